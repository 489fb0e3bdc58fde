import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { Journal } from '../../../reference-impl/worlds/journal.ts';
import { folder } from '../command-line.ts';
import { during, type KeepingPlatform, type Portrait } from './kept-portraits.ts';
import { ask, type OpenWorld, openWorld, startReceiver } from './local-platform.ts';

/** Collections that hold something only while something goes on, or only for what the restart cannot bring back. */
const PASSING = new Map([
  ['/clock/#activity/#waiting', 'who waits for the world to be quiet'],
  ['/outbox/flights/#open', 'attempts under way'],
  ['/outbox/held/#sizes', 'letters held back under load'],
  ['/outbox/turns/#lines', 'attempts that wait for their turn'],
  ['/outbox/#lanes', 'letters that wait for an earlier one'],
  ['/outbox/#addresses/#inside', 'attempts under way'],
  ['/outbox/#addresses/#waiting', 'attempts that wait for a place'],
  ['/outbox/#owners/#inside', 'attempts under way'],
  ['/outbox/#owners/#waiting', 'attempts that wait for a place'],
  ['/holds/#holds/*/parked', 'requests under way'],
  ['/state/voice/replies/flights', 'requests under way'],
  ['/state/lookup/waiting', 'requests under way'],
]);

const NUMBER = '+61491570156';
const RECORDING = { destination: 'AWS', destinationUrl: 's3://b/c', credentials: 'key:secret:region' };
const REPORTING = '/v2-preview/reporting';

async function useMessaging({ lab, messaging, advance, facts, switchOn }: OpenWorld, hook: string): Promise<void> {
  await switchOn('shortTrackableLinks', 'familiarSender', 'signatureKeys', 'dedicatedNumbers', 'deDuplication');
  const { id } = facts.accounts[0] as { id: string };
  await lab('PATCH', `/accounts/${id}`, { allowances: { filteredWords: ['lottery'] } });
  await lab('POST', '/carrier/scripts', { number: '+61491570157', steps: [{ status: 'failed', code: '400' }] });
  await lab('POST', '/refusals', { operation: 'keys.remove', status: 503, times: 2 });
  await lab('POST', '/holds', { point: 'messages.cancel', count: 2 });
  const number = await lab('POST', '/dedicated-numbers', { phone_number: '61491570111' });
  const place = `/v1/messaging/numbers/dedicated/${number.json.id}/assignment`;
  await messaging('POST', place, { label: 'desk', metadata: { a: 'b' } });
  await messaging('GET', '/v1/messaging/numbers/dedicated');
  const key = await messaging('POST', '/v1/iam/signature_keys', { digest: 'SHA256', cipher: 'RSA' });
  await messaging('PATCH', '/v1/iam/signature_keys/enabled', { key_id: key.json.key_id });
  const events = ['DELIVERED_DR', 'RECEIVED_SMS'];
  await messaging('POST', '/v1/webhooks/messages', { url: `${hook}/w`, method: 'POST', encoding: 'JSON', events });
  await messaging('POST', '/v1/number_authorisation/mt/blacklist', { numbers: ['+61491570199'] });
  const message = { content: 'See https://example.com/a', destination_number: NUMBER, metadata: { campaign: 'may' } };
  await messaging('POST', '/v1/messages', { messages: [{ ...message, delivery_report: true, callback_url: hook }] });
  const later = new Date(Date.parse(facts.now) + 864_000_000).toISOString();
  await messaging('POST', '/v1/messages', { messages: [{ ...message, content: 'Later', scheduled: later }] });
  await advance('PT1M');
  await lab('POST', `/handsets/${NUMBER}/replies`, { content: 'Yes' });
  const { short_urls: links } = (await messaging('GET', '/v1/reporting/links/summary')).json;
  await lab('POST', `/links/${links[0].short_url.split('/').at(-1)}/clicks`, {});
  await advance('PT1M');
  const period = { start_date: '2020-01-01T00:00:00Z', end_date: '2099-01-01T00:00:00Z' };
  for (const direction of ['outbound', 'inbound'])
    for (const more of [{}, { metadata_key: 'campaign' }, { destination: NUMBER }])
      await messaging('POST', `${REPORTING}/messages/detail`, { ...period, direction, ...more });
}

async function useSenders({ lab, messaging, advance }: OpenWorld): Promise<void> {
  const path = '/v1/messaging/numbers/sender_address/requests';
  const tag = { sender_address: 'PARTNER', sender_address_type: 'ALPHANUMERIC', usage_type: 'ALPHANUMERIC' };
  const reason = JSON.stringify({ useCase: 'COMPANY_NAME' });
  const asked = await messaging('POST', path, { ...tag, destination_countries: ['SE'], reason });
  await lab('POST', `/review/${asked.json.id}`, { approve: true });
  const own = { sender_address: '+61491570122', sender_address_type: 'INTERNATIONAL', usage_type: 'OWN_NUMBER' };
  await messaging('POST', path, { ...own, destination_countries: ['AU'], reason: 'our desk' });
  await advance('PT1M');
}

async function useFiles({ messaging, advance }: OpenWorld): Promise<void> {
  const wish = { period: 'TODAY', timezone: 'UTC' };
  const ordered = await messaging('POST', `${REPORTING}/messages/async/detail`, wish);
  const schedule = { timezone: 'UTC', cron_expression: '0 0 * * * ? *', type: 'cron' };
  await messaging('POST', `${REPORTING}/detail/scheduled`, { label: 'l', schedule, report: { period: 'YESTERDAY' } });
  await advance('PT2H');
  await messaging('GET', `${REPORTING}/messages/async/reports/${ordered.json.report_id}/download-url`);
  const contacts = '/api/v1/contacts';
  const list = await messaging('POST', `${contacts}/lists`, { name: 'Friends', alias: 'friends' });
  const text = { label: 'Colour', mergeTag: 'colour', maxLength: 10, type: 'TEXT' };
  const field = await messaging('POST', `${contacts}/custom-fields`, text);
  await messaging('POST', `${contacts}/contacts`, {
    channels: [{ channelId: NUMBER, type: 'SMS', subscriptionState: 'SUBSCRIBED' }],
    ...{ firstName: 'Zoë', lists: [{ id: list.json.id }], customFields: [{ id: field.json.id, value: 'red' }] },
  });
}

async function useProject({ facts, lab, voice, conversation, subprojects, advance }: OpenWorld, hook: string) {
  const { project, conversation: app } = facts.credentials;
  await lab('PUT', '/tokens/bucket', { size: 5, perSecond: 1 });
  await lab('PUT', '/voice/requests', { most: 100, seconds: 60 });
  await subprojects('POST', `/v1/projects/${project.id}/subprojects`, { displayName: 'Shop', labels: { a: 'b' } });
  const messages = [{ type: 'SAY', say: { text: 'Hello' } }];
  const commands = [
    { command: 'answer' },
    { command: 'startRecording', recordingName: 'r', recordingOptions: RECORDING },
    { command: 'messages', messages },
    { command: 'webhook', webhookName: 'till', url: hook },
  ];
  const service = await voice('POST', `/v2/projects/${project.id}/services`, {
    ...{ name: 'Desk', callBehavior: { type: 'STATIC', static: { commands } } },
  });
  expect(service.json).toMatchObject({ name: 'Desk' });
  await lab('POST', '/calls', { project: project.id, service: service.json.serviceId });
  const steps = [
    { status: 'FAILED', reason: { code: 'X', description: 'y' } },
    { after: 'PT1M', status: 'READ' },
  ];
  await lab('POST', '/conversation/scripts', { identity: '46700000001', steps });
  await lab('POST', '/conversation/webhooks', { url: hook, triggers: ['MESSAGE_DELIVERY'], secret: 's' });
  const recipient = { identified_by: { channel_identities: [{ channel: 'WHATSAPP', identity: '46700000001' }] } };
  const message = { text_message: { text: 'Hi' } };
  await conversation('POST', `/v1/projects/${project.id}/messages:send`, { app_id: app.appId, recipient, message });
  await lab('PUT', '/hlr/46700000001', { result: 'OK', imsi: '24001', location: 'SE', delay: 'PT0S' });
  await lab('PUT', '/hlr/limit', { limit: 7 });
  await advance('PT2M');
}

/** Asks for all that can be read without an id: a world that drew an identifier for a reader would draw others ever after. */
async function readAll({ facts, lab, messaging, voice, subprojects }: OpenWorld): Promise<void> {
  const verbs = 'accounts callbacks calls carrier/log clock conversation/log export faults hlr ledger mailbox refusals';
  for (const verb of [...verbs.split(' '), 'review', 'tokens', `handsets/${NUMBER}/messages`])
    expect((await lab('GET', `/${verb}`)).status, verb).toBe(200);
  const { id } = facts.credentials.project;
  expect((await voice('GET', `/v2/projects/${id}/services`)).status).toBe(200);
  expect((await subprojects('GET', `/v1/projects/${id}/subprojects?pageSize=1`)).status).toBe(200);
  for (const path of [
    '/v1/messages/x',
    '/v1/delivery_reports',
    '/v1/replies',
    '/v1/number_authorisation/mt/blacklist',
    `/v1/number_authorisation/is_authorised/${NUMBER}`,
    '/v1/messaging/numbers/dedicated/assignments',
    '/v1/messaging/numbers/sender_address/addresses?page_size=1',
    '/v1/webhooks/messages',
    '/v1/iam/signature_keys?page=1&page_size=5',
    '/v1/iam/signature_keys/enabled',
    '/v1/reporting/links/summary',
    `${REPORTING}/scheduled?page_size=1`,
    `${REPORTING}/messages/async/reports?page_size=1`,
    '/api/v1/contacts/contacts?pageSize=1',
    '/api/v1/contacts/lists',
    '/api/v1/contacts/custom-fields',
  ])
    expect((await messaging('GET', path)).status, path).toBeOneOf([200, 404]);
}

async function useOthers({ addresses }: KeepingPlatform, { facts }: OpenWorld): Promise<void> {
  const { keyId, keySecret, id, serviceId } = facts.credentials.project as Record<string, string>;
  const { user, password } = (facts.credentials as unknown as { lookup: { user: string; password: string } }).lookup;
  const pair = (one = '', two = '') => `Basic ${Buffer.from(`${one}:${two}`).toString('base64')}`;
  const form = { authorization: pair(keyId, keySecret), 'content-type': 'application/x-www-form-urlencoded' };
  await ask(`${addresses.token}/oauth2/token`, 'POST', form, 'grant_type=client_credentials');
  const [lookup] = [addresses.lookup].flat();
  await ask(`${lookup}/lookup?msisdn=46700000001`, 'GET', { authorization: pair(user, password) });
  const json = { authorization: pair(keyId, keySecret), 'content-type': 'application/json' };
  const update = `${addresses.voice}/v2/projects/${id}/services/${serviceId}`;
  await ask(update, 'PATCH', { ...json, 'idempotency-key': 'a-key-of-some-length' }, '{"name":"Renamed"}');
}

afterEach(() => vi.restoreAllMocks());

let tries = 0;

it('a restart keeps every collection of a world', async () => {
  tries += 1;
  const data = join(folder, `collections-${tries}.data`);
  const receiver = await startReceiver();
  vi.spyOn(Journal.prototype, 'forget').mockReturnValue();
  const first = await during(data, async (platform) => {
    const world = await openWorld(platform, { now: '2026-03-02T09:00:00Z' });
    await useMessaging(world, receiver.url);
    await useSenders(world);
    await useFiles(world);
    await useProject(world, receiver.url);
    await readAll(world);
    for (let day = 0; day < 2; day += 1) {
      await useOthers(platform, world);
      await world.messaging('POST', '/v1/messages', { messages: [{ content: 'Daily', destination_number: NUMBER }] });
      await world.advance(day === 0 ? 'PT25H' : 'PT1S');
    }
  });
  vi.spyOn(Journal.prototype, 'forget').mockReturnValue();
  const second = await during(data, async () => undefined);
  receiver.close();
  const used = [...first.values()].find(
    ({ collections }) => collections.get('/state/messaging/messages') === 4,
  ) as Portrait;
  const empty = [...used.collections].filter(([, size]) => size === 0).map(([place]) => place);
  expect(empty.filter((place) => !PASSING.has(place))).toEqual([]);
  for (const [id, { lines }] of first) expect(second.get(id)?.lines).toEqual(lines);
});
