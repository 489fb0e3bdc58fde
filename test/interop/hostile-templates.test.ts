import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../reference-impl/compose.ts';

let platform: RunningPlatform;
let receiver: Server;
let received: (body: string) => void = () => undefined;
const crashes: unknown[] = [];

beforeAll(async () => {
  platform = await startPlatform({ defaultWorld: 'random', crashed: (error) => crashes.push(error) });
  receiver = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      reply.end();
      received(Buffer.concat(chunks).toString());
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});

afterAll(async () => {
  receiver.close();
  await platform.close();
});

async function send(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const { key, secret } = (platform.credentials as { messaging: { key: string; secret: string } }).messaging;
  const answer = await fetch(`${[platform.addresses.messaging].flat()[0]}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

const webhook = (template: string, path: string) => ({
  url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`,
  method: 'POST',
  encoding: 'JSON',
  events: ['DELIVERED_DR'],
  template,
});

const message = { content: 'Hello', destination_number: '+46700000001', delivery_report: true };

it.each([
  ['29 lists in each other', `#set($x=${'['.repeat(29)}1${']'.repeat(29)})ok`, 'ok'],
  ['4,000 terms', `#set($x=1${'+1'.repeat(3999)})$x`, '4000'],
  ['more work than a rendering may cost', '#foreach($i in [1..999])$i#end'.repeat(50), ''],
  ['a value too deep to write', `#set($x=1)${'#set($x=[$x])'.repeat(3000)}$x`, ''],
])(
  'a webhook whose template has %s is made, and its messages are sent',
  async (title, template, expected) => {
    const path = `/${encodeURIComponent(title)}`;
    const made = await send('POST', '/v1/webhooks/messages', webhook(template, path));
    expect(made.status).toBe(201);
    const arrived = new Promise<string>((resolve) => {
      received = resolve;
    });
    expect((await send('POST', '/v1/messages', { messages: [message] })).status).toBe(202);
    expect(await arrived).toBe(expected);
    const { id } = made.body as { id: string };
    expect((await send('DELETE', `/v1/webhooks/messages/${id}`)).status).toBe(204);
    expect(crashes).toEqual([]);
  },
);

it.each([
  ['template', `#if(${'!'.repeat(5000)}1)#end`, '/', 'line 1: it is nested more than 30 deep'],
  ['url', 'ok', '/?a=$' + '{b', 'line 1: } is missing after $' + '{b'],
])('a %s that cannot be carried out is refused', async (member, template, path, mistake) => {
  const { status, body } = await send('POST', '/v1/webhooks/messages', webhook(template, path));
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(`/${member}: ${mistake}`);
});
