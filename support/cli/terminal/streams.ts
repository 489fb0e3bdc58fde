import { doNothing } from '../../ground/do-nothing.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { forTerminal, jsonForTerminal } from '../../ground/quote/terminal.ts';
import { hideDeclared } from '../../ground/secrets/hide-secrets.ts';
import { hidePlaces } from '../../ground/secrets/secret-places.ts';
import { wantsColor } from './colors.ts';
import { tell } from './watched.ts';

let trouble: Error | undefined;

/** What a stream that broke says to every later write. */
const KNOWN = ['EPIPE', 'ERR_STREAM_DESTROYED'];

function note(error: NodeJS.ErrnoException | null | undefined): void {
  if (error && !KNOWN.includes(error.code ?? '')) trouble ??= error;
}

/** A closed pipe ends quietly; a full disk behind standard output is reported at the end. */
export function tameStreams(): void {
  process.stdout.on('error', note);
  process.stderr.on('error', doNothing);
}

/** Prints a text for people; nothing in it gives orders to a terminal or a build service. */
export function print(text: string): void {
  process.stdout.write(forTerminal(hideDeclared(text), wantsColor(process.stdout)));
}

export function printJson(json: string): void {
  process.stdout.write(`${jsonForTerminal(hideDeclared(json))}\n`);
}

export function printCommands(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

export function complain(sentence: string, speaker = 'plumbline'): void {
  process.stderr.write(forTerminal(`${speaker}: ${hideDeclared(hidePlaces(sentence))}\n`));
}

/** Ends the process once everything that was written has left: idle connections would keep it alive. */
export function leave(code: number): void {
  process.stdout.write('', (error) => {
    note(error);
    if (trouble) complain(`cannot write to standard output: ${systemWords(trouble)}.`);
    const leaving = trouble ? EXIT.harness : code;
    tell({ leaving }, () => process.exit(leaving));
  });
}
