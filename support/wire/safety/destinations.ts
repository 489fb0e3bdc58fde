import { readJson } from '../../ground/json.ts';
import type { OutgoingRequest } from '../http/exchange.ts';

const ALWAYS = new Set(['destination_number']);
/** Members that name somebody whose number nobody sees: such a recipient is none of the target file's. */
const SOMEBODY = new Set(['contact_id']);
const WHEN_A_NUMBER = new Set(['sender_address', 'to', 'recipient', 'identity']);

const RAW = /destination_number\W*?([+\p{Nd}][\p{Nd}\s().-]*)/gu;
const NUMBER_LIKE = /^\+?[\p{Nd}\s().-]{7,}$/u;
const SHORTEST = 3;
const UNSEEN = 'of ';

function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];
}

function within(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const found: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    if (ALWAYS.has(name)) for (const leaf of leaves(member)) found.push(leaf);
    else if (SOMEBODY.has(name)) for (const leaf of leaves(member)) found.push(`${UNSEEN}${leaf}`);
    else {
      const isNumber = WHEN_A_NUMBER.has(name);
      if (isNumber) for (const leaf of leaves(member)) if (NUMBER_LIKE.test(leaf)) found.push(leaf);
      for (const each of within(member)) if (!isNumber || each.startsWith(UNSEEN)) found.push(each);
    }
  }
  return found;
}

const fromCode = (_all: string, code: string): string => String.fromCharCode(Number.parseInt(code, 16));

/** Every phone number that a request would have a message sent to, as JSON and as text, so that nothing is hidden. */
export function destinationsOf({ url, body }: OutgoingRequest): string[] {
  const text = body === undefined ? '' : Buffer.from(body).toString('utf8').replaceAll('\0', '');
  const byMember = within(readJson(text));
  const known = new Set(byMember);
  const plain = `${url} ${text}`.replace(/\\u([0-9a-f]{4})/gi, fromCode).replace(/%([0-7][0-9a-f])/gi, fromCode);
  for (const [, written = ''] of plain.matchAll(RAW)) if (!known.has(written.trim())) byMember.push(written.trim());
  return byMember.filter((each) => each.startsWith(UNSEEN) || (each.match(/\p{Nd}/gu)?.length ?? 0) >= SHORTEST);
}

const PHONE = /^\+?\d[\d\s().-]{6,}$/;

export function lookedUpBy({ url }: OutgoingRequest): string[] {
  const numbers: string[] = [];
  for (const values of new URL(url).searchParams.values())
    for (const value of values.split(',')) if (PHONE.test(value.trim())) numbers.push(value.trim());
  return numbers;
}
