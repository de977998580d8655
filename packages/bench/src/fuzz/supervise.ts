/** Runs the working thread and ends it where it does not end by itself or takes too much memory. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { cpuSeconds } from '../measure.js';
import type { Fault } from './exercise.js';
import { type FoundFault, type Message, Progress, type Task } from './protocol.js';

export interface Limits {
  /** Megabytes of heap. */
  readonly memory: number;
  /** CPU seconds of one step, after which it is called endless. */
  readonly hang: number;
}

export interface Listener {
  found(fault: FoundFault): void;
  /** Now and then, with the number of the input in work. */
  progress(input: number): void;
}

const WATCH_EVERY = 100;

/** The number of the next input: the thread is done with all before it, or was ended at the one before it. */
export async function supervise(
  task: Omit<Task, 'progress'>,
  limits: Limits,
  listener: Listener,
  script = './worker',
): Promise<number> {
  const progress = new Progress();
  const worker = startWorker(script, { ...task, progress: progress.memory }, limits.memory);
  let next: number | undefined;
  let fault: Fault | undefined;
  let failure: Error | undefined;
  const watch = watchSteps(progress, limits.hang, (step, seconds) => {
    fault = { kind: 'hang', step, detail: `no end after ${seconds.toFixed(0)} s` };
    void worker.terminate();
  });
  const tick = setInterval(() => {
    listener.progress(progress.input);
    watch();
  }, WATCH_EVERY);
  worker.on('message', (message: Message) => {
    if ('found' in message) listener.found(message.found);
    else next = message.done.next;
  });
  worker.on('error', (error: Error & { code?: string }) => {
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') failure = error;
    else fault = { kind: 'memory', step: progress.step, detail: `more than ${limits.memory} MB of heap` };
  });
  await new Promise((resolve) => worker.once('exit', resolve));
  clearInterval(tick);
  if (failure) throw failure;
  if (next !== undefined) return next;
  listener.found({
    fault: fault ?? { kind: 'throw', step: progress.step, detail: 'the thread ended' },
    index: progress.input,
  });
  return progress.input + 1;
}

/** Calls `onHang` where the same step goes on for too long. CPU time: a machine that is busy otherwise is no fault. */
function watchSteps(progress: Progress, limit: number, onHang: (step: string, seconds: number) => void): () => void {
  let steps = -1;
  let begun = 0;
  return () => {
    if (progress.steps !== steps) {
      steps = progress.steps;
      begun = cpuSeconds();
    } else if (cpuSeconds() - begun > limit) onHang(progress.step, cpuSeconds() - begun);
  };
}

function startWorker(script: string, task: Task, megabytes: number): Worker {
  const extension = extname(import.meta.url);
  const url = new URL(`${script}${extension}`, import.meta.url);
  const options = { workerData: task, resourceLimits: { maxOldGenerationSizeMb: megabytes } };
  if (extension !== '.ts') return new Worker(url, options);
  // From the sources, as in tests, the thread must first learn to read them.
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${url.href}'); })`;
  return new Worker(load, { ...options, eval: true, execArgv: ['--conditions=kifu-source'] });
}
