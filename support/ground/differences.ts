import { shortened } from './bodies/bounded.ts';

const MOST_TOLD = 3;

const LONGEST = 120;

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const areAlike = (one: unknown, other: unknown): boolean =>
  isContainer(one) && isContainer(other) && Array.isArray(one) === Array.isArray(other);

function collect(wanted: unknown, found: unknown, at: string, into: string[]): void {
  if (into.length > MOST_TOLD || Object.is(wanted, found)) return;
  if (isContainer(wanted) && isContainer(found) && areAlike(wanted, found)) {
    for (const name of new Set([...Object.keys(wanted), ...Object.keys(found)]))
      collect(wanted[name], found[name], `${at}/${name}`, into);
    return;
  }
  const one = shortened(JSON.stringify(wanted) ?? 'nothing', LONGEST);
  const other = shortened(JSON.stringify(found) ?? 'nothing', LONGEST);
  into.push(`${at || '/'}: wanted ${one}, found ${other}`);
}

/** Where two objects or lists differ, a sentence each; none where one of them is a plain value, which shows as it is. */
export function differencesOf(wanted: unknown, found: unknown): string[] {
  if (!areAlike(wanted, found)) return [];
  const told: string[] = [];
  collect(wanted, found, '', told);
  return told.length > MOST_TOLD ? [...told.slice(0, MOST_TOLD), 'and more'] : told;
}
