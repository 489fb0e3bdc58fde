import pc from 'picocolors';
import { doNothing } from '../../ground/do-nothing.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { forTerminal, jsonForTerminal } from '../../ground/quote/terminal.ts';
import { hideDeclared } from '../../ground/secrets/hide-secrets.ts';
import { hidePlaces } from '../../ground/secrets/secret-places.ts';
import { tell } from './watched.ts';

/** Colours on a terminal alone, so that a log or a pipe gets plain text; NO_COLOR forbids them, FORCE_COLOR asks for them anywhere. */
export function wantsColor({ isTTY }: Screen, environment: NodeJS.ProcessEnv = process.env): boolean {
  const { NO_COLOR = '', FORCE_COLOR, TERM } = environment;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return !/^(0|false)$/i.test(FORCE_COLOR);
  return NO_COLOR === '' && isTTY === true && TERM !== 'dumb';
}

export const colors = pc.createColors(wantsColor(process.stdout));

export const errorColors = pc.createColors(wantsColor(process.stderr));

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

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours take no room
const COLOR = /\u001b\[[0-9;]*m/g;

const NARROWEST = 20;

export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** How wide the output may be: as wide as the terminal, as COLUMNS says elsewhere, or undefined for no bound. */
export function widthOf(screen: Screen, { COLUMNS = '' }: NodeJS.ProcessEnv = process.env): number | undefined {
  const width = screen.isTTY ? screen.columns || 80 : /^\d+$/.test(COLUMNS) ? Number(COLUMNS) : undefined;
  return width === undefined || width === 0 ? undefined : Math.max(NARROWEST, width);
}

const lengthOf = (text: string): number => text.replace(COLOR, '').length;

/** Commands are copied: the terminal may break them, we do not. */
const COMMAND = /^\s*(?:alone|again|\$)\s/;

/** The text with lines broken between words, so that it fits; without a width it stays as it is. */
export function fitted(text: string, width: number | undefined = widthOf(process.stdout)): string {
  if (width === undefined) return text;
  return text
    .split('\n')
    .map((line) => {
      if (lengthOf(line) <= width || COMMAND.test(line)) return line;
      // The lines after the first begin under the text that follows a name, else a little further in.
      const [indent = ''] = /^\s*/.exec(line) ?? [];
      const [named] = /^\s*\S+(?: {2,})/.exec(line.replace(COLOR, '')) ?? [];
      const hang = ' '.repeat(named && named.length <= width / 3 ? named.length : indent.length + 2);
      const lines: string[] = [];
      let current = '';
      for (const piece of line.trimEnd().split(/(?<=\S)(?=\s)/)) {
        if (current.trim() !== '' && lengthOf(current) + lengthOf(piece) > width) {
          lines.push(current);
          current = `${hang}${piece.trimStart()}`;
        } else current += piece;
      }
      return [...lines, current].join('\n');
    })
    .join('\n');
}
