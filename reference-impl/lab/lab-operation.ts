import type { Call, Operation } from '../http/operation.ts';
import { thereAre } from '../kernel/names.ts';
import { badRequest, Problem } from '../kernel/problem.ts';
import { millisecondsOf } from '../kernel/time.ts';
import type { KeyedAccount } from '../worlds/parts.ts';
import type { Platform } from '../worlds/platform.ts';
import type { World } from '../worlds/registry.ts';

/** Calls to the lab carry no credentials: anyone who reaches its port is the operator of the platform. */
export type LabCaller = Platform;

/** A call of the operator, who sees a whole world. */
export type LabCall<Body = unknown> = Call<World, LabCaller, Body>;

export type LabOperation = Operation<World, LabCaller>;

/** Where an operation is found. */
export function verb(
  id: string,
  method: LabOperation['method'],
  path: string,
  rest: Omit<LabOperation, 'id' | 'method' | 'path'>,
): LabOperation {
  return { id, method, path, ...rest };
}

/** The JSON Schema of an object with these members and no more; those whose names end with `?` may be left out. */
export function objectOf(members: Readonly<Record<string, object>>): object {
  const required = Object.keys(members).filter((name) => !name.endsWith('?'));
  const properties = Object.fromEntries(Object.entries(members).map(([name, of]) => [name.replace('?', ''), of]));
  return { type: 'object', additionalProperties: false, ...(required.length > 0 ? { required } : {}), properties };
}

/** The milliseconds of a duration. Throws a Problem 400 with its pointer and an example if it is invalid. */
export function spanAt(pointer: string, duration: string, example = 'PT30S'): number {
  const span = millisecondsOf(duration);
  if (span !== undefined && span >= 0) return span;
  throw badRequest(pointer, `must be an ISO 8601 duration such as ${example}`);
}

/** Sets a script of steps, each `after` the one before it; null removes it. */
export function writeScript<Step extends { readonly after: number }>(
  scripts: Map<string, readonly Step[]>,
  key: string,
  steps: ReadonlyArray<Omit<Step, 'after'> & { readonly after?: string }> | null,
): void {
  const timed = steps?.map((step, place) => {
    const after = spanAt(`/steps/${place}/after`, step.after ?? 'PT0S');
    return { ...step, after } as unknown as Step;
  });
  if (timed) scripts.set(key, timed);
  else scripts.delete(key);
}

/** A number of a handset in the form of the lab: international, with or without its plus, or with a blank that a query made of it. */
const GIVEN = /^[+ ]?(\d{5,15})$/;

/** A phone number with its plus. Throws a Problem 400 with an example for anything else. */
export function phoneNumberOf(text: string, pointer = '/number'): string {
  const digits = GIVEN.exec(text)?.[1];
  if (digits !== undefined) return `+${digits}`;
  throw badRequest(pointer, `${JSON.stringify(text.slice(0, 40))} must be a phone number such as +46700000001`);
}

/** The account with an id. Throws a Problem that names those there are. */
export function accountNamed(accounts: ReadonlyMap<string, KeyedAccount>, id: string): KeyedAccount {
  const found = accounts.get(id);
  if (found) return found;
  throw new Problem(404, `There is no account ${id.slice(0, 100)} in this world; ${thereAre([...accounts.keys()])}.`);
}
