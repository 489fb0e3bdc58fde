import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/ground/own-package.ts';

const OWNERS = join(ROOT, 'reference-impl/deviations/grammar/owners.json');
const SURVIVORS = join(ROOT, 'reference-impl/deviations/grammar/survivors.json');

/** Operators by place. */
type Places = Record<string, string[]>;

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const write = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);

/** The place of a fault, by its id. */
export const placeIn = (id: string): string => id.slice(id.indexOf('.') + 1);

const operatorIn = (id: string): string => id.slice(0, id.indexOf('.'));

function byPlace(ids: readonly string[]): Places {
  const places: Places = {};
  for (const id of ids.toSorted()) places[placeIn(id)] = [...(places[placeIn(id)] ?? []), operatorIn(id)];
  return places;
}

const idsIn = (places: Places): string[] =>
  Object.entries(places).flatMap(([place, operators]) => operators.map((operator) => `${operator}.${place}`));

const sorted = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The rule that catches each fault, by its id. */
export const readOwners = (): Array<readonly [id: string, rule: string]> =>
  Object.entries(read(OWNERS) as Record<string, Places>).flatMap(([rule, places]) =>
    idsIn(places).map((id) => [id, rule] as const),
  );

/** The faults that nothing catches. */
export const readSurvivors = (): string[] => idsIn(read(SURVIVORS));

export function writeOwners(owners: ReadonlyMap<string, string>): void {
  const rules = [...new Set(owners.values())];
  const idsOf = (rule: string): string[] => [...owners].filter(([, owner]) => owner === rule).map(([id]) => id);
  write(OWNERS, sorted(rules.map((rule) => [rule, sorted(Object.entries(byPlace(idsOf(rule))))] as const)));
}

export const writeSurvivors = (ids: readonly string[]): void => write(SURVIVORS, sorted(Object.entries(byPlace(ids))));
