import { expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { frozenWorld } from './sandbox.ts';

it('tells a client that is no browser, as server-sent events', async () => {
  const platform = await startPlatform();
  const world = await frozenWorld(platform);
  const { headers, body } = await fetch(`${world.place}/events`);
  expect(headers.get('content-type')).toBe('text/event-stream');
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  const readUntil = async (word: string): Promise<void> => {
    while (!text.includes(word)) {
      const { value, done } = await reader.read();
      if (done) return;
      text += Buffer.from(value).toString('utf8');
    }
  };
  await readUntil('event: reviews');
  await world.send('Hello\nworld\u2028');
  await readUntil('event: messages');
  expect(text).toContain('"text":"Hello\\nworld');
  await fetch(world.place, { method: 'DELETE' });
  await readUntil('event: gone');
  expect(text).toContain('event: gone\ndata: {}\n\n');
  expect((await reader.read()).done).toBe(true);
  await platform.close();
});

it('lets thirty-two listen at once, and ends with listeners at its ear', async () => {
  const platform = await startPlatform();
  const { place } = await frozenWorld(platform);
  const leaving = new AbortController();
  const first = await fetch(`${place}/events`, { signal: leaving.signal });
  const others = await Promise.all(Array.from({ length: 31 }, () => fetch(`${place}/events`)));
  expect([first, ...others].every(({ status }) => status === 200)).toBe(true);
  const late = await fetch(`${place}/events`);
  expect(late.status).toBe(503);
  expect(await late.json()).toMatchObject({ message: '32 pages are listening already; close one.' });
  leaving.abort();
  await expect.poll(async () => (await fetch(`${place}/events`)).status).toBe(200);
  await platform.close();
});
