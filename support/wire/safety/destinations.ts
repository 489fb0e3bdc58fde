import { readJson } from '../../ground/json.ts';
import type { OutgoingRequest } from '../http/exchange.ts';

/** Members that name who gets a message, and members that do so when their value looks like a phone number. */
const ALWAYS = new Set(['destination_number']);
/** Members that name somebody whose number nobody sees: such a recipient is none of the target file's. */
const SOMEBODY = new Set(['contact_id']);
const WHEN_A_NUMBER = new Set(['sender_address', 'to', 'recipient', 'identity']);

const RAW = /destination_number\W*?([+\p{Nd}][\p{Nd}\s().-]*)/gu;
const NUMBER_LIKE = /^\+?[\p{Nd}\s().-]{7,}$/u;
const SHORTEST = 3;
const UNSEEN = 'of ';

const countDigits = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];

function within(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (ALWAYS.has(name)) return leaves(member);
    if (SOMEBODY.has(name)) return leaves(member).map((leaf) => `${UNSEEN}${leaf}`);
    if (WHEN_A_NUMBER.has(name)) {
      const somebody = within(member).filter((each) => each.startsWith(UNSEEN));
      return [...leaves(member).filter((leaf) => NUMBER_LIKE.test(leaf)), ...somebody];
    }
    return within(member);
  });
}

const plain = (text: string): string =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/%([0-7][0-9a-f])/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Every phone number that a request would have a message sent to, as it is written there: read as JSON, and from the
 * text itself, so that a member given twice or a body that is not JSON hides nothing.
 */
export function destinationsOf({ url, body }: OutgoingRequest): string[] {
  const text = body === undefined ? '' : Buffer.from(body).toString('utf8').replaceAll('\0', '');
  const byMember = within(readJson(text));
  const byText = [...plain(`${url} ${text}`).matchAll(RAW)].map(([, found = '']) => found.trim());
  const more = byText.filter((each) => !byMember.includes(each));
  return [...byMember, ...more].filter((each) => each.startsWith(UNSEEN) || countDigits(each) >= SHORTEST);
}

const PHONE = /^\+?\d[\d\s().-]{6,}$/;

/** Every full phone number that a lookup asks about; anything else belongs to no one. */
export function lookedUpBy({ url }: OutgoingRequest): string[] {
  return [...new URL(url).searchParams.values()]
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => PHONE.test(value));
}
