import { pagesOf } from '../api/page-reader.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Way } from '../http/way.ts';
import { Inconclusive } from '../problems/inconclusive.ts';
import { memberAt } from './json-members.ts';
import { ownCredential } from './own-credential.ts';
import type { Session } from './session.ts';
import { numberAt } from './specimen-numbers.ts';
import { wayOn } from './ways-on.ts';

const BLACKLIST = '/v1/number_authorisation/mt/blacklist';

const at = (path: string): Way => ({ place: 1, path });

function send(session: Session, role: string, method: string, way: Way, json?: object) {
  return session.send({
    ...way,
    interface: 'messaging',
    method,
    as: ownCredential(session, 'messaging', role),
    ...(json === undefined ? {} : { json }),
  });
}

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
  let way = at(BLACKLIST);
  const read = async (): Promise<Exchange> => {
    const exchange = await send(session, role, 'GET', way);
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
    first: BLACKLIST,
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
  send(session, role, 'POST', at(BLACKLIST), { numbers: [numberAt(session, written)] });

/** Takes a number off the blacklist of an account. */
export const takeOffBlacklist = (session: Session, role: string, written: string): Promise<Exchange> =>
  send(session, role, 'DELETE', at(`${BLACKLIST}/${encodeURIComponent(numberAt(session, written))}`));
