import { existsSync } from 'node:fs';
import { readText } from '../../ground/bounded-file.ts';
import { readJson } from '../../ground/json.ts';
import type { Back } from '../../ground/operations/change.ts';
import { changes } from '../../ground/operations/loader.ts';
import { creationOf } from './creations.ts';

/** Something that a run was about to make, or to change (`restore`): written before the request leaves. */
export interface Intention {
  readonly key: string;
  readonly state: 'asked' | 'restore';
  readonly run: string;
  readonly at: number;
  readonly kind: string;
  readonly url: string;
  readonly account?: string | undefined;
  readonly ids: readonly string[];
  readonly same: Readonly<Record<string, unknown>>;
  readonly until?: number | undefined;
  readonly back?: Back | undefined;
  /** Whose it is: who made it, where the request told, and who alone may put it back. */
  readonly user?: string | undefined;
}

export interface Became {
  readonly key: string;
  readonly state: 'made' | 'refused' | 'removed';
  readonly ids?: readonly string[];
}

export type Line = Intention | Became;

/** Something that may still be on the account; `told` is false when the answer to its creation never came. */
export interface LeftOver extends Intention {
  readonly told: boolean;
}

export interface BrokenLine {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** What a journal tells; `torn` counts lines that broke off before their request left. */
export interface JournalContent {
  readonly left: readonly LeftOver[];
  readonly torn: number;
  readonly broken: readonly BrokenLine[];
}

type Json = Readonly<Record<string, unknown>>;

function problemIn(line: Json | null | undefined, isStarted: boolean): string | undefined {
  if (typeof line !== 'object' || line === null) return 'it is no JSON object';
  if (typeof line.key !== 'string') return 'it has no key';
  const { ids = [] } = line;
  if (!Array.isArray(ids) || !ids.every((each) => typeof each === 'string')) return 'its ids are no list of texts';
  if (line.state === 'refused' || line.state === 'removed') return undefined;
  if (line.state === 'made') return isStarted ? undefined : 'no line before it says what was asked for';
  if (line.state !== 'asked' && line.state !== 'restore') return `its state ${line.state} is not known`;
  if (typeof line.url !== 'string' || !URL.canParse(line.url)) return 'its url is not an address';
  const kind = String(line.kind);
  const isKnown = line.state === 'asked' ? creationOf(kind, line.url) : changes.some((each) => each.kind === kind);
  if (!isKnown) return `its kind ${line.kind} is not known`;
  const { method } = (line.back ?? {}) as Partial<Back>;
  return line.state === 'restore' && method === undefined ? 'it does not say how to put it back' : undefined;
}

export function leftOvers(text: string): JournalContent {
  const left = new Map<string, LeftOver>();
  const broken: BrokenLine[] = [];
  let torn = 0;
  for (const [at, raw] of text.split('\n').entries()) {
    if (raw.trim() === '') continue;
    const read = readJson(raw) as Json | null | undefined;
    const why = problemIn(read, left.has(String(read?.key)));
    // A crash cuts a line off before its end; whatever else is no JSON was written by somebody else.
    if (why !== undefined && read === undefined && !raw.trimEnd().endsWith('}')) torn += 1;
    else if (why !== undefined) broken.push({ line: at + 1, text: raw, why });
    if (why !== undefined) continue;
    const line = read as unknown as Line;
    const { key, state } = line;
    const before = left.get(key);
    if (state === 'asked' || state === 'restore')
      left.set(key, { ...line, ids: line.ids ?? [], same: line.same ?? {}, told: state === 'restore' });
    else if (state === 'made' && before) left.set(key, { ...before, told: true, ids: line.ids ?? before.ids });
    else if (state !== 'made') left.delete(key);
  }
  return { left: [...left.values()], torn, broken };
}

export const readJournal = (path: string): JournalContent => leftOvers(existsSync(path) ? readText(path) : '');
