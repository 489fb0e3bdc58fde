import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../../support/http/exchange.ts';
import { Journal } from '../../../support/session/journal.ts';
import { witnessStep } from '../../../support/session/witnesses.ts';

const exchange = (n: number, method: string, path: string, status: number, text = ''): Exchange => ({
  n,
  interface: path.startsWith('/lookup') ? 'lookup' : 'messaging',
  at: 0,
  request: { method, url: `http://platform.example${path}`, headers: {} },
  status,
  headers: {},
  text,
  json: undefined,
  looked: true,
});

function journalOf(exchanges: readonly Exchange[], ...steps: string[]): Journal {
  const journal = new Journal();
  journal.exchanges.push(...exchanges);
  for (const step of steps) witnessStep(step, journal.witnesses);
  return journal;
}

const unmetIn =
  (exchanges: readonly Exchange[], ...steps: string[]) =>
  () =>
    journalOf(exchanges, ...steps).requireWitness();

const refusal = exchange(1, 'GET', '/v1/messages/7f0c5e60', 404);

describe('a refusal', () => {
  it('counts beside an accepted request of the same operation', () => {
    const twin = exchange(2, 'GET', '/v1/messages/a1b2?x=1', 200);
    const journal = journalOf([refusal, twin]);
    journal.requireWitness();
    expect(journal.evidence('none', 0)).toMatchObject({
      witness: ['to GET /v1/messages/{id} of messaging was accepted (request 2)'],
    });
  });

  it.each([
    ['alone', []],
    ['beside another operation', [exchange(2, 'PUT', '/v1/messages/7f0c5e60', 200)]],
    ['beside the same path of another method', [exchange(2, 'DELETE', '/v1/messages/7f0c5e60', 204)]],
    ['beside a second refusal', [exchange(2, 'GET', '/v1/messages/a1b2', 401)]],
  ])('%s is no evidence', (_where, others) => {
    expect(unmetIn([refusal, ...others])).toThrow(
      '[insufficient-evidence] a request to GET /v1/messages/{id} of messaging was refused with HTTP status 404, but no request to GET /v1/messages/{id} of messaging was accepted',
    );
  });

  it('is what a failed lookup is too', () => {
    const failed = exchange(1, 'GET', '/lookup?msisdn=1', 200, 'result=MSISDN is invalid');
    const good = exchange(2, 'GET', '/lookup?msisdn=46700000001', 200, 'result=OK;imsi=24001');
    expect(unmetIn([failed])).toThrow('answered result=MSISDN is invalid');
    expect(unmetIn([failed, good])).not.toThrow();
  });
});

describe('a claim that nothing came', () => {
  const claim = 'the receiver "other" gets no notification';
  const arrival = {
    receiver: 'one',
    method: 'POST',
    target: '/',
    headers: {},
    body: '',
    at: 0,
    looked: true,
  };

  it('counts beside something that came', () => {
    const journal = journalOf([], claim);
    expect(() => journal.requireWitness()).toThrow('nothing arrived at any receiver');
    journal.notifications.push({ ...arrival, n: 1, json: undefined });
    expect(() => journal.requireWitness()).not.toThrow();
  });

  it('about a delivery report needs a delivery report', () => {
    const journal = journalOf([], '"second" is never reported delivered');
    journal.notifications.push({ ...arrival, n: 1, json: { told: 'it' } });
    expect(() => journal.requireWitness()).toThrow('nothing arrived at the receiver of delivery reports');
    journal.notifications.push({ ...arrival, n: 2, json: { delivery_report_id: 'x' } });
    expect(() => journal.requireWitness()).not.toThrow();
  });
});

describe('a claim about what was there before', () => {
  it('counts beside the value that was read', () => {
    const claim = 'the second service is unchanged';
    expect(unmetIn([], claim)).toThrow('nothing in this example shows the second service as it was');
    expect(unmetIn([], 'the service was set to {"name":"Reception"}', claim)).toThrow();
    expect(unmetIn([], 'the second service was set to {"name":"Reception"}', claim)).not.toThrow();
  });

  it('about a text counts beside an exchange that has it', () => {
    const claim = 'the answer does not contain "access_token"';
    const token = exchange(2, 'POST', '/oauth2/token', 200, '{"access_token":"x"}');
    expect(unmetIn([exchange(1, 'POST', '/oauth2/token', 200)], claim)).toThrow('the text "access_token"');
    expect(unmetIn([token], claim)).not.toThrow();
  });
});
