import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { cellValue, entriesWith, valuesIn } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import { nameThing } from './made-things.ts';
import { everyPage } from './pages.ts';
import type { Requester } from './requests.ts';

interface ListedNumber {
  readonly id: string;
  readonly phone_number: string;
  readonly classification?: unknown;
}

const digitsOf = (number: string): string => number.replace('+', '');

/** How many digits decide about the class of a number. Section "Dedicated number classification (pricing classes)". */
const DECISIVE = 6;

function readNumbers(session: Session, role: string, operation: string): Promise<unknown[]> {
  return everyPage(session, { role }, operation, `to ${operation} was refused`);
}

async function numbersOnOffer(session: Session, role: string): Promise<ListedNumber[]> {
  return entriesWith<ListedNumber>(await readNumbers(session, role, 'search for dedicated numbers'), 'phone_number');
}

async function offer(session: Session, name: string, members: Readonly<Record<string, unknown>>): Promise<void> {
  const made = await session.facilities.named('accounts').request('POST', '/dedicated-numbers', members);
  nameThing(session, 'dedicated number', name, (made as { id: string }).id);
}

/** Puts numbers on offer, or finds some that end alike without a lab. Throws Inconclusive (facility-missing). */
export async function offerNumbers(session: Session, numbers: readonly string[]): Promise<void> {
  if (session.hasLab) {
    for (const number of numbers) await offer(session, number, { phone_number: digitsOf(number) });
    return;
  }
  const offered = await numbersOnOffer(session, 'main');
  for (const number of numbers) {
    const end = number.slice(-DECISIVE);
    const own = offered.find(({ phone_number }) => phone_number.endsWith(end));
    if (own === undefined)
      throw new Inconclusive('facility-missing', `the target has no lab, and offers no number that ends in ${end}`);
    nameThing(session, 'dedicated number', number, own.id);
    session.cast.standIns.set(number, `+${digitsOf(own.phone_number)}`);
  }
}

/** Adds numbers with these members to those on offer; an empty cell omits its member. */
export async function offerNumbersWith(session: Session, rows: readonly Record<string, string>[]): Promise<void> {
  for (const row of rows) {
    const members: Record<string, unknown> = {};
    for (const [name, cell] of Object.entries(row)) if (cell !== '') members[name] = cellValue(cell);
    await offer(session, `+${row.phone_number}`, members);
  }
}

export async function holdsNumber(session: Session, { role }: Requester, written: string): Promise<boolean> {
  const digits = digitsOf(numberAt(session, written));
  const assigned = valuesIn(await readNumbers(session, role, 'list assigned numbers'));
  return assigned.some((each) => typeof each === 'string' && digitsOf(each) === digits);
}

/** The class of each number on offer, by number; a number in two classes would appear twice. */
export async function classesOfAll(session: Session, role: string): Promise<ReadonlyArray<[string, unknown]>> {
  const classes: Array<[string, unknown]> = [];
  for (const { phone_number, classification } of await numbersOnOffer(session, role))
    classes.push([`+${digitsOf(phone_number)}`, classification]);
  return classes;
}

export const LOOKED_UP = 'the number looked up';

export async function lookNumberUp(session: Session, role: string, written: string): Promise<void> {
  const number = numberAt(session, written);
  const classes: unknown[] = [];
  for (const [listed, each] of await classesOfAll(session, role)) if (listed === number) classes.push(each);
  session.handles.put(LOOKED_UP, [number, classes.length > 1 ? classes : classes[0]]);
}

export function numberLookedUp(session: Session): readonly [string, unknown] {
  return session.handles.get<readonly [string, unknown]>(LOOKED_UP);
}
