import { expect, it, vi } from 'vitest';
import { serverOf } from '../../../reference-impl/http/server.ts';
import type { Letter } from '../../../reference-impl/kernel/post.ts';
import { messagingInterface } from '../../../reference-impl/messaging/interface.ts';
import { MOST_BYTES } from '../../../reference-impl/messaging/submit/room.ts';
import { createWorld } from '../../../reference-impl/worlds/create.ts';
import { quietPlatform } from '../../unit/worlds/quiet-platform.ts';
import { basic } from '../../wire/basic.ts';

const platform = quietPlatform();
const { accounts, scopes, outbox } = createWorld(platform, { clock: 'frozen', now: 0 });
const [{ account, key, secret } = expect.unreachable()] = accounts.values();
const journal = { begin: vi.fn(), accept: vi.fn() };
const around = { behaviour: () => platform.behaviour, crashed: vi.fn(), journal };
const app = serverOf(messagingInterface(platform), around);

async function post(url: string, payload: object) {
  const request = { method: 'POST', url, headers: { authorization: basic(key, secret) }, payload } as const;
  const { statusCode, headers } = await app.inject(request);
  return `${statusCode} ${headers['retry-after'] ?? ''}`;
}

it('a client has four signature keys made at a time, and the next when they are ready', async () => {
  Object.assign(account, { features: { ...account.features, signatureKeys: true } });
  const create = () => post('/v1/iam/signature_keys', { digest: 'SHA256', cipher: 'RSA' });
  const answers = (await Promise.all(Array.from({ length: 6 }, create))).sort();
  expect([...answers, await create()]).toEqual(['201 ', '201 ', '201 ', '201 ', '429 1', '429 1', '201 ']);
});

it('a full world takes no message, and does not even write it down', async () => {
  const message = { content: 'x'.repeat(5000), destination_number: '+46700000001' };
  const submit = () => post('/v1/messages', { messages: [message] });
  journal.accept.mockClear();
  const { state } = scopes.messaging;
  state.messageBytes = MOST_BYTES - 10_000;
  expect([await submit(), await submit()]).toEqual(['202 ', '503 60']);
  state.messageBytes = MOST_BYTES - 10_000;
  outbox.held.add({ id: 'x', url: `http://x/${message.content}`, body: '' } as Letter);
  expect(await submit()).toBe('503 60');
  expect(journal.accept).toHaveBeenCalledTimes(1);
});
