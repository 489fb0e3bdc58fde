import type { Row } from '../fault.ts';
import { changedAt, type Path, visit } from './at-path.ts';
import { isSame, LOST, type Operator } from './operator.ts';
import { valueOperator, valueOperators } from './value-operators.ts';

/** A fault that can be made: the operator, and the place below the subject. */
export interface Found {
  readonly operator: string;
  readonly at: string;
}

/** One kind of place where operators apply. */
export interface Site {
  /** The first part of its places; the second is the subject, such as an operation. */
  readonly kind: string;
  /** The names of the operators that are its own. */
  readonly operators: readonly string[];
  /** What to try at a subject that was reached with this value; `isNew` says whether a fault is still to be judged. */
  find(subject: string, value: unknown, memory: Memory, isNew: (found: Found) => boolean): Found[];
  /** The change, or undefined where the operator has no sense. */
  row(operator: string, subject: string, at: string): Row | undefined;
}

/** What operators with a memory remember while it is found out what they would change. */
export type Memory = Map<string, (value: unknown) => unknown>;

function remembered(memory: Memory, key: string, { begin }: Operator): (value: unknown) => unknown {
  const known = memory.get(key) ?? begin();
  memory.set(key, known);
  return known;
}

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
      if (isNew(one) && !isSame(remembered(memory, `${each.name} ${at}`, each)(inner), inner)) found.push(one);
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
