/** In the place of a value that is not there. */
export const LOST = Symbol('lost');

/** What a fault does to one value, wherever that is: in a request, in an answer, in a letter, or as the result of a decision. */
export interface Operator {
  /** The first part of the ids of its faults. */
  readonly name: string;
  /** Completes a sentence such as "… is stored …". */
  readonly says: string;
  /** Only for objects whose members have names that clients choose: elsewhere each member has its own faults. */
  readonly isForMaps?: boolean;
  /** Begins for each world, with nothing remembered. A value that it does not concern comes back as it is. */
  readonly begin: () => (value: unknown) => unknown;
}

/** An operator without a memory. */
export const operator = (name: string, says: string, change: (value: unknown) => unknown): Operator => ({
  name,
  says,
  begin: () => change,
});

/** Whether two values are the same to a reader of JSON; what has no JSON is compared by identity. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    return false;
  }
}

/** An object with members, not one of a class. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const of = Object.getPrototypeOf(value);
  return of === Object.prototype || of === null;
}
