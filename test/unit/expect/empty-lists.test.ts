import { expect, it } from 'vitest';
import {
  expectEventForm,
  expectMarks,
  expectResent,
  expectSignedBy,
} from '../../../support/example/expect/call-events.ts';
import { expectGrowingWaits } from '../../../support/example/expect/growing-waits.ts';
import { expectAllAccepted, expectAllDifferent } from '../../../support/example/expect/lists.ts';
import { expectInEvery } from '../../../support/example/expect/member-kinds.ts';
import { expectDelivered, expectSameWhenRepeated, expectText } from '../../../support/example/expect/notifications.ts';
import { expectAgreement } from '../../../support/example/expect/report-traits.ts';
import {
  expectAlike,
  expectKept,
  expectStatusOfUpdates,
  expectTimeToAdvance,
} from '../../../support/example/expect/voice.ts';
import type { Session } from '../../../support/example/session/session.ts';
import type { Exchange } from '../../../support/wire/http/exchange.ts';

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
