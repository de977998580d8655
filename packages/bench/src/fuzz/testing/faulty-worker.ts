/** A thread that shows a fault of the kind that only the thread beside it can tell of. */
import { workerData } from 'node:worker_threads';
import { Progress, type Task } from '../protocol.js';

const task = workerData as Task;
const progress = new Progress(task.progress);
progress.startInput(task.first);

const kept: number[][] = [];

// The seed says what to do wrong.
if (task.seed === 1) {
  progress.startStep('going round in circles');
  for (let turns = 0; ; ) turns = (turns + 1) % 7;
} else {
  progress.startStep('eating');
  for (;;) kept.push(Array(10_000).fill(kept.length));
}
