import { describe, expect, it } from 'vitest';
import {
  type DefaultModel,
  defaultModel,
  defaultServiceScript,
} from '../../../support/example/deep/default-service.ts';
import {
  type DuplicatesModel,
  duplicatesModel,
  duplicatesScript,
  type SentText,
} from '../../../support/example/deep/duplicates.ts';
import {
  type IdempotencyModel,
  idempotencyModel,
  idempotencyScript,
  type KeyedUpdate,
} from '../../../support/example/deep/idempotency.ts';
import type { Script } from '../../../support/example/deep/script.ts';
import { type HoursModel, hoursModel, sendingHoursScript } from '../../../support/example/deep/sending-hours.ts';
import { coveringRows, type Row, readSpaces, type Space } from '../../../support/example/deep/space.ts';
import { type TokenModel, tokenModel, tokensScript } from '../../../support/example/deep/tokens.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;

const spaces = new Map(readSpaces().map((space) => [space.promise, space]));

/** How many scripts of a promise each wrong model of it would write differently. */
function disagreements<Model>(
  promise: string,
  scriptOf: (space: Space, row: Row, model: Model) => Script,
  right: Model,
  wrong: Readonly<Record<string, Model>>,
): Array<[says: string, count: number]> {
  const space = spaces.get(promise) as Space;
  const textBy = (row: Row, model: Model): string => scriptOf(space, row, model).steps.join('\n');
  return Object.entries(wrong).map(([says, model]) => [
    `${says} (${promise})`,
    coveringRows(space, 1).filter((row) => textBy(row, right) !== textBy(row, model)).length,
  ]);
}

const altered =
  (alter: (each: SentText, place: number, all: readonly SentText[]) => SentText): DuplicatesModel =>
  (sent) =>
    duplicatesModel(sent.map(alter));

const WRONG_DUPLICATES: Readonly<Record<string, DuplicatesModel>> = {
  'withholds nothing': (sent) => sent.map(() => false),
  'withholds everything but the first': (sent) => sent.map((_, place) => place > 0),
  'looks at the number alone': altered((each) => ({ ...each, text: '' })),
  'looks at the text alone': altered((each) => ({ ...each, number: '' })),
  'looks back for 23 hours': altered((each) => ({ ...each, at: (each.at * 24) / 23 })),
  'looks back for two days': altered((each) => ({ ...each, at: each.at / 2 })),
  'withholds one repeat alone': (sent) =>
    duplicatesModel(sent).map(
      (is, place, all) => is && !(all[place - 1] && sent[place - 1]?.text === sent[place]?.text),
    ),
  'counts from the latest repeat': (sent) => {
    const latest = new Map<string, number>();
    return sent.map(({ at, number, text }) => {
      const before = latest.get(number + text);
      latest.set(number + text, at);
      return before !== undefined && at < before + 3 * DAY + HOUR;
    });
  },
};

const WRONG_HOURS: Readonly<Record<string, HoursModel>> = {
  'sends at once': (submitted) => ({ from: submitted, until: submitted }),
  'opens at 07:00': (submitted, opening) => hoursModel(submitted, opening - HOUR),
  'opens a moment late': (submitted, opening) => hoursModel(submitted, opening + 2),
  'closes a moment early': (submitted, opening) => hoursModel(submitted + 2, opening),
  'waits for the day after the next': (submitted, opening) => {
    const { from, until } = hoursModel(submitted, opening);
    return from > submitted ? { from: from + DAY, until: until + DAY } : { from, until };
  },
  'counts in UTC': (submitted) => hoursModel(submitted, Date.parse('2024-07-15T08:00:00Z')),
};

const alteredUpdates =
  (alter: (each: KeyedUpdate) => KeyedUpdate): IdempotencyModel =>
  (updates) =>
    idempotencyModel(updates.map(alter));

const WRONG_IDEMPOTENCY: Readonly<Record<string, IdempotencyModel>> = {
  'carries everything out': (updates) => updates.map((_, place) => place),
  'remembers refusals': alteredUpdates((each) => ({ ...each, isRefused: false })),
  'remembers for five minutes': alteredUpdates((each) => ({ ...each, at: each.at * 2 })),
  'remembers for an hour': alteredUpdates((each) => ({ ...each, at: each.at / 6 })),
  'remembers the latest key alone': (updates) =>
    updates.map(({ key }, place) => {
      const before = updates.slice(0, place).findLastIndex((each) => each.key !== undefined && !each.isRefused);
      return before >= 0 && updates[before]?.key === key ? (idempotencyModel(updates)[place] as number) : place;
    }),
  'answers like the latest use': (updates) =>
    idempotencyModel(updates).map((first, place) =>
      first === place ? place : updates.slice(0, place).findLastIndex(({ key }) => key === updates[place]?.key),
    ),
};

const WRONG_DEFAULTS: Readonly<Record<string, DefaultModel>> = {
  'takes false': (updates, first) => ({ ...defaultModel(updates, first), refused: updates.map(() => false) }),
  'never moves': (updates, first) => ({ ...defaultModel(updates, first), defaults: [first] }),
  'keeps the first that was set': (updates, first) => {
    const set = updates.find(({ isDefault }) => isDefault);
    return { ...defaultModel(updates, first), defaults: set?.services ?? [first] };
  },
  'refuses false on the default alone': (updates, first) => {
    const { refused, defaults } = defaultModel(updates, first);
    return { refused: refused.map((is, place) => is && updates[place]?.services[0] === first), defaults };
  },
};

const WRONG_TOKENS: Readonly<Record<string, TokenModel>> = {
  'takes everything': (calls) => calls.map(() => 200),
  'takes no token': (calls, lifetime) =>
    tokenModel(calls, lifetime).map((status, at) => (calls[at]?.basic ? status : 401)),
  'never ends a token': (calls) => tokenModel(calls, 1000 * DAY),
  'ends every token with the first': (calls, lifetime) =>
    tokenModel(
      calls.map((each) => ({ ...each, issued: each.issued === undefined ? undefined : 0 })),
      lifetime,
    ),
  'ends a token two minutes early': (calls, lifetime) => tokenModel(calls, lifetime - 2 * MINUTE),
  'answers for a foreign project': (calls, lifetime) =>
    tokenModel(
      calls.map((each) => ({ ...each, project: 'main' })),
      lifetime,
    ),
};

describe('the models of the deep set disagree, in some script, with one that', () => {
  it.each([
    ...disagreements('duplicates', duplicatesScript, duplicatesModel, WRONG_DUPLICATES),
    ...disagreements('sending hours', sendingHoursScript, hoursModel, WRONG_HOURS),
    ...disagreements('idempotency', idempotencyScript, idempotencyModel, WRONG_IDEMPOTENCY),
    ...disagreements('default service', defaultServiceScript, defaultModel, WRONG_DEFAULTS),
    ...disagreements('tokens', tokensScript, tokenModel, WRONG_TOKENS),
  ])('%s', (_, count) => expect(count).toBeGreaterThan(0));

  it('is the same: then no script differs', () => {
    expect(disagreements('tokens', tokensScript, tokenModel, { same: tokenModel })).toEqual([['same (tokens)', 0]]);
  });
});
