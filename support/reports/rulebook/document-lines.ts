import { createHash } from 'node:crypto';

/** The fingerprints of the lines that rules name, by line number. */
export type DocumentLines = Readonly<Record<string, string>>;

const SHORT = 12;

/** A fingerprint of a line that does not mind spaces. */
export function digestOf(line: string): string {
  return createHash('sha256').update(line.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, SHORT);
}

export function lineNumbers(lines: string): number[] {
  const numbers: number[] = [];
  for (const part of lines.split(',')) {
    const [first = Number.NaN, last = first] = part.split('-').map(Number);
    if (!(Number.isInteger(first) && Number.isInteger(last) && first > 0)) continue;
    for (let line = first; line <= last; line += 1) numbers.push(line);
  }
  return numbers;
}

/** The fingerprints of the lines of `text` that any of `rules` names; empty lines have none. */
export function linesOf(text: string, rules: ReadonlyArray<{ readonly lines?: unknown }>): DocumentLines {
  const all = text.split(/\r?\n/);
  const prints: Record<string, string> = {};
  for (const { lines } of rules) {
    if (typeof lines !== 'string') continue;
    for (const line of lineNumbers(lines)) {
      const written = all[line - 1]?.trim();
      if (written) prints[String(line)] = digestOf(written);
    }
  }
  return prints;
}

export interface Located {
  /** The line in this document by the line that rules name. */
  readonly places: ReadonlyMap<number, number>;
  readonly missing: readonly number[];
  readonly moved: number;
}

/** Finds the lines again, where they are expected or else where the same words occur once. */
export function locate(text: string, known: DocumentLines): Located {
  const prints = text.split(/\r?\n/).map(digestOf);
  const places = new Map<number, number>();
  const missing: number[] = [];
  let moved = 0;
  for (const [name, print] of Object.entries(known)) {
    const line = Number(name);
    const first = prints.indexOf(print);
    if (prints[line - 1] === print) places.set(line, line);
    else if (first >= 0 && first === prints.lastIndexOf(print)) {
      places.set(line, first + 1);
      moved += 1;
    } else missing.push(line);
  }
  return { places, missing, moved };
}

/** One sentence about how well a document fits the rules, or undefined when it fits. */
export function fitNotice(file: string, { places, missing, moved }: Located): string | undefined {
  const all = places.size + missing.length;
  if (all > 0 && places.size === 0)
    return `${file} is not the document that the rules were made from: none of the ${all} lines they name is in it, so it is left out.`;
  if (missing.length > 0)
    return `${file} is another version of the document that the rules were made from: ${missing.length} of the ${all} lines they name are not in it and stay uncoloured.`;
  return moved > 0
    ? `${file} has ${moved} of the ${all} lines in another place; they were found again by their words.`
    : undefined;
}
