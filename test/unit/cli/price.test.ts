import { describe, expect, it } from 'vitest';
import { priceAmongOwn, priceOf, priceWithin } from '../../../support/cli/plan/price.ts';
import type { EvidenceExchange, RecordedExample } from '../../../support/ground/evidence/recorded-run.ts';

const submit = (at: string, ...numbers: string[]): EvidenceExchange => ({
  ...{ n: 1, interface: 'messaging', method: 'POST', url: 'http://127.0.0.1:1/v1/messages', at },
  ...{ requestHeaders: {}, status: 202, responseHeaders: {} },
  requestBody: JSON.stringify({ messages: numbers.map((number) => ({ destination_number: number, content: 'Hi' })) }),
});

const example = (passedMs: number, ...exchanges: EvidenceExchange[]): RecordedExample =>
  ({ evidence: { exchanges, passedMs } }) as unknown as RecordedExample;

const SECOND = 1000;
const waiting = priceOf(
  example(
    3 * SECOND,
    submit('2024-01-15T12:00:00.000Z', '+46700000001'),
    submit('2024-01-15T12:00:02.000Z', '+46700000001', '+46700000002'),
    submit('2024-01-15T12:00:03.000Z', '+46700000002'),
  ),
);

describe('the price of an example', () => {
  it('counts what it sends, and what of it only after a wait', () => {
    expect(waiting).toMatchObject({ examples: 1, requests: 3, messages: 4, waitMs: 3000, longestMs: 3000 });
    expect(waiting.later).toMatchObject([
      { afterMs: 2000, requests: 1, messages: 2 },
      { afterMs: 3000, requests: 1, messages: 1 },
    ]);
  });

  it.each([
    [1999, 1, 1],
    [2000, 2, 3],
    [2999, 2, 3],
  ])(
    'is, where it may wait for %i ms and no longer, that of %i requests and %i messages',
    (most, requests, messages) => {
      expect(priceWithin(waiting, most)).toMatchObject({ examples: 1, requests, messages, waitMs: 0, longestMs: 0 });
    },
  );

  it('ends where a number is written that no number of a target stands for', () => {
    const price = priceOf(
      example(
        0,
        submit('2024-01-15T12:00:00.000Z', '+46700000001', '+61491570159'),
        submit('2024-01-15T12:00:00.000Z', '+46700000001', '+436601234567'),
        submit('2024-01-15T12:00:00.000Z', '+46700000001'),
      ),
    );
    expect(price).toMatchObject({ requests: 3, messages: 5 });
    expect(priceAmongOwn(price)).toMatchObject({ requests: 1, messages: 2, later: [] });
  });

  it('is nothing for an example that sends nothing', () => {
    expect(priceOf(example(0))).toMatchObject({ examples: 1, requests: 0, later: [] });
  });
});
