import type { EvidenceExchange, RecordedExample } from '../ground/evidence/recorded-run.ts';
import { membersOf } from '../ground/json.ts';
import type { SideEffect } from '../ground/side-effects.ts';
import { creationBy } from '../wire/safety/creations.ts';
import { destinationsOf } from '../wire/safety/destinations.ts';
import { sideEffectOf } from '../wire/safety/side-effects.ts';

/** What the examples of one rule, or of many, ask of a target. */
export interface Price {
  readonly examples: number;
  readonly requests: number;
  readonly messages: number;
  readonly lookups: number;
  /** Things made on the account, and the requests that take them away again. */
  readonly created: number;
  readonly removals: number;
  /** Milliseconds that have to pass, one wait after the other, and the longest that one example waits. */
  readonly waitMs: number;
  readonly longestMs: number;
  readonly effects: readonly SideEffect[];
  /** What is taken from the declarations of the target. */
  readonly uses: readonly string[];
}

export const NOTHING: Price = {
  examples: 0,
  requests: 0,
  messages: 0,
  lookups: 0,
  created: 0,
  removals: 0,
  waitMs: 0,
  longestMs: 0,
  effects: [],
  uses: [],
};

const both = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];

/** Two prices together. */
export const plus = (one: Price, other: Price): Price => ({
  examples: one.examples + other.examples,
  requests: one.requests + other.requests,
  messages: one.messages + other.messages,
  lookups: one.lookups + other.lookups,
  created: one.created + other.created,
  removals: one.removals + other.removals,
  waitMs: one.waitMs + other.waitMs,
  longestMs: Math.max(one.longestMs, other.longestMs),
  effects: both(one.effects, other.effects),
  uses: both(one.uses, other.uses),
});

const READING = new Set(['GET', 'DELETE']);

function priceOfExchange({ method, url, requestHeaders, requestBody, status, ...rest }: EvidenceExchange): Price {
  const request = { method, url, headers: requestHeaders, body: requestBody };
  const destinations = READING.has(method) ? [] : destinationsOf(request);
  const effect = sideEffectOf(request, destinations);
  const creation = status < 300 ? creationBy(method, url, membersOf(requestBody)) : undefined;
  return {
    ...NOTHING,
    requests: 1,
    messages: destinations.length,
    lookups: rest.interface === 'lookup' ? 1 : 0,
    created: creation ? 1 : 0,
    removals: creation?.removal === undefined ? 0 : 1,
    effects: effect ? [effect] : [],
  };
}

/** What one recorded example asked of its target. */
export function priceOf({ evidence }: RecordedExample): Price {
  const { exchanges = [], passedMs = 0, uses = [] } = evidence ?? {};
  const waits = { ...NOTHING, examples: 1, waitMs: passedMs, longestMs: passedMs, uses };
  return exchanges.map(priceOfExchange).reduce(plus, waits);
}
