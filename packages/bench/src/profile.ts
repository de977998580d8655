/** Where the time of a benchmark goes: the functions with the most time of their own, by V8's sampling profiler. */
import { type Profiler, Session } from 'node:inspector';
import { cpuSeconds } from './measure.js';

export interface FunctionTime {
  /** `function file:line`; what the engine itself does stands in brackets. */
  readonly name: string;
  /** Its share of all samples, 0 to 1; what it calls is not counted. */
  readonly self: number;
}

const SAMPLING_MICROSECONDS = 200;

/** Runs the work again and again for so many CPU seconds, after as many to warm up, and watches it. */
export function profile(work: () => void, seconds: number): FunctionTime[] {
  repeat(work, seconds);
  const session = new Session();
  session.connect();
  // All of these answer before they return, although their interface has a callback.
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: SAMPLING_MICROSECONDS });
  session.post('Profiler.start');
  repeat(work, seconds);
  let found: Profiler.Profile | undefined;
  session.post('Profiler.stop', (error, result) => {
    if (error) throw error;
    found = result.profile;
  });
  session.disconnect();
  return selfTimes(found as Profiler.Profile);
}

function repeat(work: () => void, seconds: number): void {
  for (const start = cpuSeconds(); cpuSeconds() - start < seconds; ) work();
}

/** The nodes of one function at all its places in the call tree are one entry. The longest times come first. */
export function selfTimes({ nodes, samples = [] }: Profiler.Profile): FunctionTime[] {
  const nameOf = new Map(nodes.map(({ id, callFrame }) => [id, frameName(callFrame)]));
  const counts = new Map<string, number>();
  for (const sample of samples) {
    const name = nameOf.get(sample) ?? '?';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, self: count / samples.length })).sort((a, b) => b.self - a.self);
}

function frameName({ functionName, url, lineNumber }: Profiler.ProfileNode['callFrame']): string {
  if (url === '') return functionName === '' ? '(engine)' : functionName;
  const path = url.split('/');
  const file = path.slice(path.lastIndexOf('packages') + 1).join('/');
  return `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`;
}
