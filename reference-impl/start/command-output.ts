import { systemWords } from '../kernel/unusable-data.ts';

/** Ends "plumbline serve" with one sentence on standard error. */
export function stop(sentence: string, code: number): never {
  process.stderr.write(`plumbline serve: ${sentence}\n`);
  process.exit(code);
}

/** Says something on standard error that ends nothing. */
export const warn = (sentence: string): void => void process.stderr.write(`plumbline serve: ${sentence}.\n`);

/** Ends a command over output that cannot be written; `onGone` runs instead when its reader went away. */
export function watchOutput(stop: (sentence: string, code: number) => never, onGone: () => void): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') onGone();
    else stop(`cannot write to standard output: ${systemWords(error)}.`, 5);
  });
}

/** Logs a defect; nothing that a client sends ends the process. A closed output is not a defect. */
export function crashed(error: unknown, operation: string): void {
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
  // Text of a request in an error cannot control a terminal.
  const told = ((error as Error).stack ?? String(error)).replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '?');
  process.stderr.write(`crash in ${operation}: ${told}\n`);
}
