import { connect } from 'node:net';
import fc from 'fast-check';
import { Pool } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../reference-impl/compose.ts';
import { withContacts } from '../../reference-impl/contacts/interface.ts';
import type { PlacedOperation } from '../../reference-impl/http/operation.ts';
import { labInterface } from '../../reference-impl/lab/interface.ts';
import { lookupInterface } from '../../reference-impl/lookup/interface.ts';
import { messagingInterface } from '../../reference-impl/messaging/interface.ts';
import { subprojectInterface } from '../../reference-impl/subprojects/interface.ts';
import { tokenInterface } from '../../reference-impl/token/interface.ts';
import { voiceInterface } from '../../reference-impl/voice/interface.ts';
import type { Platform } from '../../reference-impl/worlds/platform.ts';
import { anything, types } from './hostile-bodies.ts';

interface Credentials {
  messaging: { key: string; secret: string };
  project: { id: string; keyId: string; keySecret: string; serviceId: string };
  lookup: { user: string; password: string };
}

const nowhere = {} as Platform;
const tables: Record<string, readonly PlacedOperation<never>[]> = {
  messaging: withContacts(messagingInterface(nowhere)).operations as never,
  token: tokenInterface(nowhere).operations as never,
  voice: voiceInterface(nowhere).operations as never,
  lookup: lookupInterface(nowhere).operations as never,
  subprojects: subprojectInterface(nowhere).operations as never,
  lab: labInterface(nowhere).operations as never,
};

let platform: RunningPlatform;
let credentials: Credentials;
const crashes: unknown[] = [];
const pools = new Map<string, Pool>();

beforeAll(async () => {
  platform = await startPlatform({ defaultWorld: 'random', crashed: (error) => crashes.push(error) });
  credentials = platform.credentials as Credentials;
  for (const [name, url] of Object.entries(platform.addresses))
    pools.set(name, new Pool([url].flat()[0] as string));
});

afterAll(async () => {
  await Promise.all([...pools.values()].map((pool) => pool.destroy()));
  await platform.close();
});

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

function authorizationOf(name: string): string {
  const { messaging, project, lookup } = credentials;
  if (name === 'lookup') return basic(lookup.user, lookup.password);
  return name === 'messaging'
    ? basic(messaging.key, messaging.secret)
    : basic(project.keyId, project.keySecret);
}

async function send(
  name: string,
  method: string,
  path: string,
  body?: Uint8Array | string,
  type = 'application/json',
) {
  const headers = { authorization: authorizationOf(name), 'content-type': type };
  const answer = await (pools.get(name) as Pool).request({
    method: method as 'GET',
    path,
    headers,
    body: body ?? null,
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}

const filled = (path: string, value: string): string =>
  path
    .replace(/:(p|parentP)rojectId/, credentials.project.id)
    .replace(':serviceId', credentials.project.serviceId)
    .replace(/:\w+/g, () => encodeURIComponent(value));

const operations = Object.entries(tables).flatMap(([name, table]) =>
  table.map(({ id, method, path }) => ({ name, id, method, path })),
);

describe('hostile requests', () => {
  it.each(operations)('$id never answers 5xx', async ({ name, method, path }) => {
    await fc.assert(
      fc.asyncProperty(
        anything,
        types,
        fc.string({ minLength: 1, maxLength: 30 }),
        async (body, type, value) => {
          const target = filled(path, value.replace(/^\.+$/, 'dots'));
          const answer = await send(name, method, target, method === 'GET' ? undefined : body, type);
          expect(answer.status, answer.text).toBeLessThan(500);
        },
      ),
      { numRuns: 40 },
    );
    expect(crashes).toEqual([]);
  });

  it.each([
    ['Basic'],
    ['Basic '],
    ['Basic ====='],
    ['basic !!!'],
    ['hmac'],
    ['hmac username="x"'],
    ['hmac username="", algorithm="", headers="", signature=""'],
    ['Bearer'],
    ['Bearer '],
    ['Digest username="x"'],
    ['x'.repeat(6000)],
  ])('an Authorization of %s is refused with 4xx', async (authorization) => {
    for (const [name, path, method] of [
      ['messaging', '/v1/messages', 'POST'],
      ['token', '/oauth2/token', 'POST'],
      ['voice', filled('/v2/projects/:projectId/services/:serviceId', ''), 'PATCH'],
      ['lookup', '/lookup?msisdn=46700000001', 'GET'],
      ['subprojects', filled('/v1/projects/:parentProjectId/subprojects', ''), 'POST'],
    ] as const) {
      const pool = pools.get(name) as Pool;
      const answer = await pool.request({
        method,
        path,
        headers: { authorization },
        body: method === 'GET' ? null : '{}',
      });
      await answer.body.dump();
      expect([400, 401]).toContain(answer.statusCode);
    }
  });

  it.each([
    '/',
    '/v1',
    '/v1/messages/%',
    '/v1/messages/%00',
    '/v1/%zz',
    `/v1/messages/${'x'.repeat(3000)}`,
    '/v1/messages/..%2f..',
    '//',
    '/v1/messages?%',
  ])('an odd path %s is refused with 4xx', async (path) => {
    const { status } = await send('messaging', 'GET', path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('answers every lookup query with a line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 30, unit: 'binary' }), async (value) => {
        const { status, text } = await send('lookup', 'GET', `/lookup?msisdn=${encodeURIComponent(value)}`);
        expect(status).toBe(200);
        expect(text).toMatch(/^result=[^;\n]+(;imsi=\d+(;location=[A-Z]+)?)?$/);
      }),
      { numRuns: 60 },
    );
  });

  it('names the methods that a known path answers', async () => {
    const { status } = await send('messaging', 'PATCH', '/v1/messages', '{}');
    expect(status).toBe(405);
  });

  it('refuses a body over the limit with 413', async () => {
    const { status } = await send('messaging', 'POST', '/v1/messages', `"${'x'.repeat(5 * 1024 * 1024)}"`);
    expect(status).toBe(413);
  });

  it('lives on after bytes that are no HTTP', async () => {
    const { port } = new URL(platform.addresses.messaging as string);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('\u0000\u0001 nonsense\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
      socket.on('error', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect((await send('lab', 'GET', '/health')).status).toBe(200);
  });
});
