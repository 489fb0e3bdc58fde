import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { pagesOf } from '../../wire/http/page-reader.ts';
import type { Way } from '../../wire/http/way.ts';
import { memberAt } from '../session/json-members.ts';
import { ownCredential } from '../session/own-credential.ts';
import { requestOf, type Values } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import { numberLike } from './altered-requests.ts';
import { wayOn } from './answer-addresses.ts';

const send = (session: Session, role: string, operation: string, values: Values): Promise<Exchange> =>
  session.send(operation, { ...values, as: ownCredential(session, 'messaging', role) });

/** Platforms show numbers with or without the plus; they are compared with it. */
const withPlus = (number: unknown): string => `+${String(number).replace(/^\+/, '')}`;

/** Every phone number in a page of the list, wherever it stands. */
function numbersIn(value: unknown): string[] {
  if (typeof value === 'number') return numbersIn(String(value));
  if (typeof value === 'string') return /^\+?\d{7,15}$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Every number on the blacklist of an account, with its plus. Throws Inconclusive when the list cannot be read. */
export async function blacklistOf(session: Session, role: string): Promise<string[]> {
  await session.time.settle();
  const { path: first } = requestOf('list blocked numbers');
  let way: Way = { place: 1, path: first };
  const read = async (): Promise<Exchange> => {
    const exchange = await send(session, role, 'list blocked numbers', way);
    exchange.looked = true;
    if (exchange.status >= 300)
      throw new Inconclusive('precondition-unmet', `the blacklist cannot be read: ${exchange.status}`);
    return exchange;
  };
  const next = (exchange: Exchange) => {
    const uri = memberAt(exchange.json, 'pagination.next_uri') ?? '';
    if (uri === '') return undefined;
    way = wayOn(session, exchange, 'next_uri', uri);
    return way.path;
  };
  const pages: string[][] = [];
  for await (const { json } of pagesOf({
    list: 'the blacklist',
    by: 'next_uri',
    first,
    read,
    next,
  }))
    pages.push(numbersIn(json).map(withPlus));
  return pages.flat();
}

/** Numbers as a step names them: one as it is written, so many unassigned ones, or those that were named before. */
export interface Numbers {
  readonly number: string | undefined;
  readonly count: number | undefined;
}

export type Listed = 'on' | 'not on' | 'exactly once on';

const NAMED = 'the numbers that were named';

/** The numbers that a step means, as the target has them. */
function meant(session: Session, { number, count }: Numbers): readonly string[] {
  if (number !== undefined) return [numberAt(session, number)];
  if (count !== undefined)
    session.handles.put(
      NAMED,
      Array.from({ length: count }, (_, n) => numberLike(count - n)),
    );
  return session.handles.get<readonly string[]>(NAMED);
}

/** How often each of the numbers that a step means is on the blacklist of an account, and how many others are. */
export async function entriesOf(session: Session, role: string, which: Numbers) {
  const numbers = meant(session, which).map(withPlus);
  const listed = await blacklistOf(session, role);
  return {
    times: numbers.map((number) => listed.filter((each) => each === number).length),
    others: listed.filter((each) => !numbers.includes(each)).length,
  };
}

const AT_ONCE = 10;

/** Puts numbers on the blacklist of an account, a few at once. */
export async function block(session: Session, role: string, which: Numbers): Promise<void> {
  const numbers = meant(session, which);
  for (let start = 0; start < numbers.length; start += AT_ONCE) {
    const exchange = await send(session, role, 'block a number', {
      json: { numbers: numbers.slice(start, start + AT_ONCE) },
    });
    if (numbers.length > 1) exchange.looked = exchange.status < 300;
  }
}

/** Takes one of the target's own numbers off the blacklist of an account. */
export async function takeOff(session: Session, role: string, number: string): Promise<void> {
  const exchange = await send(session, role, 'unblock a number', { names: { id: encodeURIComponent(number) } });
  exchange.looked = true;
}

/** Takes numbers off the blacklist of an account. */
export async function unblock(session: Session, role: string, which: Numbers): Promise<void> {
  for (const number of meant(session, which))
    await send(session, role, 'unblock a number', { names: { id: encodeURIComponent(number) } });
}
