import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { pagesOf } from '../../wire/http/page-reader.ts';
import { type Way, wayTo } from '../../wire/http/way.ts';
import { baseAddressesOf, type InterfaceName } from '../../wire/target/target.ts';
import { memberAt, valuesIn } from '../session/json-members.ts';
import { requestOf, requireGood } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import { optOutsOf } from '../session/stand-ins.ts';
import { sendAs } from './requests.ts';

/** Platforms show numbers with or without the plus; they are compared with it. */
function withPlus(number: unknown): string {
  return `+${String(number).replace(/^\+/, '')}`;
}

/** Every number on the blacklist, with its plus, wherever it is. Throws Inconclusive when the list cannot be read. */
export async function blacklistOf(session: Session, role: string): Promise<string[]> {
  await session.time.settle();
  const { path: first } = requestOf('list blocked numbers');
  let way: Way = { place: 1, path: first };
  const paging = {
    list: 'the blacklist',
    by: 'next_uri',
    first,
    read: async () =>
      requireGood(await sendAs(session, { role }, 'list blocked numbers', way), 'the blacklist cannot be read:'),
    next: (exchange: Exchange) => {
      const uri = memberAt(exchange.json, 'pagination.next_uri') ?? '';
      if (uri === '') return undefined;
      way = wayOn(session, exchange, 'next_uri', uri);
      return way.path;
    },
  };
  const numbers: string[] = [];
  for await (const { json } of pagesOf(paging)) {
    for (const value of valuesIn(json)) {
      const text = typeof value === 'number' ? String(value) : value;
      if (typeof text === 'string' && /^\+?\d{7,15}$/.test(text)) numbers.push(withPlus(text));
    }
  }
  return numbers;
}

export interface Numbers {
  readonly number?: string;
  readonly count?: number;
}

const NAMED = 'the numbers that were named';
const AT_ONCE = 10;

function meant(session: Session, { number, count }: Numbers): readonly string[] {
  if (number !== undefined) return [numberAt(session, number)];
  if (count === undefined) return session.handles.get<readonly string[]>(NAMED);
  const numbers: string[] = [];
  for (let n = count; n > 0; n -= 1) numbers.push(numberLike(n));
  return session.handles.put(NAMED, numbers);
}

/** How often each of the numbers that a step means is on the blacklist of an account, and how many others are. */
export async function entriesOf(session: Session, role: string, which: Numbers) {
  const times = new Map<string, number>();
  for (const number of meant(session, which)) times.set(withPlus(number), 0);
  let others = 0;
  for (const number of await blacklistOf(session, role)) {
    const before = times.get(number);
    if (before === undefined) others += 1;
    else times.set(number, before + 1);
  }
  return { times: [...times.values()], others };
}

export async function block(session: Session, role: string, which: Numbers): Promise<void> {
  const all = meant(session, which);
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const numbers = all.slice(start, start + AT_ONCE);
    const exchange = await sendAs(session, { role }, 'block a number', { json: { numbers } });
    if (all.length > 1) exchange.looked = exchange.status < 300;
  }
}

/** Takes declared numbers that opt out off the blacklists before and after: they are on them since the last time. */
export async function takeOffBlacklist(session: Session): Promise<void> {
  const numbers = session.hasLab ? [] : optOutsOf(session);
  for (const role of numbers.length === 0 ? [] : ['main', 'sub']) {
    try {
      const listed = await blacklistOf(session, role);
      for (const number of numbers) {
        if (!listed.includes(number)) continue;
        const names = { id: encodeURIComponent(numberAt(session, number)) };
        (await sendAs(session, { role }, 'unblock a number', { names })).looked = true;
      }
    } catch {
      // A blacklist that cannot be read or changed is left as it is.
    }
  }
}

const LONGEST_SHOWN = 200;

/** Where the member `name` of an answer leads at this interface. Throws ContractViolation for an undeclared origin. */
export function wayOn(session: Session, exchange: Exchange, name: string, address: unknown): Way {
  const { url } = exchange.request;
  const bases = baseAddressesOf(session.run.target, exchange.interface as InterfaceName);
  const isText = typeof address === 'string';
  const way = isText ? wayTo(address, url, bases) : undefined;
  if (way) return way;
  // A host in other letters is shown as it is looked up.
  let shown = isText ? address : (JSON.stringify(address) ?? String(address));
  if (isText && URL.canParse(shown, url)) shown = new URL(shown, url).href;
  throw new ContractViolation(`${name} leads to another origin: ${shown.slice(0, LONGEST_SHOWN)}`);
}

export const numberLike = (n: number): string => `+1555${String(1_000_000 + n)}`;
