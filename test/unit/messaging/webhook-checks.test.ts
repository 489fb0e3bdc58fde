import { describe, expect, it } from 'vitest';
import type { Webhook } from '../../../reference-impl/messaging/webhook.ts';
import { judgeWebhook, webhookChecks } from '../../../reference-impl/messaging/webhook-checks.ts';
import { encode } from '../../../reference-impl/messaging/webhook-encoding.ts';

const webhook = (members: object): Webhook =>
  ({
    ...{ id: 'w', url: 'https://receiver.example', method: 'POST', encoding: 'JSON', headers: {} },
    ...{ events: ['DELIVERED_DR'], read_timeout: 20_000, retries: 0, retry_delay: 5, ...members },
  }) as Webhook;

const refused = (members: object): boolean => {
  try {
    judgeWebhook(webhook(members), webhookChecks);
    return false;
  } catch {
    return true;
  }
};

it.each([
  ['a name of 200 characters', { [`x${'a'.repeat(199)}`]: 'v' }, false],
  ['a name of 201 characters', { [`x${'a'.repeat(200)}`]: 'v' }, true],
  ['a value of 1000 characters', { x: 'v'.repeat(1000) }, false],
  ['a value of 1001 characters', { x: 'v'.repeat(1001) }, true],
  ['a blank in its name', { 'x y': 'v' }, true],
  ['a line end in its value', { x: 'v\r\nX-Other: w' }, true],
  ['characters of more than a byte', { x: '→' }, true],
  ['the Content-Type', { 'CONTENT-TYPE': 'text/plain' }, true],
])('a header with %s is refused: %s', (_title, headers, expected) => expect(refused({ headers })).toBe(expected));

describe('the default payload', () => {
  const payload = { id: 'a&b', none: null, metadata: { k: '<v>', 'odd name': '\u0001x' } };

  it.each([
    ['JSON', JSON.stringify(payload)],
    ['FORM_ENCODED', 'id=a%26b&none=&metadata%5Bk%5D=%3Cv%3E&metadata%5Bodd+name%5D=%01x'],
    [
      'XML',
      '<notification><id>a&#38;b</id><none></none><metadata><k>&#60;v&#62;</k>' +
        '<entry key="odd name">x</entry></metadata></notification>',
    ],
  ] as const)('in %s', (encoding, text) => expect(encode(payload, encoding)).toBe(text));
});
