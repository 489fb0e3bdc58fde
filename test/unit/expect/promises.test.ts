import { describe, expect, it } from 'vitest';
import {
  expectDifferentAnswer,
  expectExplanation,
  expectRecord,
} from '../../../support/example/expect/answer-kinds.ts';
import { expectSameWhenRepeated } from '../../../support/example/expect/notifications.ts';
import type { Session } from '../../../support/example/session/session.ts';
import type { DeliveryReport } from '../../../support/example/verbs/delivery-reports.ts';

const reports = (...bodies: object[]): DeliveryReport[][] => [bodies as DeliveryReport[]];

describe('steps compare what they promise', () => {
  it('a repeated report has a member to be the same', () => {
    expect(() =>
      expectSameWhenRepeated(reports({ metadata: { a: '1' } }, { metadata: { a: '1' } }), 'metadata'),
    ).not.toThrow();
    expect(() => expectSameWhenRepeated(reports({ metadata: { a: '1' } }, { metadata: {} }), 'metadata')).toThrow();
    expect(() => expectSameWhenRepeated(reports({ metadata: { a: '1' } }, {}), 'metadata')).toThrow();
  });

  it.each([[{}], [{ metadata: null }]])('%j has none', (body) => {
    expect(() => expectSameWhenRepeated(reports(body, body), 'metadata')).toThrow(/of the first attempt/);
  });

  const answers = (before: unknown, last: unknown, status = 200) => {
    const exchange = (json: unknown) => ({ status, text: JSON.stringify(json), json, headers: {} });
    return {
      journal: { exchanges: [exchange(before), exchange(last)] },
      wire: { last: exchange(last) },
    } as unknown as Session;
  };

  it('another instant is no other answer', () => {
    const at = (status: string, at: string) => ({ status, at });
    const same = answers(at('open', '2024-01-15T12:00:00Z'), at('open', '2024-01-15T12:00:01Z'));
    expect(() => expectDifferentAnswer(same)).toThrow();
    const other = answers(at('open', '2024-01-15T12:00:00Z'), at('done', '2024-01-15T12:00:00Z'));
    expect(() => expectDifferentAnswer(other)).not.toThrow();
  });

  it('a record is accepted', () => {
    expect(() => expectRecord(answers({}, { id: '1' }).wire.last)).not.toThrow();
    expect(() => expectRecord(answers({}, { message: 'Not found' }, 404).wire.last)).toThrow();
  });

  it.each([[[{ id: '1' }]], [{ data: null }]])('%j is a record, for the document shows none', (json) => {
    expect(() => expectRecord(answers({}, json).wire.last)).not.toThrow();
  });

  it.each([[[]], [{}], ['text'], [null], [7]])('%j is none', (json) => {
    expect(() => expectRecord(answers({}, json).wire.last)).toThrow();
  });

  const refusal = (json: unknown) =>
    ({ status: 400, text: JSON.stringify(json), json, headers: { 'content-type': 'application/json' } }) as never;

  it.each([['The page is no number.'], [['page']], [{ code: 7 }]])('%j is an explanation', (json) => {
    expect(() => expectExplanation(refusal(json))).not.toThrow();
  });

  it.each([[''], [[]], [{}], [null], [false], [400]])('%j explains nothing', (json) => {
    expect(() => expectExplanation(refusal(json))).toThrow();
  });
});
