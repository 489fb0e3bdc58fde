import { afterAll, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { openWorld } from './local-platform.ts';

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
