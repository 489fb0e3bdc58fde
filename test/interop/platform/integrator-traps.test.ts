import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startPlatform as start } from '../../../reference-impl/compose.ts';
import { type LocalPlatform, startPlatform } from '../../../reference-impl/library/platform.cjs';
import { ask, openWorld } from './local-platform.ts';
import { signed } from './signed.ts';

/** What a careful integrator cannot see in the documents. */
const platform = await start({ remembersRequests: true });
afterAll(() => platform.close());
const world = await openWorld(platform);
await world.switchOn('shortTrackableLinks');

const TO = '+46700000001';

describe('null for what a client leaves out', () => {
  const services = (): string => `/v2/projects/${world.facts.credentials.project.id}/services`;

  it.each<readonly [path: string, body: object]>([
    ['/v1/messages', { messages: [{ content: 'Hello', destination_number: TO, callback_url: null, metadata: null }] }],
    [
      '/v1/webhooks/messages',
      {
        ...{ url: 'https://example.com/in', method: 'POST', encoding: 'JSON', events: ['DELIVERED_DR'] },
        ...{ template: null, headers: null, retries: null },
      },
    ],
    ['/api/v1/contacts/contacts', { channels: [{ channelId: TO, type: 'SMS', subscriptionState: null }], note: null }],
    ['/api/v1/contacts/lists', { name: 'Regulars', alias: null }],
    [
      '/v2-preview/reporting/messages/detail',
      {
        start_date: '2026-01-01T00:00:00Z',
        end_date: '2026-01-02T00:00:00Z',
        sources: null,
        page: null,
        opt_out: null,
      },
    ],
  ])('is taken as absent by POST %s', async (path, body) => {
    const { status, json } = await world.messaging('POST', path, body);
    expect([status < 300, json.details]).toEqual([true, undefined]);
  });

  it('is taken as absent by the voice service, but for isDefault', async () => {
    const made = await world.voice('POST', services(), { name: 'Desk', description: null, callBehavior: null });
    expect(made.status).toBe(201);
    const at = `${services()}/${made.json.serviceId}`;
    const changed = await world.voice('PATCH', at, { name: null, callBehavior: { type: 'NONE', webhook: null } });
    expect([changed.status, changed.json.name, changed.json.callBehavior]).toEqual([200, 'Desk', { type: 'NONE' }]);
    expect((await world.voice('PATCH', at, { isDefault: null })).status).toBe(400);
    expect((await world.voice('POST', services(), { name: null })).status).toBe(400);
  });

  it('is taken as absent by the conversation service, and kept in metadata of the client', async () => {
    const { project: own, conversation } = world.facts.credentials;
    const { status } = await world.conversation('POST', `/v1/projects/${own.id}/messages:send`, {
      app_id: conversation.appId,
      recipient: { contact_id: null, identified_by: { channel_identities: [{ channel: 'WHATSAPP', identity: TO }] } },
      message: { text_message: { text: 'Hello' }, card_message: null },
      ...{ callback_url: null, conversation_metadata: { order: null } },
    });
    expect(status).toBe(200);
    const [{ body }] = (await world.lab('GET', '/conversation/log')).json.calls;
    expect(body.message).toEqual({ text_message: { text: 'Hello' } });
    expect(body.conversation_metadata).toEqual({ order: null });
  });
});

it.each(['/v1/reporting/links/summary?page=1.0&pageSize=10.0', '/v2-preview/reporting/scheduled?page_size=10.0'])(
  'a whole number is taken as 1.0 where the published type is a number: %s',
  async (path) => expect((await world.messaging('GET', path)).status).toBe(200),
);

describe('a request to a wrong place', () => {
  const latest = async (): Promise<{ status: number; why: string[] }> =>
    (await world.lab('GET', '/requests')).json.requests.at(-1);

  it.each([
    ['voice', 'POST', '/v1/messages', 'messaging', 'POST', '/v1/messages'],
    ['messaging', 'POST', '/messages', 'messaging', 'POST', '/v1/messages'],
    ['messaging', 'POST', '/v2/messages', 'messaging', 'POST', '/v1/messages'],
    ['messaging', 'POST', '//V1/messages?x=1', 'messaging', 'POST', '/v1/messages'],
    ['messaging', 'POST', '/oauth2/token', 'token', 'POST', '/oauth2/token'],
    ['subprojects', 'POST', '/v1/projects/p/messages:send', 'conversation', 'POST', '/v1/projects/p/messages:send'],
  ])('%s %s %s is told the right one', async (name, method, path, right, wanted, place) => {
    const answer = await ask(`${platform.addresses[name]}${path}`, method, {});
    const meant = `${wanted} ${platform.addresses[right]}${place}?`;
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([
      404,
      expect.stringContaining(`Did you mean ${meant}`),
    ]);
    expect(await latest()).toMatchObject({ status: 404, why: [`did you mean ${meant}`] });
  });

  it('is told nothing where nothing is like it', async () => {
    const answer = await ask(`${platform.addresses.messaging}/nowhere/at/all`, 'GET', {});
    expect([answer.status, answer.json.message]).toEqual([404, 'Resource not found.']);
    expect((await latest()).why).toEqual([]);
  });

  it('is taken with a slash at its end, and the log says so', async () => {
    const messages = [{ content: 'Hello', destination_number: TO }];
    expect((await world.messaging('POST', '/v1/messages/', { messages })).status).toBe(202);
    expect(await latest()).toMatchObject({ why: [expect.stringContaining('documented path is /v1/messages,')] });
  });
});

describe('the library', () => {
  let own: LocalPlatform;
  afterEach(() => own.close());
  const json = { 'content-type': 'application/json' };

  it.each([
    ['either', 202],
    ['world', 401],
  ] as const)(
    'takes signatures of an app whose clock stays behind, with signedDates %s: %i',
    async (dates, expected) => {
      own = await startPlatform(dates === 'world' ? { signedDates: dates } : {});
      await own.advance('PT26H');
      const body = JSON.stringify({ messages: [{ content: 'Hello', destination_number: TO }] });
      const headers = { ...json, ...signed(own.credentials.messaging, 'POST /v1/messages', { body }) };
      expect((await ask(`${own.messaging.url}/v1/messages`, 'POST', headers, body)).status).toBe(expected);
    },
  );

  it('shows alternatives, has other words that opt out, and takes the former names of callbacks', async () => {
    own = await startPlatform({ alternatives: ['keys.list-in-an-object'], optOutWords: ['sluta'] });
    const account = { authorization: `Basic ${btoa(Object.values(own.credentials.messaging).join(':'))}` };
    await own.lab.ask('PATCH', `/accounts/${own.credentials.account}`, { features: { signatureKeys: true } });
    const keys = `${own.messaging.url}/v1/iam/signature_keys?page=1&page_size=5`;
    expect((await ask(keys, 'GET', account)).json).toEqual({ signature_keys: [] });
    const body = JSON.stringify({
      messages: [{ content: 'Hi', destination_number: TO, delivery_report: true, callback_url: own.callbackUrl }],
    });
    await ask(`${own.messaging.url}/v1/messages`, 'POST', { ...json, ...account }, body);
    await own.advance('PT1M');
    const blocked = async () =>
      (await ask(`${own.messaging.url}/v1/number_authorisation/mt/blacklist`, 'GET', account)).json.numbers;
    await own.handset(TO).reply('STOP');
    expect(await blocked()).toEqual([]);
    await own.handset(TO).reply(' Sluta ');
    expect(await blocked()).toEqual([TO]);
    expect((await own.nextCallback({ type: 'delivery-report' as never })).type).toBe('delivery_report');
    expect((await own.lab.ask('GET', '/callbacks')).attempts[0]).toMatchObject({ type: 'delivery_report' });
  });
});
