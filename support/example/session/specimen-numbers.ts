import type { Cast } from './cast.ts';
import { cellValue } from './json-members.ts';

const SPECIMENS: ReadonlyMap<string, readonly [role: string, place: number]> = new Map([
  ['+46700000001', ['reachable', 1]],
  ['+46700000002', ['reachable', 2]],
  ['+61491570156', ['reachable', 3]],
  ['+61491570157', ['reachable', 4]],
  ['+12025550101', ['reachable', 5]],
  ['+447700900001', ['reachable', 6]],
  ['+99900000001', ['noRoute', 1]],
  ['+61491570110', ['blocked', 1]],
]);

/** The place of a written number among the reachable ones, counted from 1; undefined for every other number. */
export function reachablePlace(written: string): number | undefined {
  const [role, place] = SPECIMENS.get(written) ?? [];
  return role === 'reachable' ? place : undefined;
}

/** Numbers of other countries, for which any reachable number of a target may stand. */
const ABROAD = ['+61491570159', '+33639980001', '+447700900123'];

const SPELLINGS: ReadonlyMap<string, (number: string) => string> = new Map([
  ['46700000001', (number: string) => number.slice(1)],
  ['0046700000001', (number: string) => `00${number.slice(1)}`],
  ['0700000001', (number: string) => `0${number.slice(-9)}`],
  ['+46 70 000 00 01', (number: string) => number.replace(/\d\d(?=\d)/g, '$& ')],
]);

/** Whether a target's own number stands for one that a feature writes, in digits or in another spelling. */
export const hasStandIn = (written: string): boolean =>
  [...SPECIMENS.keys(), ...ABROAD, ...SPELLINGS.keys()].some(
    (known) => known.replace('+', '') === written.replace('+', ''),
  );

/** Roles that no number has by itself: which numbers have no route or are blocked is up to a platform, in a lab too. */
const GIVEN: ReadonlySet<string> = new Set(['noRoute', 'blocked']);

/** The target's own number for a written one. Throws Inconclusive (precondition-unmet) when it declares none. */
export function numberAt({ cast }: { readonly cast: Cast }, written: string): string {
  const own = cast.standIns.get(written);
  if (own !== undefined) return own;

  const specimen = SPECIMENS.get(written);
  const { numbers } = cast.facts;
  if (cast.hasWorld) {
    if (specimen === undefined) return written;
    const [role, place] = specimen;
    cast.uses.add(`number ${role} ${place}`);
    return (GIVEN.has(role) ? numbers[role]?.[place - 1] : undefined) ?? written;
  }

  if (specimen) return cast.number(...specimen);
  const abroad = ABROAD.indexOf(written);
  if (abroad === -1) return SPELLINGS.get(written)?.(cast.number('reachable')) ?? written;
  const known = numbers.reachable?.length ?? 0;
  return cast.number('reachable', known === 0 ? 1 : ((abroad + 1) % known) + 1);
}

/** The value of a table cell, with the target's own number in place of one that features write. */
export function ownValue(session: { readonly cast: Cast }, cell: string): unknown {
  const value = cellValue(cell);
  return typeof value === 'string' && SPECIMENS.has(value) ? numberAt(session, value) : value;
}
