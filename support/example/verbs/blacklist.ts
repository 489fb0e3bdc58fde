import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { pagesOf } from '../../wire/http/page-reader.ts';
import type { Way } from '../../wire/http/way.ts';
import { memberAt } from '../session/json-members.ts';
import { ownCredential } from '../session/own-credential.ts';
import { requestOf, type Values } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import { wayOn } from './ways-on.ts';

const send = (session: Session, role: string, operation: string, values: Values): Promise<Exchange> =>
  session.send(operation, { ...values, as: ownCredential(session, 'messaging', role) });

/** Numbers are told with or without their plus; we compare them with it. */
const withPlus = (number: unknown): string => `+${String(number).replace(/^\+/, '')}`;

/** Every phone number in a page of the list, wherever it stands. */
function numbersIn(value: unknown): string[] {
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

/** How often a number that a feature writes stands on the blacklist of an account. */
export async function timesOnBlacklist(session: Session, role: string, written: string): Promise<number> {
  const number = withPlus(numberAt(session, written));
  return (await blacklistOf(session, role)).filter((each) => each === number).length;
}

/** Puts a number on the blacklist of an account. */
export const putOnBlacklist = (session: Session, role: string, written: string): Promise<Exchange> =>
  send(session, role, 'block a number', { json: { numbers: [numberAt(session, written)] } });

/** Takes a number off the blacklist of an account. */
export const takeOffBlacklist = (session: Session, role: string, written: string): Promise<Exchange> =>
  send(session, role, 'unblock a number', {
    names: { id: encodeURIComponent(numberAt(session, written)) },
  });
