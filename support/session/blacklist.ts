import type { Exchange } from '../http/exchange.ts';
import { Inconclusive } from '../problems/inconclusive.ts';
import { ownCredential } from './own-credential.ts';
import type { Session } from './session.ts';
import { numberAt } from './specimen-numbers.ts';

const BLACKLIST = '/v1/number_authorisation/mt/blacklist';

interface Page {
  readonly pagination?: { readonly next_uri?: string };
}

function send(session: Session, role: string, method: string, path: string, json?: object) {
  return session.send({
    interface: 'messaging',
    method,
    path,
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
  const numbers: string[] = [];
  for (let path: string | undefined = BLACKLIST; path; ) {
    const exchange: Exchange = await send(session, role, 'GET', path);
    exchange.looked = true;
    if (exchange.status >= 300)
      throw new Inconclusive('precondition-unmet', `the blacklist cannot be read: ${exchange.status}`);
    const page = (exchange.json ?? {}) as Page;
    numbers.push(...numbersIn(page).map(withPlus));
    path = page.pagination?.next_uri;
  }
  return numbers;
}

/** How often a number that a feature writes stands on the blacklist of an account. */
export async function timesOnBlacklist(session: Session, role: string, written: string): Promise<number> {
  const number = withPlus(numberAt(session, written));
  return (await blacklistOf(session, role)).filter((each) => each === number).length;
}

/** Puts a number on the blacklist of an account. */
export const putOnBlacklist = (session: Session, role: string, written: string): Promise<Exchange> =>
  send(session, role, 'POST', BLACKLIST, { numbers: [numberAt(session, written)] });

/** Takes a number off the blacklist of an account. */
export const takeOffBlacklist = (session: Session, role: string, written: string): Promise<Exchange> =>
  send(session, role, 'DELETE', `${BLACKLIST}/${encodeURIComponent(numberAt(session, written))}`);
