import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { numberAt, reachablePlace } from '../session/specimen-numbers.ts';

/** What an example uses up that asks to own a number, in the words by which its price names it. */
export const OWN_NUMBER_USE = 'own number';

/** The number that this example asked for last, and how it is traced where no earlier example asked for it on that account. */
const OWNED = 'the number to own';

interface Owned {
  readonly number: string;
  readonly trace?: string;
}

/** The number that stands for one that a feature writes, in an example that came to own one and writes no other. */
export function ownNumberAt(session: Session, written: string): string {
  const { handles } = session;
  const { standIns } = session.cast;
  const isOwned = handles.has(OWNED) && reachablePlace(written) !== undefined && !standIns.has(written);
  return isOwned ? handles.get<Owned>(OWNED).number : numberAt(session, written);
}

export function wasAskedFor({ traces }: Session, account: string, number: string): boolean {
  return traces.owned.has(`${account} ${number}`);
}

/**
 * The number that an example asks to own: the one it got last, as long as no request has carried it. Where examples share
 * accounts it is a declared one that none of them has asked for, else one that this account has not; the last one first, since
 * steps name the first. When all were asked for, it is the first one. Throws Undeclared without any.
 */
export function numberToOwn(session: Session, role: string): string {
  const { traces, handles } = session;
  if (session.hasLab) {
    session.cast.uses.add(OWN_NUMBER_USE);
    return session.cast.number('reachable');
  }
  const got = handles.has(OWNED) ? handles.get<Owned>(OWNED).number : undefined;
  if (got !== undefined && !session.journal.exchanges.some(({ request }) => carries(request, got))) return got;
  const { id } = session.cast.account(role);
  const all = session.cast.facts.numbers.reachable ?? [];
  const number = session.time.waits.tape.key(() => {
    const asked = new Set<string>();
    for (const entry of traces.owned) asked.add(entry.slice(entry.lastIndexOf(' ') + 1));
    const fresh = all.findLast((each) => !asked.has(each)) ?? all.findLast((each) => !wasAskedFor(session, id, each));
    return fresh ?? session.cast.number('reachable');
  });
  const trace = `${id} ${number}`;
  handles.put<Owned>(OWNED, traces.owned.has(trace) ? { number } : { number, trace });
  traces.owned.add(trace);
  return number;
}

/** The number for a written one that an example asks to own, always the same. Throws Undeclared without any. */
export function numberToOwnFor(session: Session, role: string, written: string): string {
  const { standIns } = session.cast;
  if (session.hasLab || reachablePlace(written) === undefined) return numberAt(session, written);
  const number = standIns.get(written) ?? numberToOwn(session, role);
  session.traces.owned.add(`${session.cast.account(role).id} ${number}`);
  standIns.set(written, number);
  return number;
}

function carries({ body = '' }: Exchange['request'], number: string): boolean {
  return String(body).includes(number);
}

export const OWN_NUMBER = 'request an own number';

/** A number whose request was refused, and not because the account has it, is as new to the account as before. */
export function noteRefusal({ traces, handles }: Session, { status, request }: Exchange): void {
  if (status < 400 || status === 409 || !handles.has(OWNED)) return;
  const { number, trace } = handles.get<Owned>(OWNED);
  if (trace !== undefined && carries(request, number)) traces.owned.delete(trace);
}

/** Says that an operation which an account can do once was done before, as far as a target without a lab shows. */
export function doneBefore(operation: string): Undeclared {
  if (operation === OWN_NUMBER)
    return new Undeclared('number that is new to the account: declare more of them under numbers.reachable');
  return new Undeclared(`account on which to ${operation} would be new: it was done before`);
}

/** The list need not show a number with its plus sign, nor show it at all. */
export const isListedAs =
  (wire: string) =>
  ({ sender_address: shown }: { readonly sender_address?: string }): boolean =>
    shown === wire || `+${shown}` === wire;
