import { defaultServiceScript } from './default-service.ts';
import { duplicatesScript } from './duplicates.ts';
import { idempotencyScript } from './idempotency.ts';
import type { Script } from './script.ts';
import { sendingHoursScript } from './sending-hours.ts';
import { coveringRows, fits, type Row, readSpaces, type Space } from './space.ts';
import { tokensScript } from './tokens.ts';

const MAKERS: Readonly<Record<string, { tag: string; scriptOf: (space: Space, row: Row) => Script }>> = {
  duplicates: { tag: '@messaging', scriptOf: duplicatesScript },
  'sending hours': { tag: '@messaging', scriptOf: sendingHoursScript },
  idempotency: { tag: '@voice', scriptOf: idempotencyScript },
  'default service': { tag: '@voice', scriptOf: defaultServiceScript },
  tokens: { tag: '@token', scriptOf: tokensScript },
};

export interface DeepExample {
  readonly space: Space;
  readonly row: Row;
  readonly script: Script;
}

export function exampleOf(space: Space, row: Row): DeepExample {
  const maker = MAKERS[space.promise];
  if (!maker) throw new Error(`no scripts are made of ${space.promise}`);
  return { space, row, script: maker.scriptOf(space, row) };
}

export function deepSet(seed: number): DeepExample[] {
  const examples: DeepExample[] = [];
  for (const space of readSpaces()) for (const row of coveringRows(space, seed)) examples.push(exampleOf(space, row));
  return examples;
}

export function featureOf(title: string, examples: readonly DeepExample[]): { text: string; lines: number[] } {
  const written = [`Feature: ${title}`, ''];
  const lines: number[] = [];
  for (const { space, script } of examples) {
    // The line of the keyword, which follows the tags.
    lines.push(written.length + 2);
    const own = [MAKERS[space.promise]?.tag, `@${script.rule}`, ...script.tags].filter(Boolean);
    written.push(`  ${own.join(' ')}`, `  Example: ${script.title}`);
    for (const step of script.steps) written.push(`    ${step}`);
    written.push('');
  }
  return { text: written.join('\n'), lines };
}

/** Rows that differ from one in a single value: which has the plainest of its axis, or a plainer one than now. */
export function plainerRows(space: Space, row: Row): { readonly plainest: Row[]; readonly between: Row[] } {
  const found: { plainest: Row[]; between: Row[] } = { plainest: [], between: [] };
  for (const [axis, values] of Object.entries(space.axes)) {
    const place = values.indexOf(row[axis] as string);
    for (const value of place < 0 ? values.slice(0, 1) : values.slice(0, place)) {
      const plainer = { ...row, [axis]: value };
      if (fits(space, plainer)) found[value === values[0] ? 'plainest' : 'between'].push(plainer);
    }
  }
  return found;
}

/** Tries rows and answers which of them are red; undefined where a limit of the run lets no more be tried. */
type Attempt = (rows: readonly Row[]) => Promise<readonly Row[] | undefined>;

/** More rounds than this no row takes: each makes at least one value plainer. */
const ROUNDS = 12;

/** The plainest row that is still red, and whether the limits of the run let it be found. */
export async function smallestRed(space: Space, red: Row, attempt: Attempt) {
  let row = red;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { plainest, between } = plainerRows(space, row);
    let single: readonly Row[] | undefined = [];
    for (const rows of [plainest, between]) if (single?.length === 0 && rows.length > 0) single = await attempt(rows);
    if (!single) return { row, isWhole: false };
    const [first] = single;
    if (!first) return { row, isWhole: true };
    // The row with all plainer values at once that these have one by one, and those with fewer and fewer of them.
    const changes = new Map<string, string>();
    for (const each of single)
      for (const [axis, value] of Object.entries(each))
        if (value !== row[axis] && !changes.has(axis)) changes.set(axis, value);
    const several: Row[] = [];
    for (let left = changes.size; left > 0; left -= 1) {
      const each = { ...row, ...Object.fromEntries([...changes].slice(0, left)) };
      if (fits(space, each)) several.push(each);
    }
    const merged = several.length > 1 ? await attempt(several) : [first];
    row = merged?.[0] ?? first;
    if (!merged) return { row, isWhole: false };
  }
  return { row, isWhole: true };
}
