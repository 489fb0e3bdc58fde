import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrafficJudge } from '../../../support/example/past-traffic/judge-traffic.ts';
import { looksLikeHar, type RecordedExchange, readHar } from '../../../support/example/past-traffic/read-har.ts';
import { judge } from '../../../support/ledger/judge.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { forAllInTime } from '../for-all.ts';
import { problem } from '../problem.ts';
import { aRule, circumstances } from '../reporting/a-run.ts';
import { anEntry, harOf, inPieces } from './har-entry.ts';

const SHOWN =
  'COM-AUTH-01 COM-ID-01 COM-JSON-01 COM-JSON-02 COM-JSON-03 ERR-400-01 TOK-01 TOK-03 VOICE-RESP-01 VOICE-DEF-03 VOICE-IDEM-01 VOICE-IDEM-04 BEARER-02 LOOKUP-FMT-01 LOOKUP-FAIL-01 SUB-JSON-01'.split(
    ' ',
  );
const rules = [...SHOWN, 'MSG-01'].map((id) => aRule(id));
const by = circumstances(
  rules.map(({ id }) => id),
  { scope: 'external', facilities: [] },
);

async function judged(...entries: readonly object[]) {
  const judging = new TrafficJudge('t.har', undefined);
  for await (const each of readHar(inPieces(harOf(...entries)), 't.har')) judging.take(each);
  const { run, exchanges, count } = judging.result(rules, by);
  const verdicts: Verdicts = judge(rules, run, by);
  const of = (id: string) => verdicts.rules.find((rule) => rule.id === id)?.verdict;
  return { of, verdicts, exchanges, run, count };
}

const SERVICE = {
  serviceId: 's',
  projectId: 'p',
  createTime: '2026-05-05T10:00:00Z',
  name: 'Main',
  isDefault: true,
};
const VOICE = 'https://voice.example.com/v2/projects/p/services/s';
const MESSAGES = 'https://api.example.com/v1/messages';
const keyed = { 'Idempotency-Key': 'k' };

describe('recorded traffic', () => {
  const token = { access_token: 'a', token_type: 'Bearer', expires_in: 3600, scope: '' };
  const granted = (got: object) =>
    anEntry('POST', 'https://a.example.com/oauth2/token', 200, { sent: 'grant_type=client_credentials', got });
  const lookedUp = (got: string) =>
    anEntry('GET', 'https://l.example.com/lookup?msisdn=46', 200, { got, media: 'text/plain' });
  const updated = (status: number, more: object) => anEntry('PATCH', VOICE, status, more);
  const submitted = (status: number, sent: string, got: unknown, media?: string) =>
    anEntry('POST', MESSAGES, status, { sent, got, ...(media ? { media } : {}) });

  it.each([
    ['TOK-03', 'pass', granted(token)],
    ['TOK-03', 'fail', granted({ ...token, token_type: 'bearer' })],
    ['TOK-01', 'fail', granted({ ...token, scope: undefined })],
    ['VOICE-RESP-01', 'pass', updated(200, { sent: '{}', got: SERVICE })],
    ['VOICE-RESP-01', 'fail', updated(200, { sent: '{}', got: { ...SERVICE, createTime: 'now' } })],
    ['VOICE-RESP-01', 'inconclusive', updated(200, { sent: '{}' })],
    ['VOICE-DEF-03', 'fail', updated(200, { sent: '{"isDefault":false}', got: SERVICE })],
    ['VOICE-DEF-03', 'pass', updated(400, { sent: '{"isDefault":false}', got: {} })],
    ['COM-JSON-01', 'fail', submitted(202, '{}', '<html>', 'text/html')],
    ['COM-JSON-02', 'fail', submitted(202, '{"a":', {})],
    ['ERR-400-01', 'fail', submitted(400, '{"a":', 'no', 'text/plain')],
    ['COM-JSON-03', 'fail', submitted(202, '[]', {})],
    ['COM-ID-01', 'fail', submitted(202, '{}', { messages: [{ message_id: '7' }] })],
    ['BEARER-02', 'fail', updated(401, { got: {} })],
    ['BEARER-02', 'pass', updated(401, { got: {}, answerHeaders: { 'WWW-Authenticate': 'Bearer' } })],
    ['LOOKUP-FAIL-01', 'fail', lookedUp('result=no;imsi=1')],
    ['LOOKUP-FMT-01', 'pass', lookedUp('result=OK;imsi=24001')],
  ] as const)('shows %s: %s', async (id, verdict, entry) => {
    expect((await judged(entry)).of(id)).toBe(verdict);
  });

  it.each([
    ['the first answer', 1, SERVICE, 'pass', 'inconclusive'],
    ['another answer', 1, { ...SERVICE, name: 'B' }, 'fail', 'inconclusive'],
    ['another answer after ten minutes', 601, { ...SERVICE, name: 'B' }, 'inconclusive', 'inconclusive'],
  ])('holds %s to a repeated Idempotency-Key against the first', async (_, seconds, got, same, changed) => {
    const { of } = await judged(
      anEntry('PATCH', VOICE, 200, { sent: '{"name":"Main"}', got: SERVICE, headers: keyed }),
      anEntry('PATCH', VOICE, 200, { sent: '{"name":"Main"}', got, headers: keyed, seconds }),
    );
    expect([of('VOICE-IDEM-01'), of('VOICE-IDEM-04')]).toEqual([same, changed]);
  });

  it('takes a request without credentials for one only where the recorder kept those of others', async () => {
    const open = anEntry('POST', MESSAGES, 202, { sent: '{}', got: {}, anonymous: true });
    expect((await judged(open)).of('COM-AUTH-01')).toBe('inconclusive');
    const { of, exchanges } = await judged(open, anEntry('GET', `${MESSAGES}/1`, 404));
    expect(of('COM-AUTH-01')).toBe('fail');
    expect(exchanges.map(({ violations }) => violations.length)).toEqual([1, 0]);
  });

  it('names the operation of each exchange, and leaves what is none alone', async () => {
    const { exchanges, verdicts } = await judged(
      anEntry('GET', `${MESSAGES}/1`, 200, { got: {} }),
      anEntry('GET', 'https://x.example.com/logo.png', 500, { got: 'x', media: 'image/png' }),
      anEntry('POST', MESSAGES, 0),
    );
    expect(exchanges.map(({ operation }) => operation)).toEqual(['retrieve a message', undefined, undefined]);
    expect(verdicts).toMatchObject({ overall: 'not-fully-verified', exitCode: 3 });
    expect(verdicts.rules.find(({ id }) => id === 'MSG-01')).toMatchObject({
      verdict: 'inconclusive',
      reason: 'insufficient-evidence',
    });
  });

  it('keeps no credentials', async () => {
    const { run, exchanges } = await judged(
      anEntry('POST', 'https://u:very-secret@api.example.com/v1/messages', 202, { got: 'x' }),
    );
    expect(JSON.stringify([run, exchanges])).not.toContain('very-secret');
  });

  it('reads bodies in base64 and forms as parameters', async () => {
    const entry = anEntry('POST', 'https://a.example.com/oauth2/token', 200, { got: token }) as {
      request: { postData?: object };
      response: { content: { text: string; encoding?: string } };
    };
    entry.request.postData = { params: [{ name: 'grant_type', value: 'client_credentials' }] };
    entry.response.content = {
      text: Buffer.from(JSON.stringify(token)).toString('base64'),
      encoding: 'base64',
    };
    expect((await judged(entry)).of('TOK-01')).toBe('pass');
  });

  it('sees the first deviation after any number of good answers', async () => {
    const good = anEntry('POST', MESSAGES, 202, { sent: '{}', got: {} });
    const { of } = await judged(
      ...Array<object>(300).fill(good),
      anEntry('POST', MESSAGES, 202, { sent: '{}', got: 'x' }),
    );
    expect(of('COM-JSON-01')).toBe('fail');
  });
});

const HAR = harOf(anEntry('GET', MESSAGES, 200));

async function allIn(text: string, size?: number): Promise<RecordedExchange[]> {
  const all: RecordedExchange[] = [];
  for await (const each of readHar(inPieces(text, size), 't.har')) all.push(each);
  return all;
}

it.each([
  ['cut short', HAR.slice(0, 80), /not a HAR file: it is not JSON, or cut short/],
  ['cut short after some', `${HAR.slice(0, -3)},{"req`, /cut short, after entry 1\./],
  ['one that goes on after its end', `${HAR} x`, /not JSON/],
  ['another document', '{"log":{}}', /t\.har holds no exchange: \/log\/entries, .* is empty/],
  ['an empty one', harOf(), /holds no exchange/],
  ['a list', '[]', /holds no exchange/],
  ['nothing', '', /holds no exchange/],
  ['lists in lists', '['.repeat(101), /not a HAR file: JSON is nested deeper than 100 levels\./],
  ['entries in an object', '{"log":{"entries":{"a":{}}}}', /not a HAR file: \/log\/entries is not a list/],
  ['an entry that is a text', '{"log":{"entries":["a"]}}', /\/log\/entries\/0 must be object/],
  ['no answer', HAR.replace('response', 'reply'), /\/log\/entries\/0 must have required property 'response'/],
  ['no address', HAR.replace(MESSAGES, 'x y'), /\/log\/entries\/0\/request\/url x y is not an address/],
])('what is not a HAR file is refused: %s', async (_, text, sentence) => {
  await expect(allIn(text)).rejects.toThrow(problem('UsageError', sentence));
});

describe('a HAR file', () => {
  const statuses = fc.array(fc.integer({ min: 100, max: 599 }), { minLength: 1, maxLength: 5 });
  const texts = fc.string({ unit: 'binary' });

  it('comes to the same in pieces of any size', () =>
    forAllInTime(statuses, texts, fc.integer({ min: 1, max: 40 }), async (all, got, size) => {
      const text = harOf(...all.map((status) => anEntry('GET', MESSAGES, status, { got: { got } })));
      const read = await allIn(text, size);
      expect(read.map(({ exchange }) => [exchange.n, exchange.status])).toEqual(all.map((each, i) => [i + 1, each]));
      for (const { exchange } of read) expect(exchange.json).toEqual({ got: Buffer.from(got).toString() });
    }));

  it.each([
    ['{"log":{', true],
    ['\uFEFF{\n  "log": {', true],
    ['{"meta":{}}', false],
    ['{"log', false],
    ['', false],
  ])('begins as %j: %s', (beginning, is) => expect(looksLikeHar(beginning)).toBe(is));
});
