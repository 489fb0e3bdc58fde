import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { listening } from '../../wire/listening.ts';
import { openWorld, until } from './local-platform.ts';

const platform = await startPlatform();
afterAll(() => platform.close());

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
