import type { Row } from '../fault.ts';
import { isRecord, isSame, LOST } from './operator.ts';
import { valueOperator, valueOperators } from './value-operators.ts';

/** Steps from a value to values inside it: the names of members, `each` for every entry of a list, `any` for every member of an open map. */
type Path = readonly string[];

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

/** The value with everything at the path changed; LOST removes it from around it. */
export function changedAt(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return step === 'each'
      ? value.map((entry) => changedAt(entry, rest, change)).filter((entry) => entry !== LOST)
      : value;
  if (!isRecord(value)) return value;
  if (step !== 'any' && !Object.hasOwn(value, step)) return value;
  const members: Array<[string, unknown]> = [];
  for (const [name, member] of Object.entries(value)) {
    const changed = step === 'any' || step === name ? changedAt(member, rest, change) : member;
    if (changed !== LOST) members.push([name, changed]);
  }
  return Object.fromEntries(members);
}

/** Reports a value and every value inside it, with its path and whether it is an open map. */
export function visit(value: unknown, path: Path, tell: (path: Path, value: unknown, isMap: boolean) => void): void {
  const isMap = isRecord(value) && (OPEN.has(path.at(-1) ?? '') || Object.keys(value).length > MOST_NAMED);
  tell(path, value, isMap);
  if (path.length === DEEPEST) return;
  if (Array.isArray(value)) for (const entry of value) visit(entry, [...path, 'each'], tell);
  if (!isRecord(value)) return;
  for (const [name, member] of Object.entries(value)) visit(member, [...path, isMap ? 'any' : name], tell);
}

/** A fault that can be made: the operator, and the place below the subject. */
export interface Found {
  readonly operator: string;
  readonly at: string;
}

export interface Site {
  /** The first part of its places; the second is the subject, such as an operation. */
  readonly kind: string;
  readonly operators: readonly string[];
  /** What to try at a subject that was reached with this value; `isNew` says whether a fault is still to be judged. */
  find(subject: string, value: unknown, memory: Memory, isNew: (found: Found) => boolean): Found[];
  /** The change, or undefined where the operator has no sense. */
  row(operator: string, subject: string, at: string): Row | undefined;
}

/** What operators with a memory remember while it is found out what they would change. */
export type Memory = Map<string, (value: unknown) => unknown>;

/** The operators that change anything in a value, and where in it; `isMeant` leaves out paths, `without` operators. */
export function findIn(
  value: unknown,
  memory: Memory,
  isNew: (found: Found) => boolean,
  { isMeant, without }: { readonly isMeant: (path: Path) => boolean; readonly without: ReadonlySet<string> },
): Found[] {
  const found: Found[] = [];
  visit(value, [], (path, inner, isMap) => {
    if (!isMeant(path)) return;
    const at = path.join('/');
    for (const each of valueOperators) {
      if (without.has(each.name) || (each.isForMaps && !isMap)) continue;
      const one = { operator: each.name, at };
      if (!isNew(one)) continue;
      const change = memory.get(`${each.name} ${at}`) ?? each.begin();
      memory.set(`${each.name} ${at}`, change);
      if (!isSame(change(inner), inner)) found.push(one);
    }
  });
  return found;
}

/** A function that changes what is at a path as an operator does; undefined when there is no such operator. */
export function changing(
  name: string,
  at: string,
): { readonly says: string; begin(): <Value>(value: Value) => Value } | undefined {
  const operator = valueOperator.get(name);
  if (!operator) return undefined;
  const path = at === '' ? [] : at.split('/');
  return {
    says: operator.says,
    begin: () => {
      const change = operator.begin();
      return <Value>(value: Value) => {
        const changed = changedAt(value, path, change);
        return (changed === LOST ? undefined : changed) as Value;
      };
    },
  };
}
