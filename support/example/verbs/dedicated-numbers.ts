import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import { cellValue } from '../session/drafts.ts';
import type { Session } from '../session/session.ts';
import type { Requester } from './asking.ts';
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
    session.handles.put(`dedicated number ${number}`, id);
  }
}

/** Puts numbers with members of their own among those that can be had; an empty cell leaves its member out. */
export async function offerNumbersWith(session: Session, rows: readonly Record<string, string>[]) {
  for (const row of rows) {
    const members = Object.entries(row).filter(([, cell]) => cell !== '');
    const body = Object.fromEntries(members.map(([name, cell]) => [name, cellValue(cell)]));
    const { id } = (await session.lab.request('POST', '/dedicated-numbers', body)) as { id: string };
    session.handles.put(`dedicated number +${row.phone_number}`, id);
  }
}

const idOf = (session: Session, number: string): string =>
  session.handles.get<string>(`dedicated number ${number}`);

const namesOf = (session: Session, number: string) => ({ id: idOf(session, number) });

/** Asks for a number to be the requester's own. */
export const takeNumber = (session: Session, requester: Requester, number: string): Promise<Exchange> =>
  sendAs(session, requester, 'assign a number', {
    names: namesOf(session, number),
    json: { label: 'Support', metadata: { desk: '7' } },
  });

/** Gives a number another label. */
export const labelNumber = (
  session: Session,
  requester: Requester,
  number: string,
  label: string,
): Promise<Exchange> =>
  sendAs(session, requester, 'change an assignment', { names: namesOf(session, number), json: { label } });

/** Gives a number back. */
export const releaseNumber = (session: Session, requester: Requester, number: string): Promise<Exchange> =>
  sendAs(session, requester, 'end an assignment', { names: namesOf(session, number) });

/** The record that a requester has of a number of its own. */
export const readOwnNumber = (session: Session, requester: Requester, number: string): Promise<Exchange> =>
  sendAs(session, requester, 'read an assignment', { names: namesOf(session, number) });

/** Lists the numbers that can be had. */
export const listNumbers = (session: Session, requester: Requester): Promise<Exchange> =>
  sendAs(session, requester, 'search for dedicated numbers');

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

/** The class of each number that can be had, by its number; a number in two classes would be there twice. */
export async function classesOfAll(
  session: Session,
  role: string,
): Promise<ReadonlyArray<[string, unknown]>> {
  const numbers = await everyEntry<ListedNumber>(session, role, 'search for dedicated numbers');
  return numbers.map(({ phone_number, classification }) => [`+${phone_number}`, classification]);
}

/** The class of a number that can be had; undefined when it is not listed. */
export async function classOf(session: Session, role: string, number: string): Promise<unknown> {
  return (await classesOfAll(session, role)).find(([listed]) => listed === number)?.[1];
}
