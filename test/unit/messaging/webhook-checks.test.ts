import { describe, expect, it } from 'vitest';
import { judgeWebhook, webhookChecks } from '../../../reference-impl/messaging/webhooks/checks.ts';
import { encode } from '../../../reference-impl/messaging/webhooks/letter.ts';
import type { Webhook } from '../../../reference-impl/messaging/webhooks/webhook.ts';

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
  ['a blank in its name', { 'x y': 'v' }, true],
  ['a line end in its value', { x: 'v\r\nX-Other: w' }, true],
  ['characters of more than a byte', { x: '→' }, true],
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
