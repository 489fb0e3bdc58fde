import { EXIT } from '../../ground/exit-codes.ts';
import { guardLoop } from '../../ground/time/loop-guard.ts';

/** A process that cucumber started to run examples in: it ends with the run, however that ends, and leaves it to tell. */
const isWorker = /run_worker\.js$/.test(process.argv[1] ?? '');

if (isWorker) {
  const end = (): never => process.exit(EXIT.cancelled);
  process.once('disconnect', end);
  process.on('error', end);
  // Ctrl-C reaches the whole group; the run decides when its workers end.
  process.on('SIGINT', () => undefined);
  guardLoop();
}
