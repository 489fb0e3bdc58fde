import { Worker } from 'node:worker_threads';
import { every } from '../time/every.ts';

const CANCELLED = 130;

/** Milliseconds between two signs of life, and seconds without one after which the process is caught in a loop. */
const BEAT = 1000;
const SILENCE = 120;

/** Runs beside the examples, in a thread that they cannot hold up: ends the process when its run is gone or it hangs. */
const GUARD = `
const { workerData: { beats, parent, silence } } = require('node:worker_threads');
let [seen, silent] = [0, 0];
setInterval(() => {
  const now = Atomics.load(beats, 0);
  silent = now === seen ? silent + 1 : 0;
  seen = now;
  if (process.ppid !== parent || silent > silence) process.kill(process.pid, 'SIGKILL');
}, 1000);
`;

/** A process that cucumber started to run examples in: it ends with the run, however that ends, and leaves it to tell. */
const isWorker = /run_worker\.js$/.test(process.argv[1] ?? '');

if (isWorker) {
  const end = (): never => process.exit(CANCELLED);
  process.once('disconnect', end);
  process.on('error', end);
  // Ctrl-C reaches the whole group; the run decides when its workers end.
  process.on('SIGINT', () => undefined);
  const beats = new Int32Array(new SharedArrayBuffer(4));
  every(BEAT, () => Atomics.add(beats, 0, 1));
  const workerData = { beats, parent: process.ppid, silence: SILENCE };
  new Worker(GUARD, { eval: true, execArgv: [], workerData }).unref();
}
