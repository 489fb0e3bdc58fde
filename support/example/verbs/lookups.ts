import { doNothing } from '../../ground/do-nothing.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import { spanOf } from '../../ground/time/span.ts';
import { Burst } from '../../wire/http/burst.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { baseAddressesOf } from '../../wire/target/target.ts';
import type { LookupOptions } from '../session/api/lookup-api.ts';
import type { Session } from '../session/session.ts';
import { fill } from './credentials.ts';
import type { Caller } from './voice-updates.ts';

/** Says what the home register knows of a number, and AFTER which span it answers; a stand-in has that already. */
export async function writeRegister(session: Session, written: string, row: Readonly<Record<string, string>>) {
  const { AFTER, ...known } = row;
  if (!session.hasLab && session.cast.standIns.has(`+${written}`)) return;
  const delay = AFTER === undefined ? {} : { delay: `PT${spanOf(AFTER) / 1000}S` };
  const path = `/hlr/${session.wire.lookup.numberFor(written)}`;
  await session.facilities.named('hlr').request('PUT', path, { ...known, ...delay });
}

function shownBy({ cast }: Session, { service, proof }: Caller): LookupOptions {
  if (proof === 'good') return { service };
  if (proof === 'none') return { service, as: { scheme: 'none' } };
  const { user, password } = cast.lookupUser(service);
  return { service, as: { scheme: 'basic', pair: { user, password: `${password}x` } } };
}

/** Sends this query with a known number for `{number}`, and for `{digits}` that number without a plus sign. */
export function sendQuery(session: Session, query: string, caller: Caller): Promise<Exchange> {
  const digits = session.wire.lookup.numberFor('46700000001');
  const asked = fill(query, { digits, number: session.wire.lookup.queryFor(digits) });
  return session.wire.lookup.send(asked, shownBy(session, caller));
}

const PORTS = ['3700', '3701'];

/** Throws Undeclared for a single host, or one documented port alone. Section "Endpoints / Number lookup". */
export function requireHosts(addresses: readonly string[]): void {
  if (addresses.length < 2) throw new Undeclared('second address in interfaces.lookup, for a backup host');
  const missing = new Set(PORTS);
  for (const address of addresses) missing.delete(new URL(address).port);
  if (missing.size === 1) throw new Undeclared(`address with port ${[...missing][0]} in interfaces.lookup`);
}

const UNANSWERED = 'a lookup that nobody answered';

/** How long a lookup beside others that wait may take, in milliseconds of real time: it must not wait for them. */
const AT_ONCE = 10_000;

/** Looks a number up; beside lookups in progress it is given up when it has to wait for them. */
export async function lookUpAs(session: Session, caller: Caller, number: string, { fresh = false } = {}) {
  const { lookup } = session.wire;
  const as = shownBy(session, caller);
  if (ongoing(session).length === 0) return void (await lookup.ask(number, { ...as, fresh }));
  const signal = AbortSignal.timeout(AT_ONCE);
  try {
    await lookup.ask(number, { ...as, fresh, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    session.handles.put(UNANSWERED, number);
  }
}

export async function lookUpEverywhere(session: Session, caller: Caller, number: string): Promise<void> {
  const { run, wire } = session;
  const addresses = baseAddressesOf(run.target, 'lookup');
  requireHosts(addresses);
  for (let place = 1; place <= addresses.length; place += 1)
    await wire.lookup.ask(number, { ...shownBy(session, caller), place });
}

export function unansweredLookup({ handles }: Session): string | undefined {
  return handles.has(UNANSWERED) ? handles.get<string>(UNANSWERED) : undefined;
}

const ONGOING = 'lookups in progress';

/** Looks at the platform's own count this often before it is taken as it is. */
const LOOKS = 2000;

/** A lookup that was sent and need not have been answered; `answer` is undefined when it was given up. */
interface OngoingLookup {
  readonly number: string;
  readonly controller: AbortController;
  readonly answer: Promise<Exchange | undefined>;
  isOver: boolean;
}

function ongoing({ handles }: Session): OngoingLookup[] {
  return handles.has(ONGOING) ? handles.get<OngoingLookup[]>(ONGOING) : handles.put<OngoingLookup[]>(ONGOING, []);
}

/** Waits until every lookup was answered or is counted by the platform as waiting for the network. */
async function awaitPlaces(session: Session): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const seen = (await session.facilities.named('hlr').request('GET', '/hlr')) as { ongoing: number };
    let waiting = 0;
    for (const { isOver } of ongoing(session)) if (!isOver) waiting += 1;
    if (seen.ongoing === waiting) return;
  }
}

export async function startLookups(session: Session, count: number, number: string): Promise<void> {
  const together = new Burst(count);
  for (let place = 0; place < count; place += 1) {
    const controller = new AbortController();
    const asked = session.wire.lookup.ask(number, { fresh: true, signal: controller.signal, together });
    const started = { number, controller, answer: asked.catch(doNothing), isOver: false };
    void started.answer.then(() => {
      started.isOver = true;
    });
    ongoing(session).push(started);
  }
  await awaitPlaces(session);
}

export async function abandonLookups(session: Session, count: number, written: string): Promise<void> {
  const flying = ongoing(session);
  for (let place = 0; place < count; place += 1) {
    const given = flying.findLast(({ number }) => number === written);
    if (!given) throw new HarnessError(`no lookup of ${written} is in progress`);
    flying.splice(flying.lastIndexOf(given), 1);
    given.controller.abort();
    await given.answer;
    await awaitPlaces(session);
  }
}

export async function answersOfOngoing(session: Session): Promise<Exchange[]> {
  const answers: Exchange[] = [];
  for (const { answer } of ongoing(session)) {
    const exchange = await answer;
    if (!exchange) continue;
    exchange.looked = true;
    answers.push(exchange);
  }
  return answers;
}

export function answersSoFar({ journal }: Session): readonly Exchange[] {
  const answers: Exchange[] = [];
  for (const exchange of journal.exchanges) {
    if (exchange.interface !== 'lookup') continue;
    exchange.looked = true;
    answers.push(exchange);
  }
  return answers;
}

/** The line of an answer: one line break behind it is part of the line. */
export function lineOf({ text }: Exchange): string {
  return text.replace(/\r?\n$/, '');
}
