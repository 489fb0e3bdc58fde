import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { numberAt, reachablePlace } from '../session/specimen-numbers.ts';

/** The number that this example asked for last, and how it is traced where no earlier example asked for it on that account. */
const OWNED = 'the number to own';

interface Owned {
  readonly number: string;
  readonly trace?: string;
}

/** The number that stands for one that a feature writes, in an example that came to own one and writes no other. */
export const ownNumberAt = (session: Session, written: string): string =>
  session.handles.has(OWNED) && reachablePlace(written) !== undefined && !session.standIns.has(written)
    ? session.handles.get<Owned>(OWNED).number
    : numberAt(session, written);

/** Whether an earlier example, or this one, asked for a number on behalf of an account. */
export const wasAskedFor = ({ traces }: Session, account: string, number: string): boolean =>
  traces.owned.has(`${account} ${number}`);

/**
 * The number that an example asks to own. Where examples share accounts it is a declared one that none of them has asked
 * for, else one that this account has not; the last one first, since steps name the first. When all were asked for, it is the
 * first one. Throws Undeclared without any.
 */
export function numberToOwn(session: Session, role: string): string {
  const { facts, traces, time, hasLab } = session;
  if (hasLab) return session.number('reachable');
  const unsent = numberUnsent(session);
  if (unsent !== undefined) return unsent;
  const { id } = session.account(role);
  const all = facts.numbers.reachable ?? [];
  const asked = new Set([...traces.owned].map((entry) => entry.slice(entry.lastIndexOf(' ') + 1)));
  const fresh = () =>
    all.findLast((each) => !asked.has(each)) ?? all.findLast((each) => !wasAskedFor(session, id, each));
  const number = time.waits.tape.key(() => fresh() ?? session.number('reachable'));
  const trace = `${id} ${number}`;
  session.handles.put<Owned>(OWNED, traces.owned.has(trace) ? { number } : { number, trace });
  traces.owned.add(trace);
  return number;
}

/**
 * The number that stands for a written one which an example asks to own: any number of the target that is new, the same each
 * time it is written. Throws Undeclared without any.
 */
export function numberToOwnFor(session: Session, role: string, written: string): string {
  const { standIns, traces, hasLab } = session;
  if (hasLab || reachablePlace(written) === undefined) return numberAt(session, written);
  const number = standIns.get(written) ?? numberToOwn(session, role);
  traces.owned.add(`${session.account(role).id} ${number}`);
  standIns.set(written, number);
  return number;
}

const carries = ({ body = '' }: Exchange['request'], number: string): boolean => String(body).includes(number);

/** The number that this example got last, as long as no request has carried it. */
function numberUnsent({ handles, journal }: Session): string | undefined {
  if (!handles.has(OWNED)) return undefined;
  const { number } = handles.get<Owned>(OWNED);
  return journal.exchanges.some(({ request }) => carries(request, number)) ? undefined : number;
}

/** The operation that asks for it. */
export const OWN_NUMBER = 'request an own number';

const REFUSED = 400;
const CONFLICT = 409;

/** A number whose request was refused, and not because the account has it, is as new to the account as before. */
export function noteRefusal({ traces, handles }: Session, { status, request }: Exchange): void {
  if (status < REFUSED || status === CONFLICT || !handles.has(OWNED)) return;
  const { number, trace } = handles.get<Owned>(OWNED);
  if (trace !== undefined && carries(request, number)) traces.owned.delete(trace);
}

/** Says that an operation which an account can do once was done before, as far as a target without a lab shows. */
export const doneBefore = (operation: string): Undeclared =>
  operation === OWN_NUMBER
    ? new Undeclared('number that is new to the account: declare more of them under numbers.reachable')
    : new Undeclared(`account on which to ${operation} would be new: it was done before`);
