import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';

const platform = await startPlatform({ labNames: ['sandbox.example'] });
afterAll(() => platform.close());

describe('who may call the lab', () => {
  /** Sends just these headers, as fetch would not. */
  const send = (asked: { method?: string; path?: string; headers?: Record<string, string>; body?: string }) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const { method = 'GET', path = '/worlds', headers = {}, body } = asked;
      const sent = request(`${platform.addresses.lab}${path}`, { method, headers }, (answer) => {
        const { statusCode: status = 0, headers: given } = answer;
        text(answer).then((said) => resolve({ status, headers: given, text: said }), reject);
      });
      sent.on('error', reject).end(body);
    });

  test.each([
    'localhost:1',
    'LOCALHOST',
    '127.0.0.1:4021',
    '[::1]:4021',
    '10.1.2.3',
    'x.localhost',
    'sandbox.example:80',
  ])('answers to %s', async (host) => {
    expect((await send({ headers: { host } })).status).toBe(200);
  });

  test.each([
    'evil.example',
    'evil.example:4021',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost@evil.example',
    'sandbox.example.evil.example',
    'reference',
  ])('does not answer to %s', async (host) => {
    for (const path of ['/', '/worlds', '/health', '/page/main.js']) {
      const { status, text: said } = await send({ path, headers: { host } });
      expect([400, 421]).toContain(status);
      expect(said).not.toContain('<html');
    }
  });

  const json = { 'content-type': 'application/json' };

  test.each([
    ['another origin', { ...json, origin: 'http://evil.example' }],
    ['another port of this machine', { ...json, origin: 'http://127.0.0.1:3000' }],
    ['no origin at all', { ...json, origin: 'null' }],
    ['another site', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['the same site', { ...json, 'sec-fetch-site': 'same-site' }],
  ])('takes nothing from a page of %s', async (_, headers) => {
    const before = JSON.parse((await send({})).text).total;
    const { status, headers: told } = await send({ method: 'POST', headers, body: '{}' });
    expect(status).toBe(403);
    expect(told['access-control-allow-origin']).toBeUndefined();
    expect(JSON.parse((await send({})).text).total).toBe(before);
  });

  test('a page may be opened by a link from elsewhere, but its data not be read', async () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await send({ path: '/', headers: link })).status).toBe(200);
    const read = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expect((await send({ path: '/worlds', headers: read })).status).toBe(403);
  });

  test('a bare client may leave the content type out, a page may not', async () => {
    expect((await send({ method: 'POST', headers: {}, body: '{}' })).status).toBe(201);
    const headers = { origin: String(platform.addresses.lab) };
    expect((await send({ method: 'POST', headers, body: '{}' })).status).toBe(415);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'a body of the content type %s is refused',
    async (type) => {
      const { status } = await send({ method: 'POST', headers: { 'content-type': type }, body: '{}' });
      expect(status).toBe(415);
    },
  );

  test('the page has a strict policy, and no file beside its own', async () => {
    const { headers, text: page } = await send({ path: '/' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(page).not.toMatch(/<script(?! type="module" src)|style=| on\w+=/);
    for (const path of ['/page/..%2finterface.ts', '/page/%2e%2e%2fviews.ts', '/page/nothing.js'])
      expect((await send({ path })).status).toBe(404);
  });
});
