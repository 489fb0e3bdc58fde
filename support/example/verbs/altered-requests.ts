import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Session } from '../session/session.ts';
import { ask, type Requester, subjectOf } from './asking.ts';
import { operationRequest } from './operation-request.ts';

type Holder = Record<string, unknown>;

/** The good body of an operation, as JSON, and the thing that it is about. */
async function goodBody(session: Session, requester: Requester, operation: string) {
  const about = await subjectOf(session, operation, requester);
  const { raw } = operationRequest(session, operation, about);
  if (typeof raw !== 'string') throw new HarnessError(`to ${operation} takes no body that could be altered`);
  return { about, body: JSON.parse(raw) as Holder };
}

/** The object or list that holds what a JSON pointer names, made where it is missing, and the last name. */
function holderOf(body: Holder, pointer: string): { holder: Holder; name: string } {
  const names = pointer.split('/').slice(1);
  const name = names.pop();
  if (name === undefined) throw new HarnessError(`"${pointer}" is not a JSON pointer to a member`);
  const holder = names.reduce<Holder>((at, each) => {
    at[each] ??= {};
    return at[each] as Holder;
  }, body);
  return { holder, name };
}

/** Asks for an operation with one member of its good body set, or made of what it was; without a value it is left out. */
export async function askWithMember(
  session: Session,
  requester: Requester,
  operation: string,
  { pointer, value }: { readonly pointer: string; readonly value?: unknown },
) {
  const { about, body } = await goodBody(session, requester, operation);
  const { holder, name } = holderOf(body, pointer);
  if (value === undefined) delete holder[name];
  else holder[name] = typeof value === 'function' ? value(holder[name]) : value;
  return ask(session, requester, operation, { about, raw: JSON.stringify(body) });
}

const ADDRESS = /^(https?|sips?|wss?):/;

/** A text of a certain length: an address grows at its end, everything else is made of one letter. */
export const stretched =
  (length: number) =>
  (before: unknown): string =>
    (typeof before === 'string' && ADDRESS.test(before) ? before : '').padEnd(length, 'a').slice(0, length);

/** A JSON value as a feature writes it; what is not JSON is taken as a text. */
export function writtenValue(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

/** A list of a certain length made of its first entry, or an object with so many members. */
export const multiplied =
  (count: number) =>
  (before: unknown): unknown =>
    Array.isArray(before)
      ? Array.from({ length: count }, () => before[0])
      : Object.fromEntries(Array.from({ length: count }, (_, place) => [`entry ${place}`, 'x']));
