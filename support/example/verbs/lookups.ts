import { Undeclared } from '../../ground/problems/undeclared.ts';
import { spanOf } from '../../ground/time/span.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { baseAddressesOf } from '../../wire/target/target.ts';
import type { LookupOptions } from '../session/api/lookup-api.ts';
import type { Session } from '../session/session.ts';
import { fill } from './credential-templates.ts';
import { observe } from './observations.ts';
import { lookUp } from './ongoing-lookups.ts';

/**
 * Says what the home register knows of a number: result, imsi, location, and AFTER which span it answers. Of a declared
 * number that stands in for it the register knows that already.
 */
export async function writeRegister(
  session: Session,
  written: string,
  { AFTER, ...known }: Readonly<Record<string, string>>,
): Promise<void> {
  if (!session.hasLab && session.standIns.has(`+${written}`)) return;
  const delay = AFTER === undefined ? {} : { delay: `PT${spanOf(AFTER) / 1000}S` };
  await session.facility('hlr').request('PUT', `/hlr/${session.lookup.numberFor(written)}`, { ...known, ...delay });
}

/** Who looks numbers up: a user of one of the services or of any, with credentials of its own or without. */
export type LookupCaller = Pick<LookupOptions, 'service' | 'as'>;

/** A number that is looked up: past what is stored, or at every address that the target names. */
export interface LookedUp {
  readonly number: string;
  readonly fresh: boolean;
  readonly everywhere: boolean;
}

/**
 * Sends this query unchanged, except that `{number}` becomes a known number as the target takes it, and `{digits}` the same
 * in international form without a plus sign.
 */
export function sendQuery(session: Session, query: string, caller: LookupCaller): Promise<Exchange> {
  const digits = session.lookup.numberFor('46700000001');
  return session.lookup.send(fill(query, { digits, number: session.lookup.queryFor(digits) }), caller);
}

const PORTS = ['3700', '3701'];

/**
 * A target has several hosts; one that names a documented port names both. Throws Undeclared otherwise. Section
 * "Endpoints / Number lookup".
 */
export function requireHosts(addresses: readonly string[]): void {
  if (addresses.length < 2) throw new Undeclared('second address in interfaces.lookup, for a backup host');
  const named = PORTS.filter((port) => addresses.some((address) => new URL(address).port === port));
  if (named.length === 1)
    throw new Undeclared(`address with port ${named[0] === '3700' ? '3701' : '3700'} in interfaces.lookup`);
}

async function lookUpEverywhere(session: Session, number: string, caller: LookupCaller): Promise<void> {
  const addresses = baseAddressesOf(session.run.target, 'lookup');
  requireHosts(addresses);
  const places = addresses.map((_, place) => place + 1);
  for (const place of places) await session.lookup.ask(number, { ...caller, place });
}

/** Looks a number up as a step describes it. */
export const lookUpAs = (
  session: Session,
  caller: LookupCaller,
  { number, fresh, everywhere }: LookedUp,
): Promise<void> =>
  everywhere ? lookUpEverywhere(session, number, caller) : lookUp(session, number, { ...caller, fresh });

const looked = (exchanges: readonly Exchange[]): readonly Exchange[] => {
  for (const exchange of exchanges) exchange.looked = true;
  return exchanges;
};

/** The answers to all lookups of this example so far. */
export const answersSoFar = (session: Session): readonly Exchange[] =>
  looked(session.journal.exchanges.filter((each) => each.interface === 'lookup'));

/** The line of an answer: one line break behind it is part of the line. */
export const lineOf = ({ text }: Exchange): string => text.replace(/\r?\n$/, '');

/** Notes what the lookups of this example were answered. */
export function observeLookups(session: Session): void {
  const seen = answersSoFar(session).map(({ request, status, text }) => ({
    query: new URL(request.url).search,
    status,
    text,
  }));
  observe(session, 'lookups', seen);
}
