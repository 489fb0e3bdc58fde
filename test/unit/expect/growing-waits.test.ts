import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectEventForm,
  expectMarks,
  expectResent,
  expectSignedBy,
} from '../../../support/example/expect/call-events.ts';
import { expectGrowingWaits, straightness } from '../../../support/example/expect/growing-waits.ts';
import { expectInEvery } from '../../../support/example/expect/member-kinds.ts';
import { expectDelivered, expectSameWhenRepeated, expectText } from '../../../support/example/expect/notifications.ts';
import { expectAllAccepted, expectAllDifferent } from '../../../support/example/expect/races.ts';
import { expectInManner } from '../../../support/example/expect/report-outcomes.ts';
import { expectAgreement } from '../../../support/example/expect/report-traits.ts';
import {
  expectAlike,
  expectKept,
  expectStatusOfUpdates,
  expectTimeToAdvance,
} from '../../../support/example/expect/voice.ts';
import type { Session } from '../../../support/example/session/session.ts';
import type { DeliveryReport } from '../../../support/example/verbs/delivery-reports.ts';
import { Inconclusive } from '../../../support/ground/problems/inconclusive.ts';
import type { Exchange } from '../../../support/wire/http/exchange.ts';
import { forAll } from '../for-all.ts';

const waits = (of: (attempt: number) => number): [number, number, number, number] => [of(1), of(2), of(3), of(4)];

describe('waits between retries', () => {
  it.each([
    ['linear', (n: number) => 60 * n],
    ['linear from a large start', (n: number) => 120 + 60 * n],
    ['quadratic', (n: number) => 60 * n ** 2],
  ])('that are %s do not grow exponentially', (_, of) => {
    expect(() => expectGrowingWaits(waits(of), 1.2)).toThrow(/straight line/);
  });

  it.each([1.3, 1.5, 2, 3, 10])('that grow by %d each time do', (factor) => {
    expect(() =>
      expectGrowingWaits(
        waits((n) => 1000 * factor ** n),
        1.2,
      ),
    ).not.toThrow();
  });

  it('may stay at the longest one, once they grew twice', () => {
    expect(() => expectGrowingWaits([60, 120, 240, 240], 1.2)).not.toThrow();
    expect(() => expectGrowingWaits([60, 120, 120, 120], 1.2)).toThrow(/wait of 120 ms after 120 ms/);
    expect(() => expectGrowingWaits([60, 60, 60, 60], 1.2)).toThrow(/wait of 60 ms after 60 ms/);
  });

  it.each([
    ['too much to tell', [700, 2600, 2800, 10_400]],
    ['near a straight line', [1000, 2600, 4800, 6000]],
  ])('stray by a third, %s', (_, strayed) => {
    expect(() => expectGrowingWaits(strayed, 1.2)).toThrow(Inconclusive);
  });

  it('may begin with a prompt one', () => {
    expect(() => expectGrowingWaits([100, 30_000, 60_000, 120_000], 1.2)).not.toThrow();
    expect(() => expectGrowingWaits([100, 60_000, 120_000, 120_000], 1.2)).not.toThrow();
    expect(() => expectGrowingWaits([100, 30_000, 60_000, 90_000], 1.2)).toThrow(/straight line/);
    expect(() => expectGrowingWaits([100, 5000, 5000, 5000], 1.2)).toThrow(/wait of 5000 ms after 5000 ms/);
  });

  it('may scatter by a tenth around doubling', () => {
    const scatter = fc.double({ min: 0.93, max: 1.07, noNaN: true });
    forAll(scatter, scatter, scatter, scatter, (a, b, c, d) => {
      expect(straightness(1000 * a, 2000 * b, 4000 * c, 8000 * d)).toBeLessThanOrEqual(1);
    });
  });

  it('are all above the line when they grow in a straight line', () =>
    forAll(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (start, step) => {
      expect(straightness(...waits((n) => start + step * n))).toBeGreaterThan(1);
    }));

  it('too few are no growth at all', () => {
    expect(() => expectGrowingWaits([], 1.2)).toThrow(/retries/);
    expect(() => expectGrowingWaits([1], 1.2)).toThrow(Inconclusive);
    expect(() => expectGrowingWaits([1, 2, 4], 1.2)).not.toThrow();
  });
});

const reported = (...statuses: string[]) => statuses.map((status) => ({ status, error_code: '0' }) as DeliveryReport);

const dated = (...reports: ReadonlyArray<readonly [status: string, second: number]>) =>
  reports.map(
    ([status, second]) =>
      ({ status, error_code: '0', submitted_date: new Date(1000 * second).toISOString() }) as unknown as DeliveryReport,
  );

const onlyRejected = { statuses: ['rejected'], codes: [] };
const only = (statuses: string[], status: string) => () =>
  expectInManner(reported(...statuses), 'only', { statuses: [status], codes: [] }, 'first');

it.each([
  [['rejected'], 'rejected'],
  [['enroute', 'rejected'], 'rejected'],
  [['submitted', 'rejected'], 'rejected'],
  [['enroute', 'submitted', 'rejected', 'rejected'], 'rejected'],
  [['enroute'], 'enroute'],
] as const)('%j may be a message that is only reported %s', (statuses, status) => {
  expect(only([...statuses], status)).not.toThrow();
});

it.each([
  [['rejected', 'enroute'], 'rejected'],
  [['rejected', 'submitted'], 'rejected'],
  [['submitted', 'enroute'], 'enroute'],
  [['delivered', 'rejected'], 'rejected'],
  [['rejected', 'failed'], 'rejected'],
  [['enroute', 'submitted'], 'enroute'],
] as const)('%j is not a message that is only reported %s', (statuses, status) => {
  expect(only([...statuses], status)).toThrow();
});

it('reports that overtake each other are told apart by their dates', () => {
  expect(() => expectInManner(dated(['rejected', 2], ['submitted', 1]), 'only', onlyRejected, 'first')).not.toThrow();
  expect(() => expectInManner(dated(['rejected', 2], ['submitted', 3]), 'only', onlyRejected, 'first')).toThrow();
});

it.each([
  [['0', '210'], '0'],
  [[], undefined],
])('what fails with the report codes %j says that the first was expected', (codes, reportCode) => {
  const never = () => expectInManner(reported('rejected'), 'never', { statuses: ['rejected'], codes }, 'first');
  expect(never).toThrow(expect.objectContaining({ difference: expect.objectContaining({ reportCode }) }));
});

const session = {
  journal: { exchanges: [] },
  run: { target: { bindings: {} } },
  project: () => ({ services: [{ id: 'a', secret: 'b' }] }),
  handles: { has: () => false, get: () => [] },
} as unknown as Session;

const answer = (json: unknown, status = 200): Exchange => ({ status, json, request: {}, text: '' }) as Exchange;

const SERVICE = { project: 'main', place: 1 };

const EXPECTATIONS: ReadonlyArray<readonly [string, () => unknown]> = [
  ['every report has', () => expectInEvery([], [['status', () => undefined]])],
  ['every event is signed', () => expectSignedBy(session, [], SERVICE)],
  ['every event has its form', () => expectEventForm(session, [], SERVICE)],
  ['everything has a mark of its own', () => expectMarks(session, [], 'a different', 'id')],
  ['everything that came reads like', () => expectText([], '[any text]')],
  ['everything that came has', () => expectDelivered(session, [], {})],
  ['whatever came is sent again', () => expectResent([], [], 1)],
  ['every one at once is accepted', () => expectAllAccepted([])],
  ['every one at once has an id of its own', () => expectAllDifferent([], 'id')],
  ['repeated reports are the same', () => expectSameWhenRepeated([], 'status')],
  ['waits grow', () => expectGrowingWaits([], 2)],
  ['time moves forward', () => expectTimeToAdvance([])],
  ['time moves forward, with one answer', () => expectTimeToAdvance([answer({ updateTime: '2024-01-15T12:00:00Z' })])],
  ['updates are kept', () => expectKept(session)],
  ['updates are answered with a status', () => expectStatusOfUpdates(session, [200])],
  ['updates are answered alike', () => expectAlike(session)],
  ['a summary counts what is listed', () => expectAgreement(answer({ total_sent: 0, total_received: 0 }), [])],
];

it.each(EXPECTATIONS)('what is said of each of several things is not shown by none: %s', (_says, expectation) => {
  expect(expectation).toThrow();
});
