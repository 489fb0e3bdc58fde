import { Worker } from 'node:worker_threads';
import { every } from './every.ts';

/** Milliseconds between two signs of life, and how many may be missing before a process is caught in a loop. */
const BEAT = 1000;
const MISSING = 120;

/** A thread is not held up by what the others do, not even by a loop without end. */
const GUARD = `
const { workerData: { beats, parent, span, missing } } = require('node:worker_threads');
let [seen, silent] = [0, 0];
setInterval(() => {
  const now = Atomics.load(beats, 0);
  silent = now === seen ? silent + 1 : 0;
  seen = now;
  if (process.ppid !== parent || silent > missing) process.kill(process.pid, 'SIGKILL');
}, span);
`;

/** Ends this process by force when its parent is gone, or when it is caught in a loop. */
export function guardLoop(): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  every(BEAT, () => Atomics.add(beats, 0, 1));
  const workerData = { beats, parent: process.ppid, span: BEAT, missing: MISSING };
  new Worker(GUARD, { eval: true, execArgv: [], workerData }).unref();
}
