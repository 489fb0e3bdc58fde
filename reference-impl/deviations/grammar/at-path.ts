import { isRecord, LOST } from './operator.ts';

/** Steps from a value to values inside it: the names of members, `each` for every entry of a list, `any` for every member of an open map. */
export type Path = readonly string[];

/** Members whose own members have names that clients choose. */
const OPEN = new Set([
  'metadata',
  'reply_metadata',
  'customFields',
  'message_metadata',
  'conversation_metadata',
  'variables',
  'mergeTags',
  'menus',
  'events',
  'callHeaders',
  'channel_template',
]);

/** Objects with more members are open too. */
const MOST_NAMED = 30;

/** Deeper values are left to the operators on what is around them. */
const DEEPEST = 10;

type Json = Readonly<Record<string, unknown>>;

const kept = (entries: ReadonlyArray<readonly [string, unknown]>): Json =>
  Object.fromEntries(entries.filter(([, value]) => value !== LOST));

/** The value with everything at the path changed; LOST removes it from around it. */
export function changedAt(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return step === 'each'
      ? value.map((entry) => changedAt(entry, rest, change)).filter((entry) => entry !== LOST)
      : value;
  if (!isRecord(value)) return value;
  if (step === 'any')
    return kept(Object.entries(value).map(([name, member]) => [name, changedAt(member, rest, change)]));
  if (!Object.hasOwn(value, step)) return value;
  return kept(Object.entries({ ...value, [step]: changedAt(value[step], rest, change) }));
}

const isOpen = (path: Path, value: Json): boolean =>
  OPEN.has(path.at(-1) ?? '') || Object.keys(value).length > MOST_NAMED;

/** Reports a value and every value inside it, with its path and whether it is an open map. */
export function visit(value: unknown, path: Path, tell: (path: Path, value: unknown, isMap: boolean) => void): void {
  const isMap = isRecord(value) && isOpen(path, value);
  tell(path, value, isMap);
  if (path.length === DEEPEST) return;
  if (Array.isArray(value)) for (const entry of value) visit(entry, [...path, 'each'], tell);
  if (!isRecord(value)) return;
  for (const [name, member] of Object.entries(value)) visit(member, [...path, isMap ? 'any' : name], tell);
}
