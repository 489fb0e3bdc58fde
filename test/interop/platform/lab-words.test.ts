import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { listening } from '../../wire/listening.ts';
import { ask, openWorld, startReceiver, until } from './local-platform.ts';

const platform = await startPlatform();
const world = await openWorld(platform);
afterAll(() => platform.close());

/** Asks the lab for `METHOD /path`; `main` in a path stands for the id of the first account. */
const asked = (request: string, body?: object) => {
  const [method = '', path = ''] = request.replace('/main', `/${world.facts.accounts[0]?.id}`).split(' ');
  return world.lab(method, path, body);
};

it.each<[request: string, body: object | undefined, words: string]>([
  ['GET /handsets/desk/messages', undefined, '/number: "desk" must be a phone number such as +46700000001'],
  ['PUT /hlr/desk', { result: 'OK' }, '/msisdn: "desk" must be a phone number such as +46700000001'],
  ['POST /clock/advance', { by: 'PT1H', to: '2030-01-01T00:00:00Z' }, 'must have exactly one of by, to'],
  ['PATCH /accounts/main', { features: { dedup: true } }, '/features/dedup: is not known; there are deDuplication, '],
  ['POST /carrier/scripts', { number: '*', steps: [{ status: 'failed', code: 'x' }] }, 'a report code of three digits'],
  ['PUT /clock', { now: 'noon' }, '/now: must be an instant such as 2024-01-15T12:00:00Z'],
  ['PUT /hlr/46700000001', { result: 'OK', location: 'Sweden' }, 'must be a country in two capital letters'],
])('explains what is wrong with %s and %j', async (request, body, words) => {
  const { status, json } = await asked(request, body);
  expect(status).toBe(400);
  expect(json.details.join('\n')).toContain(words);
});

const accounts = () => world.facts.accounts.map(({ id }) => id);
const apps = () => [world.facts.credentials.conversation.appId];

it.each<[request: string, body: object | undefined, known: () => string[]]>([
  ['PATCH /accounts/none', {}, accounts],
  ['POST /handsets/+46700000001/replies', { content: 'Hi', account: 'none' }, accounts],
  ['POST /messages', { account: 'none', message: {} }, accounts],
  ['POST /calls', { project: 'none' }, () => [world.facts.credentials.project.id]],
  ['POST /conversation/webhooks', { url: 'http://127.0.0.1:9/', triggers: [], app_id: 'none' }, apps],
  ['POST /refusals', { operation: 'messages.send', status: 503 }, () => ['messages.submit']],
  ['DELETE /sender-pool/+46700000099', undefined, () => ['+4670']],
])('names what there is where %s asks for something unknown', async (request, body, known) => {
  const { status, json } = await asked(request, body);
  expect(status).toBeOneOf([400, 404]);
  expect(json.message).toMatch(/^There is no .*; there (is|are) /);
  for (const each of known()) expect(json.message).toContain(each);
});

const now = '2024-01-15T12:00:00Z';

it('an attempt at a receiver that is silent ends when the lab says that its time has passed', async () => {
  const came: string[] = [];
  const silent = createServer(({ url = '' }) => void came.push(url));
  const { lab, messaging } = await openWorld(platform, { now });
  const message = { content: 'Hello', destination_number: '+46700000001', delivery_report: true };
  await messaging('POST', '/v1/messages', { messages: [{ ...message, callback_url: await listening(silent) }] });

  const pass = async (by: string) => (await lab('POST', '/clock/advance-unanswered', { by })).json;
  await pass('PT1S');
  await until(() => came.length > 0);
  expect(await pass('PT7S')).toMatchObject({ now: '2024-01-15T12:00:08.000Z', givenUp: 0 });
  expect((await pass('PT3S')).givenUp).toBe(1);
  expect((await lab('GET', '/callbacks')).json).toMatchObject({ attempts: [{ outcome: 'no answer within 10000 ms' }] });
  await lab('DELETE', '');
  silent.close().closeAllConnections();
});

it.each([
  ['a world in real time', 'real', { by: 'PT1S' }, 409],
  ['an instant that is past', 'frozen', { to: '2024-01-15T11:59:59Z' }, 409],
  ['a span that is none', 'frozen', { by: 'a while' }, 400],
  ['neither span nor instant', 'frozen', {}, 400],
  ['both', 'frozen', { by: 'PT1S', to: '2024-01-15T12:00:01Z' }, 400],
])('%s is refused', async (_title, clock, move, status) => {
  const { lab } = await openWorld(platform, { clock, now });
  expect(await lab('POST', '/clock/advance-unanswered', move)).toMatchObject({
    status,
    json: { message: expect.any(String) },
  });
});

it('no callback goes to the platform itself, and the lab takes none that somebody hands on', async () => {
  const platform = await startPlatform({ host: '0.0.0.0' });
  const world = await openWorld(platform);
  const { url, received, close } = await startReceiver();
  const headers = { 'Plumbline-Callback': '', 'X-Own': 'own' };
  const hook = { url, method: 'DELETE', encoding: 'JSON', events: ['DELIVERED_DR'], headers };
  expect((await world.messaging('POST', '/v1/webhooks/messages', hook)).status).toBe(201);
  const own = ['127.0.0.1', 'localhost', '0.0.0.0', '2130706433', '[::ffff:127.0.0.1]'].map(
    (host, place) => `http://${host}:${new URL(String(platform.addresses[place < 2 ? 'voice' : 'lab'])).port}/`,
  );
  const messages = [url, ...own].map((callback_url) => ({
    ...{ content: 'x', destination_number: '+46700000001', delivery_report: true, callback_url },
  }));
  expect((await world.messaging('POST', '/v1/messages', { messages })).status).toBe(202);
  await world.advance('PT1M');
  close();
  const { attempts } = (await world.lab('GET', '/callbacks')).json;
  const outcomes = own.map((each) => attempts.find(({ url }: { url: string }) => url === each).outcome);
  for (const outcome of outcomes) expect(outcome).toMatch(/^refused: \S+ port \d+ is this platform itself$/);
  expect(new Set(received.map(({ method }) => method))).toEqual(new Set(['POST', 'DELETE']));
  for (const { headers } of received) {
    const handedOn = { 'plumbline-callback': String(headers['plumbline-callback'] ?? expect.unreachable()) };
    expect((await ask(`${platform.addresses.lab}/worlds/${world.facts.id}`, 'DELETE', handedOn)).status).toBe(403);
  }
  expect((await world.lab('GET', '')).status).toBe(200);
  await platform.close();
});
