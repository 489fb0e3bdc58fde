import { isMap, type Value } from './template.ts';
import type { Meter } from './values.ts';

type Method<Kind> = (of: Kind, values: readonly Value[], meter: Meter) => Value | undefined;
type Methods<Kind> = Readonly<Record<string, Method<Kind>>>;

/** How many characters are compared at the cost of one that is copied. */
const COMPARED = 8;

/** A search may compare every character of one text with every character of the other. */
function includes(of: string, [other]: readonly Value[], meter: Meter): boolean {
  const wanted = String(other ?? '');
  meter.characters((of.length * wanted.length) / COMPARED);
  return of.includes(wanted);
}

const texts: Methods<string> = {
  length: (of) => of.length,
  isEmpty: (of) => of === '',
  equals: (of, [other]) => of === other,
  contains: includes,
  startsWith: (of, [other]) => of.startsWith(String(other ?? '')),
  endsWith: (of, [other]) => of.endsWith(String(other ?? '')),
  toUpperCase: (of) => of.toUpperCase(),
  toLowerCase: (of) => of.toLowerCase(),
  trim: (of) => of.trim(),
  substring: (of, [from, to]) => of.slice(Number(from ?? 0), to === undefined ? undefined : Number(to)),
  toString: (of: string) => of,
};

const lists: Methods<readonly Value[]> = {
  size: (of) => of.length,
  isEmpty: (of) => of.length === 0,
  get: (of, [at]) => of[Number(at)],
  contains: (of, [value], meter) => {
    meter.pieces(of.length);
    if (typeof value === 'string') meter.characters((of.length * value.length) / COMPARED);
    return of.includes(value as Value);
  },
};

type Entries = ReadonlyMap<string, Value>;

/** A method that copies each entry, at the cost of this many pieces. */
const copying =
  (pieces: number, copy: (of: Entries) => Value): Method<Entries> =>
  (of, _values, meter) => {
    meter.pieces(of.size * pieces);
    return copy(of);
  };

const maps: Methods<Entries> = {
  get: (of, [name]) => of.get(String(name ?? '')),
  keySet: copying(1, (of) => [...of.keys()]),
  values: copying(1, (of) => [...of.values()]),
  entrySet: copying(4, (of) => [...of].map(([key, value]) => new Map(Object.entries({ key, value })))),
  containsKey: (of, [name]) => of.has(String(name ?? '')),
  size: (of) => of.size,
  isEmpty: (of) => of.size === 0,
};

const own = <Kind>(methods: Methods<Kind>, name: string): Method<Kind> | undefined =>
  Object.hasOwn(methods, name) ? methods[name] : undefined;

/** The result of a method of a value, or undefined if there is no such method. */
export function called(of: Value, name: string, values: readonly Value[], meter: Meter): Value | undefined {
  if (values.some((value) => typeof value === 'object' && value !== null)) return undefined;
  for (const value of [of, ...values]) if (typeof value === 'string') meter.characters(value.length);
  if (typeof of === 'string') return own(texts, name)?.(of, values, meter);
  if (Array.isArray(of)) return own(lists, name)?.(of, values, meter);
  if (isMap(of)) return own(maps, name)?.(of, values, meter);
  return undefined;
}

const GETTERS: Readonly<Record<string, string>> = { empty: 'isEmpty', size: 'size', length: 'length' };

export function memberOf(of: Value, name: string, meter: Meter): Value | undefined {
  const entry = isMap(of) ? of.get(name) : undefined;
  if (entry !== undefined || !Object.hasOwn(GETTERS, name)) return entry;
  return called(of, GETTERS[name] as string, [], meter);
}
