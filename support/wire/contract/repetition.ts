import { isObject, membersOf } from '../../ground/json.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Deviation } from './deviation.ts';

const NUMBER = /^\+?\d{7,15}$/;

function differences(asked: unknown, told: unknown, at: string): Deviation[] {
  if (asked === null || asked === undefined) return [];
  if (isObject(asked)) {
    const members: Record<string, unknown> = isObject(told) ? told : {};
    const found: Deviation[] = [];
    for (const [name, value] of Object.entries(asked))
      found.push(...differences(value, members[name], `${at}/${name}`));
    return found;
  }
  let isTold: boolean;
  if (!Array.isArray(asked)) {
    // a phone number is the same with its plus and without
    const [one, other] = [String(asked), String(told)];
    const isSame = NUMBER.test(one) && NUMBER.test(other) && one.replace('+', '') === other.replace('+', '');
    isTold = asked === told || isSame;
  } else {
    const entries = Array.isArray(told) ? told : [];
    const isThere = (entry: unknown): boolean => entries.some((each) => differences(entry, each, at).length === 0);
    isTold = Array.isArray(told) && told.length === asked.length && asked.every(isThere);
  }
  return isTold ? [] : [{ at, wanted: 'repeat what was asked for', got: told }];
}

/** With such a key the answer may be that to an earlier request. */
const MAY_BE_EARLIER = 'idempotency-key';

export function deviationsFromAsked(exchange: Exchange, members: readonly string[]): Deviation[] {
  if (exchange.status >= 300 || members.length === 0 || !isObject(exchange.json)) return [];
  if (MAY_BE_EARLIER in exchange.request.headers) return [];
  const { json, request } = exchange;
  const asked = membersOf(String(request.body));
  const found: Deviation[] = [];
  for (const name of members) found.push(...differences(asked[name], json[name], `/${name}`));
  return found;
}
