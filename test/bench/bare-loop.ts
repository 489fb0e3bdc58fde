import { performance } from 'node:perf_hooks';
import { Pool } from 'undici';
import type { Facts } from '../interop/platform/local-platform.ts';
import { basic } from '../wire/basic.ts';
import { startPlatform } from './built.ts';

/**
 * The exchanges of the suite without the suite: as many worlds made and dropped, as many requests in between, one after
 * another in a process as fresh as the suite's own. Arguments: exchanges in all, worlds among them.
 */
const [exchanges = 0, worlds = 0] = process.argv.slice(2).map(Number);
const { addresses, close } = await startPlatform();
const lab = new Pool(addresses.lab as string);
const messaging = new Pool(addresses.messaging as string);
const json = { 'content-type': 'application/json' };
const perWorld = Math.max(1, Math.round((exchanges - 2 * worlds) / worlds));
const body = JSON.stringify({ messages: [{ content: 'Hello', destination_number: '+46700000001' }] });

const began = performance.now();
for (let i = 0; i < worlds; i += 1) {
  const made = await lab.request({ method: 'POST', path: '/worlds', headers: json, body: '{}' });
  const { id, credentials } = (await made.body.json()) as Facts;
  const { key, secret } = credentials.messaging;
  const headers = { ...json, authorization: basic(key, secret) };
  for (let n = 0; n < perWorld; n += 1) {
    const answer = await messaging.request({ method: 'POST', path: '/v1/messages', headers, body });
    await answer.body.text();
  }
  await (await lab.request({ method: 'DELETE', path: `/worlds/${id}` })).body.dump();
}
process.stdout.write(`${performance.now() - began}\n`);
await Promise.all([lab.destroy(), messaging.destroy()]);
await close();
