import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import { cellValue } from '../session/drafts.ts';
import { entriesWith, memberAt, valuesIn } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { nameThing } from './described-things.ts';
import { sendAs } from './send-as.ts';

/** A number as a list has it; members as published. */
interface ListedNumber {
  readonly id: string;
  readonly phone_number: string;
  readonly classification?: unknown;
}

const digitsOf = (number: string): string => number.replace('+', '');

/** How many digits decide about the class of a number. Section "Dedicated number classification (pricing classes)". */
const DECISIVE = 6;

const asOffered = (written: string): string => `the number on offer for ${written}`;

/** The number that stands in for a written one, or the written one. */
const offeredFor = (session: Session, written: string): string =>
  session.handles.has(asOffered(written)) ? session.handles.get<string>(asOffered(written)) : written;

/** Finds numbers that end like the written ones among those on offer. Throws Inconclusive (facility-missing) when there is none. */
async function findOnOffer(session: Session, written: readonly string[]): Promise<void> {
  const offered = await numbersOnOffer(session, 'main');
  for (const number of written) {
    const end = number.slice(-DECISIVE);
    const own = offered.find(({ phone_number }) => phone_number.endsWith(end));
    if (own === undefined)
      throw new Inconclusive('facility-missing', `the target has no lab, and offers no number that ends in ${end}`);
    nameThing(session, 'dedicated number', number, own.id);
    session.handles.put(asOffered(number), `+${digitsOf(own.phone_number)}`);
  }
}

/** Puts numbers among those that accounts can have for themselves; without a lab numbers that end alike stand in for them. */
export async function offerNumbers(session: Session, numbers: readonly string[]): Promise<void> {
  if (!session.hasLab) return findOnOffer(session, numbers);
  for (const number of numbers) {
    const body = { phone_number: digitsOf(number) };
    const { id } = (await session.facility('accounts').request('POST', '/dedicated-numbers', body)) as { id: string };
    nameThing(session, 'dedicated number', number, id);
  }
}

/** Adds numbers with these members to those on offer; an empty cell omits its member. */
export async function offerNumbersWith(session: Session, rows: readonly Record<string, string>[]) {
  for (const row of rows) {
    const members = Object.entries(row).filter(([, cell]) => cell !== '');
    const body = Object.fromEntries(members.map(([name, cell]) => [name, cellValue(cell)]));
    const { id } = (await session.facility('accounts').request('POST', '/dedicated-numbers', body)) as { id: string };
    nameThing(session, 'dedicated number', `+${row.phone_number}`, id);
  }
}

/** The answer of a list of numbers, page by page. Throws Inconclusive when the list is refused. */
async function everyPage(session: Session, role: string, operation: string): Promise<unknown[]> {
  const read = async (token: Mark | undefined): Promise<unknown> => {
    const query = token === undefined ? '' : `token=${encodeURIComponent(token)}`;
    const exchange = await sendAs(session, { role }, operation, { query });
    exchange.looked = true;
    if (exchange.status >= 300)
      throw new Inconclusive('precondition-unmet', `to ${operation} was refused: ${exchange.status}`);
    return exchange.json;
  };
  const pages: unknown[] = [];
  const next = (page: unknown) => memberAt(page, 'pagination.next_token');
  for await (const page of pagesOf({ list: `to ${operation}`, by: 'next_token', read, next })) pages.push(page);
  return pages;
}

/** Whether a number is among those that an account holds, wherever its list has it. */
export async function holdsNumber(session: Session, role: string, written: string): Promise<boolean> {
  const number = offeredFor(session, written);
  const assigned = await everyPage(session, role, 'list assigned numbers');
  return valuesIn(assigned).some((each) => typeof each === 'string' && digitsOf(each) === digitsOf(number));
}

const numbersOnOffer = async (session: Session, role: string): Promise<ListedNumber[]> =>
  entriesWith<ListedNumber>(await everyPage(session, role, 'search for dedicated numbers'), 'phone_number');

/** The class of each number on offer, by number; a number in two classes would appear twice. */
export async function classesOfAll(session: Session, role: string): Promise<ReadonlyArray<[string, unknown]>> {
  return (await numbersOnOffer(session, role)).map(({ phone_number, classification }) => [
    `+${digitsOf(phone_number)}`,
    classification,
  ]);
}

const LOOKED_UP = 'the number looked up';

/** Looks a number up among those on offer and remembers its class; undefined when it is not listed. */
export async function lookNumberUp(session: Session, role: string, written: string): Promise<void> {
  const number = offeredFor(session, written);
  const classes = await classesOfAll(session, role);
  session.handles.put(LOOKED_UP, [number, classes.find(([listed]) => listed === number)?.[1]]);
}

/** The number that was looked up, and its class. */
export const numberLookedUp = (session: Session): readonly [string, unknown] =>
  session.handles.get<readonly [string, unknown]>(LOOKED_UP);
