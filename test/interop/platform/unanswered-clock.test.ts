import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';
import { listening } from '../../wire/listening.ts';
import { until } from './local-platform.ts';

const platform = await startPlatform();
afterAll(() => platform.close());

async function lab(path: string, body: object, method = 'POST') {
  const headers = { 'content-type': 'application/json' };
  const text = JSON.stringify(body);
  const answer = await fetch(`${platform.addresses.lab}${path}`, { method, headers, body: text });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

async function silentReceiver() {
  const came: string[] = [];
  const server = createServer(({ url = '' }) => void came.push(url));
  const url = await listening(server);
  const stop = () => void server.close().closeAllConnections();
  return { came, url, stop };
}

it('an attempt at a receiver that is silent ends when the lab says that its time has passed', async () => {
  const { came, url, stop } = await silentReceiver();
  const facts = (await lab('/worlds', { now: '2024-01-15T12:00:00Z' })).json as {
    id: string;
    accounts: Record<string, string>[];
  };
  const { key, secret } = facts.accounts.find(({ role }) => role === 'main') as Record<string, string>;
  const authorization = basic(String(key), String(secret));
  const headers = { authorization, 'content-type': 'application/json' };
  const message = { content: 'Hello', destination_number: '+46700000001', delivery_report: true };
  const body = JSON.stringify({ messages: [{ ...message, callback_url: `${url}/report` }] });
  const { messaging } = platform.addresses;
  await fetch(`${messaging}/v1/messages`, { method: 'POST', headers, body });

  const pass = async (by: string) => (await lab(`/worlds/${facts.id}/clock/advance-unanswered`, { by })).json;
  await pass('PT1S');
  await until(() => came.length > 0);
  expect(await pass('PT7S')).toMatchObject({ now: '2024-01-15T12:00:08.000Z', givenUp: 0 });
  expect((await pass('PT3S')).givenUp).toBe(1);
  const told = await fetch(`${platform.addresses.lab}/worlds/${facts.id}/callbacks`);
  expect(await told.json()).toMatchObject({ attempts: [{ outcome: 'no answer within 10000 ms' }] });
  await fetch(`${platform.addresses.lab}/worlds/${facts.id}`, { method: 'DELETE' });
  stop();
});

it.each([
  ['a world in real time', 'real', { by: 'PT1S' }, 409],
  ['an instant that is past', 'frozen', { to: '2024-01-15T11:59:59Z' }, 409],
  ['a span that is none', 'frozen', { by: 'a while' }, 400],
  ['neither span nor instant', 'frozen', {}, 400],
  ['both', 'frozen', { by: 'PT1S', to: '2024-01-15T12:00:01Z' }, 400],
])('%s is refused', async (_title, clock, move, status) => {
  const world = (await lab('/worlds', { clock, now: '2024-01-15T12:00:00Z' })).json;
  const refusal = await lab(`/worlds/${world.id}/clock/advance-unanswered`, move);
  expect(refusal).toMatchObject({ status, json: { message: expect.any(String) } });
});
