import type { Meter } from './meter.ts';
import { Range, type Value } from './template.ts';

type Method<Kind> = (of: Kind, ...values: Value[]) => Value | undefined;
type Methods<Kind> = Readonly<Record<string, Method<Kind>>>;

const isMap = (value: Value): value is ReadonlyMap<string, Value> => value instanceof Map;

/** A value as text: lists and maps as the language writes them. */
export function textOf(value: Value, meter: Meter): string {
  meter.step();
  if (typeof value === 'string') {
    meter.spend(value.length);
    return value;
  }
  if (value instanceof Range) return `[${value.from}..${value.to}]`;
  if (Array.isArray(value)) return `[${value.map((each) => textOf(each, meter)).join(', ')}]`;
  if (!isMap(value)) return String(value);
  return `{${[...value].map(([name, each]) => `${name}=${textOf(each, meter)}`).join(', ')}}`;
}

const texts: Methods<string> = {
  length: (of) => of.length,
  isEmpty: (of) => of === '',
  equals: (of, other) => of === other,
  contains: (of, other) => of.includes(String(other ?? '')),
  startsWith: (of, other) => of.startsWith(String(other ?? '')),
  endsWith: (of, other) => of.endsWith(String(other ?? '')),
  toUpperCase: (of) => of.toUpperCase(),
  toLowerCase: (of) => of.toLowerCase(),
  trim: (of) => of.trim(),
  substring: (of, from, to) => of.slice(Number(from ?? 0), to === undefined ? undefined : Number(to)),
  toString: (of: string) => of,
};

const lists: Methods<readonly Value[]> = {
  size: (of) => of.length,
  isEmpty: (of) => of.length === 0,
  get: (of, at) => of[Number(at)],
  contains: (of, value) => of.includes(value as Value),
};

const maps: Methods<ReadonlyMap<string, Value>> = {
  get: (of, name) => of.get(String(name ?? '')),
  keySet: (of) => [...of.keys()],
  values: (of) => [...of.values()],
  entrySet: (of) =>
    [...of].map(
      ([key, value]) =>
        new Map<string, Value>([
          ['key', key],
          ['value', value],
        ]),
    ),
  containsKey: (of, name) => of.has(String(name ?? '')),
  size: (of) => of.size,
  isEmpty: (of) => of.size === 0,
};

/** A text without halves of characters. */
export const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

const escapeMarkup = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The tool `$esc`. */
const ESCAPES: Readonly<Record<string, (text: string) => string>> = {
  json: (text) => JSON.stringify(text).slice(1, -1),
  javascript: (text) => JSON.stringify(text).slice(1, -1),
  xml: escapeMarkup,
  html: escapeMarkup,
  url: (text) => encodeURIComponent(wellFormed(text)),
};

const own = <Kind>(methods: Methods<Kind>, name: string): Method<Kind> | undefined =>
  Object.hasOwn(methods, name) ? methods[name] : undefined;

/** `$esc.name(value)`; nothing is escaped to an empty text. */
export const escaped = (name: string, value: Value | undefined, meter: Meter): string | undefined =>
  Object.hasOwn(ESCAPES, name)
    ? ESCAPES[name]?.(value === undefined || value === null ? '' : textOf(value, meter))
    : undefined;

/** What a method of a value gives, or undefined when the value has no such method: there are no others than these. */
export function called(of: Value, name: string, values: readonly Value[], meter: Meter): Value | undefined {
  if (values.some((value) => typeof value === 'object' && value !== null)) return undefined;
  if (typeof of === 'string') {
    meter.spend(of.length);
    return own(texts, name)?.(of, ...values);
  }
  if (Array.isArray(of)) return own(lists, name)?.(of, ...values);
  if (isMap(of)) return own(maps, name)?.(of, ...values);
  return undefined;
}

const GETTERS: Readonly<Record<string, string>> = { empty: 'isEmpty', size: 'size', length: 'length' };

/** A member of a value: an entry of a map, or what can be asked of it without further values. */
export function memberOf(of: Value, name: string, meter: Meter): Value | undefined {
  const entry = isMap(of) ? of.get(name) : undefined;
  if (entry !== undefined || !Object.hasOwn(GETTERS, name)) return entry;
  return called(of, GETTERS[name] as string, [], meter);
}
