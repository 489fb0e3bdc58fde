import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import { cellValue } from '../session/drafts.ts';
import type { Session } from '../session/session.ts';
import { nameThing } from './about.ts';
import { sendAs } from './send-as.ts';

/** A number as a list has it; members as published. */
interface ListedNumber {
  readonly id: string;
  readonly phone_number: string;
  readonly classification?: unknown;
}

interface Assigned {
  readonly number: ListedNumber;
}

const digitsOf = (number: string): string => number.replace('+', '');

/** Puts numbers among those that accounts can have for themselves. */
export async function offerNumbers(session: Session, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    const body = { phone_number: digitsOf(number) };
    const { id } = (await session.lab.request('POST', '/dedicated-numbers', body)) as { id: string };
    nameThing(session, 'dedicated number', number, id);
  }
}

/** Adds numbers with these members to those on offer; an empty cell omits its member. */
export async function offerNumbersWith(session: Session, rows: readonly Record<string, string>[]) {
  for (const row of rows) {
    const members = Object.entries(row).filter(([, cell]) => cell !== '');
    const body = Object.fromEntries(members.map(([name, cell]) => [name, cellValue(cell)]));
    const { id } = (await session.lab.request('POST', '/dedicated-numbers', body)) as { id: string };
    nameThing(session, 'dedicated number', `+${row.phone_number}`, id);
  }
}

interface NumberPage<Entry> {
  readonly data?: Entry[];
  readonly pagination?: { readonly next_token?: unknown } | null;
}

/** Every entry of a list of numbers. Throws Inconclusive when the list is refused. */
async function everyEntry<Entry>(session: Session, role: string, operation: string): Promise<Entry[]> {
  const read = async (token: Mark | undefined): Promise<NumberPage<Entry>> => {
    const query = token === undefined ? '' : `token=${encodeURIComponent(token)}`;
    const exchange = await sendAs(session, { role }, operation, { query });
    exchange.looked = true;
    if (exchange.status >= 300)
      throw new Inconclusive('precondition-unmet', `to ${operation} was refused: ${exchange.status}`);
    return (exchange.json ?? {}) as NumberPage<Entry>;
  };
  const entries: Entry[][] = [];
  const next = ({ pagination }: NumberPage<Entry>) => pagination?.next_token;
  for await (const { data } of pagesOf({ list: `to ${operation}`, by: 'next_token', read, next }))
    entries.push([data ?? []].flat() as Entry[]);
  return entries.flat();
}

/** Whether a number is among those that an account holds. */
export async function holdsNumber(session: Session, role: string, number: string): Promise<boolean> {
  const assigned = await everyEntry<Assigned>(session, role, 'list assigned numbers');
  return assigned.some((each) => each.number.phone_number === digitsOf(number));
}

/** The class of each number on offer, by number; a number in two classes would appear twice. */
export async function classesOfAll(session: Session, role: string): Promise<ReadonlyArray<[string, unknown]>> {
  const numbers = await everyEntry<ListedNumber>(session, role, 'search for dedicated numbers');
  return numbers.map(({ phone_number, classification }) => [`+${phone_number}`, classification]);
}

const LOOKED_UP = 'the number looked up';

/** Looks a number up among those on offer and remembers its class; undefined when it is not listed. */
export async function lookNumberUp(session: Session, role: string, number: string): Promise<void> {
  const classes = await classesOfAll(session, role);
  session.handles.put(LOOKED_UP, [number, classes.find(([listed]) => listed === number)?.[1]]);
}

/** The number that was looked up, and its class. */
export const numberLookedUp = (session: Session): readonly [string, unknown] =>
  session.handles.get<readonly [string, unknown]>(LOOKED_UP);
