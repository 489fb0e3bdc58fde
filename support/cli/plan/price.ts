import { hasStandIn } from '../../example/session/specimen-numbers.ts';
import type { RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { membersOf } from '../../ground/json.ts';
import type { SideEffect } from '../../ground/side-effects.ts';
import { creationBy } from '../../wire/safety/creations.ts';
import { destinationsOf } from '../../wire/safety/destinations.ts';
import { sideEffectOf } from '../../wire/safety/side-effects.ts';

const SENT = ['requests', 'messages', 'lookups', 'created', 'removals'] as const;

export type Sent = Readonly<Record<(typeof SENT)[number], number>>;

export interface Price extends Sent {
  readonly examples: number;
  /** The examples that look at what arrives at facilities which others share. */
  readonly looking: number;
  /** Milliseconds that have to pass, one wait after the other, and the longest that one example waits. */
  readonly waitMs: number;
  readonly longestMs: number;
  /** What is sent only after an example has waited for so many milliseconds; part of the sums. */
  readonly later: ReadonlyArray<Sent & { readonly afterMs: number }>;
  readonly effects: readonly SideEffect[];
  readonly uses: readonly string[];
}

const UNSENT = { requests: 0, messages: 0, lookups: 0, created: 0, removals: 0 };

export const NOTHING: Price = {
  ...UNSENT,
  examples: 0,
  looking: 0,
  waitMs: 0,
  longestMs: 0,
  later: [],
  effects: [],
  uses: [],
};

const NEVER = Number.MAX_SAFE_INTEGER;

function sum(one: Sent, other: Sent, sign: 1 | -1 = 1): Sent {
  const sums = { ...UNSENT };
  for (const name of SENT) sums[name] = one[name] + sign * other[name];
  return sums;
}

export const plus = (one: Price, other: Price): Price => ({
  ...sum(one, other),
  examples: one.examples + other.examples,
  looking: one.looking + other.looking,
  waitMs: one.waitMs + other.waitMs,
  longestMs: Math.max(one.longestMs, other.longestMs),
  later: [...one.later, ...other.later],
  effects: [...new Set([...one.effects, ...other.effects])],
  uses: [...new Set([...one.uses, ...other.uses])],
});

function priceUntil(price: Price, end: number): Price {
  let left: Sent = price;
  const later: Price['later'][number][] = [];
  for (const each of price.later)
    if (each.afterMs > end) left = sum(left, each, -1);
    else later.push(each);
  return { ...price, ...left, later };
}

export const priceAmongOwn = (price: Price): Price => priceUntil(price, NEVER - 1);

/** The price of an example that ends before it would wait for more than `maxWaitMs`, and so does not wait at all. */
export function priceWithin(price: Price, maxWaitMs: number): Price {
  return { ...priceUntil(price, maxWaitMs), later: [], waitMs: 0, longestMs: 0 };
}

const SHARED = ['@needs-handset', '@needs-mailbox', '@needs-ledger', '@needs-downstream'];

export function priceOf({ evidence, tags }: RecordedExample): Price {
  const { exchanges = [], passedMs = 0, uses = [] } = evidence ?? {};
  const looking = SHARED.some((tag) => tags.includes(tag)) ? 1 : 0;
  let price: Price = { ...NOTHING, examples: 1, looking, waitMs: passedMs, longestMs: passedMs, uses };
  const began = Date.parse(exchanges[0]?.at ?? '');
  let isMet = false;
  for (const { at, method, url, requestHeaders: headers, requestBody: body, status, interface: of } of exchanges) {
    const request = { method, url, headers, body };
    const numbers = method === 'GET' || method === 'DELETE' ? [] : destinationsOf(request);
    const creation = status < 300 ? creationBy(method, url, membersOf(body)) : undefined;
    const sent = {
      requests: 1,
      messages: numbers.length,
      lookups: of === 'lookup' ? 1 : 0,
      created: creation ? 1 : 0,
      removals: creation?.removal === undefined ? 0 : 1,
    };
    isMet ||= numbers.some((number) => !hasStandIn(number));
    const afterMs = isMet ? NEVER : Date.parse(at) - began;
    const effect = sideEffectOf(request, numbers);
    const later = afterMs > 0 ? [{ ...sent, afterMs }] : [];
    price = plus(price, { ...NOTHING, ...sent, later, effects: effect ? [effect] : [] });
  }
  return price;
}
