import { existsSync, readFileSync } from 'node:fs';

/** Something that a run was about to make: written before the request leaves. */
export interface Asked {
  readonly key: string;
  readonly state: 'asked';
  readonly run: string;
  readonly at: number;
  readonly kind: string;
  readonly url: string;
  /** The account that it was made for, where a header named one. */
  readonly account?: string | undefined;
  /** What it is called there, as far as that is known. */
  readonly ids: readonly string[];
  /** Members of the body by which it is known again in a list. */
  readonly same: Readonly<Record<string, unknown>>;
  /** When it disappears by itself, as a scheduled message does. */
  readonly until?: number | undefined;
}

/** Its outcome. */
export interface Became {
  readonly key: string;
  readonly state: 'made' | 'refused' | 'removed';
  readonly ids?: readonly string[];
}

export type Line = Asked | Became;

/** Something that may still be on the account; `told` is false when the answer to its creation never came. */
export interface LeftOver extends Asked {
  readonly told: boolean;
}

/** The content of a journal; `torn` counts incomplete lines. */
export interface Told {
  readonly left: readonly LeftOver[];
  readonly torn: number;
}

function lineOf(text: string): Line | undefined {
  try {
    const line = JSON.parse(text) as Line | null;
    return typeof line?.key === 'string' && typeof line.state === 'string' ? line : undefined;
  } catch {
    return undefined;
  }
}

const isWholeAsked = (line: Line): line is Asked =>
  line.state === 'asked' && typeof line.url === 'string' && typeof line.kind === 'string';

/** What is left according to the text of a journal; a line that broke off is passed over. */
export function leftOvers(text: string): Told {
  const left = new Map<string, LeftOver>();
  let torn = 0;
  for (const raw of text.split('\n').filter((each) => each.trim() !== '')) {
    const line = lineOf(raw);
    const before = left.get(line?.key ?? '');
    if (!line) torn += 1;
    else if (isWholeAsked(line)) left.set(line.key, { ...line, ids: line.ids ?? [], told: false });
    else if (line.state === 'made' && before)
      left.set(line.key, { ...before, told: true, ids: (line as Became).ids ?? before.ids });
    else if (line.state === 'refused' || line.state === 'removed') left.delete(line.key);
  }
  return { left: [...left.values()], torn };
}

/** The content of the journal at `path`; a missing one is empty. */
export const readJournal = (path: string): Told =>
  existsSync(path) ? leftOvers(readFileSync(path, 'utf8')) : { left: [], torn: 0 };
