import { describe, expect, it } from 'vitest';
import { absent, type Claim, present } from '../../../support/example/session/claims.ts';
import { Journal } from '../../../support/example/session/journal.ts';
import type { Exchange } from '../../../support/wire/http/exchange.ts';

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

function journalOf(exchanges: readonly Exchange[], ...claims: Claim[]): Journal {
  const journal = new Journal();
  journal.exchanges.push(...exchanges);
  journal.witnesses.note(claims, 'something is so');
  return journal;
}

const unmetIn =
  (exchanges: readonly Exchange[], ...claims: Claim[]) =>
  () =>
    journalOf(exchanges, ...claims).requireWitness();

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
  const claim = absent('any receiver');
  const arrival = {
    receiver: 'one',
    method: 'POST',
    target: '/',
    headers: {},
    body: '',
    at: 0,
    looked: true,
  };

  it('counts beside something that came, unless connections were dropped', () => {
    const journal = journalOf([], claim);
    expect(() => journal.requireWitness()).toThrow('nothing arrived at any receiver');
    journal.notifications.push({ ...arrival, n: 1, json: undefined });
    journal.dropped = 1;
    expect(() => journal.requireWitness()).toThrow('nothing arrived at any receiver');
    journal.dropped = 0;
    expect(() => journal.requireWitness()).not.toThrow();
  });

  it('about a delivery report needs a delivery report', () => {
    const journal = journalOf([], absent('the receiver of delivery reports'));
    journal.notifications.push({ ...arrival, n: 1, json: { told: 'it' } });
    expect(() => journal.requireWitness()).toThrow('nothing arrived at the receiver of delivery reports');
    journal.notifications.push({ ...arrival, n: 2, json: { delivery_report_id: 'x' } });
    expect(() => journal.requireWitness()).not.toThrow();
  });
});

describe('a claim about what was there before', () => {
  it('counts beside the value that was read', () => {
    const claim = absent('{} as it was', '"Second line"');
    expect(unmetIn([], claim)).toThrow('nothing in this example shows "Second line" as it was');
    expect(unmetIn([], present('{} as it was', '"Main line"'), claim)).toThrow();
    expect(unmetIn([], present('{} as it was', '"Second line"'), claim)).not.toThrow();
  });

  it('about a text counts beside an exchange that has it', () => {
    const claim = absent('the text "{}"', 'access_token');
    const token = exchange(2, 'POST', '/oauth2/token', 200, '{"access_token":"x"}');
    expect(unmetIn([exchange(1, 'POST', '/oauth2/token', 200)], claim)).toThrow('the text "access_token"');
    expect(unmetIn([token], claim)).not.toThrow();
  });
});

const claim = absent('the text "{}"', 'https://example.com/mine/a');
const sent = exchange(1, 'GET', '/v1/links', 200, '{"url":"https://example.com/mine/7f3/a"}');
const onWire = (text: string) => text.replace('/mine/', '/mine/7f3/');

it('a claim that an answer has no text counts beside the text as it was sent', () => {
  expect(() => journalOf([sent], claim).requireWitness()).toThrow('nothing in this example shows the text');
  expect(() => journalOf([sent], claim).requireWitness(onWire)).not.toThrow();
});
