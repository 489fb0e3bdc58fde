import { expect, it } from 'vitest';
import { outgoing } from '../../../support/example/session/send.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { signedHeaders } from '../../../support/ground/credentials/hmac.ts';

const pair = { user: 'key', password: 'secret' };
const at = Date.UTC(2024, 0, 15, 12);
const date = new Date(at).toUTCString();

const asked = {
  interface: 'messaging',
  method: 'GET',
  path: '/v1/messages/a?b=c',
  as: { scheme: 'hmac', pair },
} as const;

it.each([
  ['https://a.example', undefined, '/v1/messages/a?b=c'],
  ['https://a.example/gateway/eu', undefined, '/gateway/eu/v1/messages/a?b=c'],
  ['https://a.example/gateway/eu', 'sent', '/gateway/eu/v1/messages/a?b=c'],
  ['https://a.example/gateway/eu', 'stripped', '/v1/messages/a?b=c'],
] as const)('a request below %s, request line %s, is signed over %s', (base, requestLine, path) => {
  const target = { bindings: DEFAULT_BINDINGS, auth: { requestLine } };
  const { headers } = outgoing(asked, base, at, { run: { runId: 'r', target }, rule: 'R' });
  expect(headers.authorization).toBe(signedHeaders(pair, { method: 'GET', path, date }).authorization);
});
