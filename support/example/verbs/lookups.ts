import { spanOf } from '../../ground/time/span.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { baseAddressesOf } from '../../wire/target/target.ts';
import type { Session } from '../session/session.ts';
import { fill } from './credential-templates.ts';
import { observe } from './observing.ts';

const EVERYWHERE = 'the answers of every lookup address';

/** Says what the home register knows of a number: result, imsi, location, and AFTER which span it answers. */
export async function writeRegister(
  session: Session,
  written: string,
  { AFTER, ...known }: Readonly<Record<string, string>>,
): Promise<void> {
  const delay = AFTER === undefined ? {} : { delay: `PT${spanOf(AFTER) / 1000}S` };
  await session.lab.request('PUT', `/hlr/${written}`, { ...known, ...delay });
}

/** Sends a query as it stands; `{number}` in it is a number that is known, in international form without a plus sign. */
export const sendQuery = (session: Session, query: string): Promise<Exchange> =>
  session.lookup.send(fill(query, { number: session.lookup.numberFor('46700000001') }));

/** Looks a number up at every address that the target names. */
export async function lookUpEverywhere(session: Session, written: string): Promise<void> {
  const places = baseAddressesOf(session.run.target, 'lookup').map((_, place) => place + 1);
  const answers: Exchange[] = [];
  for (const place of places) answers.push(await session.lookup.ask(written, { place }));
  session.handles.put(EVERYWHERE, answers);
}

const looked = (exchanges: readonly Exchange[]): readonly Exchange[] => {
  for (const exchange of exchanges) exchange.looked = true;
  return exchanges;
};

/** What every address answered, in the order of the addresses. */
export const answersEverywhere = (session: Session): readonly Exchange[] =>
  looked(session.handles.get<Exchange[]>(EVERYWHERE));

/** The lines of all lookups of this example so far, without their line breaks. */
export const linesSoFar = (session: Session): string[] =>
  looked(session.journal.exchanges.filter((each) => each.interface === 'lookup')).map(lineOf);

/** The line of an answer: one line break behind it is part of the line. */
export const lineOf = ({ text }: Exchange): string => text.replace(/\r?\n$/, '');

/** Notes what the lookups of this example were answered. */
export function observeLookups(session: Session): void {
  const asked = session.journal.exchanges.filter((each) => each.interface === 'lookup');
  const seen = looked(asked).map(({ request, status, text }) => ({
    query: new URL(request.url).search,
    status,
    text,
  }));
  observe(session, 'lookups', seen);
}
