import { expect, it } from 'vitest';
import { callbackSignature, signatureDecisions } from '../../../reference-impl/conversation/callback-signature.ts';
import { expectedSignature } from '../../../support/ground/credentials/callback-signature.ts';

/** Worked out with another tool: HMAC-SHA256 of body, nonce and timestamp, joined by dots, in base64. */
const KNOWN = 'W4WtHkWNMOUHeQXeBlZVq9Y/jaOC18e/NEYD9Djjr8E=';
const SECRET = 'foxes and hens';
const signed = { body: '{"a":"Hej då"}', nonce: 'nonce-1', timestamp: '1705320000' };

it('the reference signs as a known answer says', () => {
  const headers = callbackSignature(signed, SECRET, 'X-Platform-', signatureDecisions);
  expect(headers).toEqual({
    'X-Platform-Webhook-Signature': KNOWN,
    'X-Platform-Webhook-Signature-Nonce': 'nonce-1',
    'X-Platform-Webhook-Signature-Timestamp': '1705320000',
    'X-Platform-Webhook-Signature-Algorithm': 'HmacSHA256',
  });
});

it('the harness expects the same answer', () => {
  const headers = {
    'x-platform-webhook-signature-nonce': 'nonce-1',
    'x-platform-webhook-signature-timestamp': '1705320000',
  };
  expect(expectedSignature({ headers, body: signed.body }, SECRET, 'X-Platform-')).toBe(KNOWN);
});
