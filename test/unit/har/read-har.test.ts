import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksLikeHar, type RecordedExchange, readHar } from '../../../support/example/past-traffic/read-har.ts';
import { forAllInTime } from '../for-all.ts';
import { problem } from '../problem.ts';
import { anEntry, harOf, inPieces } from './har-entry.ts';

const MESSAGES = 'https://api.example.com/v1/messages';
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
