import { isObject, type Json } from '../kernel/json.ts';
import { Problem } from '../kernel/problem.ts';

export const pointerTo = (at: string, name: string): string =>
  `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** A refusal that names the member at `pointer`. */
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
