import { expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { ask, openWorld, startReceiver } from './local-platform.ts';

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
