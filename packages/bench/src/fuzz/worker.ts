/** The thread that reads and writes the inputs one after another; an endless loop in it can be ended from outside. */
import { parentPort, workerData } from 'node:worker_threads';
import { cpuSeconds } from '../measure.js';
import { makeCorpus } from './corpus.js';
import { exercise, type Fault } from './exercise.js';
import { type FuzzInput, makeInput } from './make-input.js';
import { type Message, Progress, type Task } from './protocol.js';
import { shrink } from './shrink.js';
import { signatureOf } from './signature.js';

/** Milliseconds to make one failing input smaller. */
const SHRINKING = 4_000;

function work(task: Task, send: (message: Message) => void): void {
  const progress = new Progress(task.progress);
  progress.startStep('making the corpus');
  const corpus = makeCorpus(task.format, task.fixtures);
  const faultOf = (input: FuzzInput): Fault | undefined =>
    exercise(input, (step) => progress.startStep(step), cpuSeconds, task.format);
  const known = new Set<string>();
  let index = task.first;
  for (; index < task.most && Date.now() < task.until; index++) {
    progress.startInput(index);
    const input = makeInput(corpus, task.seed, index);
    const fault = faultOf(input);
    if (fault === undefined) continue;
    const isKnown = known.has(signatureOf(fault));
    known.add(signatureOf(fault));
    const shrunk = isKnown || fault.kind === 'slow' ? input.bytes : shrunkBytes(input, fault, faultOf);
    send({ found: { fault, index, shrunk } });
  }
  send({ done: { next: index } });
}

function shrunkBytes(input: FuzzInput, fault: Fault, faultOf: (input: FuzzInput) => Fault | undefined): Uint8Array {
  const signature = signatureOf(fault);
  const deadline = Date.now() + SHRINKING;
  const fails = (bytes: Uint8Array): boolean => {
    const other = faultOf({ ...input, bytes });
    return other !== undefined && signatureOf(other) === signature;
  };
  return shrink(input.bytes, fails, () => Date.now() > deadline);
}

work(workerData as Task, (message) => parentPort?.postMessage(message));
