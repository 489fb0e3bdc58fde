import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a home register says of a number, as a target file declares it. */
export interface Lookup {
  readonly result: string;
  readonly imsi?: string;
  readonly location?: string;
}

interface NumberEntry extends Partial<Lookup> {
  readonly number: string;
  readonly lookup?: string;
}

const entries: NumberEntry[] = JSON.parse(readFileSync(join(import.meta.dirname, 'numbers.json'), 'utf8'));

/** Numbers of a range that is there to be looked up alone. */
const isLookedUp = ({ number }: NumberEntry): boolean => number.startsWith('+61700000');

const lookupOf = ({ lookup, imsi, location }: NumberEntry): Lookup =>
  lookup === undefined
    ? { result: 'OK', ...(imsi ? { imsi } : {}), ...(location ? { location } : {}) }
    : { result: lookup };

/** The numbers of both sandboxes that may be looked up, and what is known of them. */
export const LOOKUPS: Readonly<Record<string, Lookup>> = Object.fromEntries(
  entries.filter(isLookedUp).map((entry) => [entry.number, lookupOf(entry)]),
);
