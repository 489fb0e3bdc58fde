import { isObject, type Json } from '../kernel/json.ts';
import { Problem } from '../kernel/problem.ts';

export const pointerTo = (at: string, name: string): string =>
  `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

export const wrong = (pointer: string, message: string): Problem =>
  new Problem(400, 'The request cannot be mapped.', [{ pointer, message }]);

/** The value as an object. Throws a Problem that names `pointer` for anything else. */
export function objectAt(value: unknown, pointer: string): Json {
  if (!isObject(value)) throw wrong(pointer, 'must be an object');
  return value;
}

/** The value as text that is not empty. Throws a Problem that names `pointer` for anything else. */
export function textAt(value: unknown, pointer: string): string {
  if (typeof value !== 'string' || value === '') throw wrong(pointer, 'must be text');
  return value;
}

/** The value as a list with at least one entry. Throws a Problem that names `pointer` for anything else. */
export function listAt(value: unknown, pointer: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw wrong(pointer, 'must be a list that is not empty');
  return value;
}

/** What `read` makes of each entry of such a list, given its pointer. */
export const eachAt = <Read>(value: unknown, pointer: string, read: (entry: unknown, at: string) => Read): Read[] =>
  listAt(value, pointer).map((entry, place) => read(entry, `${pointer}/${place}`));

/** The value as a number from `-limit` to `limit`. Throws a Problem that names `pointer` for anything else. */
export function degreesAt(value: unknown, limit: number, pointer: string): number {
  if (typeof value !== 'number' || Math.abs(value) > limit)
    throw wrong(pointer, `must be a number from ${-limit} to ${limit}`);
  return value;
}

/** The value as text, or undefined when there is none. Throws a Problem that names `pointer` for anything else. */
export const textIfAt = (value: unknown, pointer: string): string | undefined =>
  value === undefined ? undefined : textAt(value, pointer);

/** An object of the members that have a value. */
export const present = (members: Json): Json =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

type Keyed = Readonly<Record<string, unknown>>;

const originals = new WeakMap<object, object>();

const isContainer = (value: unknown): value is Keyed => Array.isArray(value) || isObject(value);

/** The value itself, read without being recorded. */
export const untracked = <Value>(value: Value): Value =>
  isContainer(value) ? ((originals.get(value) as Value | undefined) ?? value) : value;

/** A document that records which members are read: the rest is left behind. Comparisons read the `untracked` one. */
interface Tracked {
  readonly document: unknown;
  /** JSON pointers of the members that have not been read, including everything inside them. */
  unread(): string[];
}

export function tracked(given: unknown): Tracked {
  const seen = new Map<object, Set<string>>();
  const wrap = (value: unknown): unknown => {
    if (!isContainer(value)) return value;
    const names = seen.get(value) ?? new Set<string>();
    seen.set(value, names);
    const proxy = new Proxy(value, {
      get: (of, name) => {
        if (typeof name !== 'string' || !Object.hasOwn(of, name)) return Reflect.get(of, name);
        names.add(name);
        return name === 'length' && Array.isArray(of) ? of.length : wrap(of[name]);
      },
    });
    originals.set(proxy, value);
    return proxy;
  };
  const unreadIn = (value: unknown, at: string): string[] =>
    isContainer(value)
      ? Object.keys(value).flatMap((name) =>
          seen.get(value)?.has(name) ? unreadIn(value[name], pointerTo(at, name)) : [pointerTo(at, name)],
        )
      : [];
  return { document: wrap(given), unread: () => unreadIn(given, '') };
}
