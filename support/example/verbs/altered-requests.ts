import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Session } from '../session/session.ts';
import { idsMadeBy } from './made-ids.ts';
import { operationRequest } from './operation-request.ts';
import { ask, type Requester, subjectOf } from './requests.ts';
import { type Thing, thingOf } from './things.ts';

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

/** What a member of a good body becomes; it is left out when it becomes nothing. */
export type Change = (before: unknown, session: Session) => unknown;

/** Asks for an operation with one member of its good body changed. */
export async function askWithMember(
  session: Session,
  requester: Requester,
  operation: string,
  pointer: string,
  change: Change,
) {
  const { about, body } = await goodBody(session, requester, operation);
  const { holder, name } = holderOf(body, pointer);
  const changed = await change(holder[name], session);
  if (changed === undefined) delete holder[name];
  else holder[name] = changed;
  return ask(session, requester, operation, { about, raw: JSON.stringify(body) });
}

const ADDRESS = /^(https?|sips?|wss?):/;

/** A text of a certain length: an address grows at its end, everything else is made of one letter. */
export const stretched =
  (length: number): Change =>
  (before) =>
    (typeof before === 'string' && ADDRESS.test(before) ? before : '').padEnd(length, 'a').slice(0, length);

/** The member is missing. */
export const leftOut: Change = () => undefined;

/** An object with one member whose name has a certain length. */
export const longNamed =
  (length: number): Change =>
  () => ({ ['a'.repeat(length)]: 'x' });

/** A JSON value as a feature writes it; what is not JSON is taken as a text. */
export const written =
  (text: string): Change =>
  () => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  };

/** A list of a certain length made of its first entry, or an object with so many members. */
export const multiplied =
  (count: number): Change =>
  (before) =>
    Array.isArray(before)
      ? Array.from({ length: count }, () => before[0])
      : Object.fromEntries(Array.from({ length: count }, (_, place) => [`entry ${place}`, 'x']));

const idLike = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Unassigned numbers, all different. */
export const numberLike = (n: number): string => `+1555${String(1_000_000 + n)}`;

/** A list of a certain length without repetition: numbers, or its first id and others like it. */
export const varied =
  (count: number): Change =>
  (before) => {
    const [first] = before as unknown[];
    const isNumber = String(first).startsWith('+');
    return Array.from({ length: count }, (_, n) => (isNumber ? numberLike(n) : n === 0 ? first : idLike(n)));
  };

/** A list with the id of a thing of the account, so many times. */
export const listing =
  (kind: Thing, times: number): Change =>
  async (_before, session) =>
    Array(times).fill((await thingOf(session, kind, { role: 'main' })).id);

/** A list with everything that an operation made. */
export const listingMade =
  (operation: string): Change =>
  (_before, session) =>
    idsMadeBy(session, operation).map((id) => ({ id }));

/** A list with the ids of everything that an operation made. */
export const listingIds =
  (operation: string): Change =>
  (_before, session) =>
    idsMadeBy(session, operation);

/** A list with the ids of the delivery reports in the latest answer. */
export const listingReports: Change = (_before, session) => {
  const { delivery_reports: reports = [] } = (session.last.json ?? {}) as {
    delivery_reports?: ReadonlyArray<{ delivery_report_id?: unknown }>;
  };
  return reports.map(({ delivery_report_id: id }) => id);
};
