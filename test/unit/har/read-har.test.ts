import { describe, expect, it } from 'vitest';
import { readHar } from '../../../support/example/past-traffic/read-har.ts';
import { anEntry, harOf } from './har-entry.ts';

const MESSAGES = 'https://api.example.com/v1/messages';

describe('what is not a HAR file', () => {
  it.each([
    ['cut short', harOf(anEntry('GET', MESSAGES, 200)).slice(0, 80), /not a HAR file: it is not JSON, or cut short/],
    ['another document', '{"log":{}}', /\/log must have required property 'entries'/],
    ['an empty one', harOf(), /holds no exchange/],
    ['a list', '[]', /not a HAR file: \/ must be object/],
    [
      'an entry without an answer',
      harOf({ request: { method: 'GET', url: MESSAGES, headers: [] } }),
      /\/log\/entries\/0 must have required property 'response'/,
    ],
    [
      'an address that is none',
      harOf(anEntry('GET', 'not an address', 200)),
      /\/log\/entries\/0\/request\/url not an address is not an address/,
    ],
  ])('is refused: %s', (_, text, sentence) => {
    expect(() => readHar(text, 't.har')).toThrow(sentence);
    expect(() => readHar(text, 't.har')).toThrow(expect.objectContaining({ name: 'UsageError' }));
  });
});
