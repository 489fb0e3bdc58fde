import type { Exchange } from '../http/exchange.ts';
import type { Deviation } from './deviation.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NUMBER = /^\+?\d{7,15}$/;

/** A phone number is the same with its plus and without. */
const isSameText = (asked: unknown, told: unknown): boolean =>
  asked === told ||
  (NUMBER.test(String(asked)) &&
    NUMBER.test(String(told)) &&
    String(asked).replace('+', '') === String(told).replace('+', ''));

/** Where an answer tells something else than was asked for; it may tell more, and lists in any sequence. */
function differences(asked: unknown, told: unknown, at: string): Deviation[] {
  if (asked === null || asked === undefined) return [];
  if (isObject(asked)) {
    const members: Json = isObject(told) ? told : {};
    return Object.entries(asked).flatMap(([name, value]) => differences(value, members[name], `${at}/${name}`));
  }
  const isTold = Array.isArray(asked)
    ? Array.isArray(told) &&
      told.length === asked.length &&
      asked.every((entry) => told.some((each) => differences(entry, each, at).length === 0))
    : isSameText(asked, told);
  return isTold ? [] : [{ at, wanted: 'repeat what was asked for', got: told }];
}

function askedIn({ request }: Exchange): Json {
  try {
    const body: unknown = JSON.parse(String(request.body));
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
}

/** With such a key the answer may be that to an earlier request. */
const MAY_BE_EARLIER = 'idempotency-key';

/** How a good answer deviates from the members of the request that it repeats. */
export function deviationsFromAsked(exchange: Exchange, members: readonly string[]): Deviation[] {
  if (exchange.status >= 300 || members.length === 0 || !isObject(exchange.json)) return [];
  if (MAY_BE_EARLIER in exchange.request.headers) return [];
  const asked = askedIn(exchange);
  const { json } = exchange;
  return members.flatMap((name) => differences(asked[name], json[name], `/${name}`));
}
