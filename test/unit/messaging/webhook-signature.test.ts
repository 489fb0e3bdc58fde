import { describe, expect, it } from 'vitest';
import { keyPair } from '../../../reference-impl/kernel/key-pairs.ts';
import type { Letter } from '../../../reference-impl/kernel/outbox.ts';
import {
  disableKeys,
  enabledKey,
  enableKey,
  type SignatureKey,
} from '../../../reference-impl/messaging/signature-key.ts';
import { signedLetter, signedText } from '../../../reference-impl/messaging/webhook-signature.ts';
import { isSignedWith } from '../../../support/ground/credentials/webhook-signature.ts';

const PREFIX = 'X-Platform-';
const NOON = Date.UTC(2024, 0, 15, 12);

async function newKey(place: number, digest: SignatureKey['digest'] = 'SHA256'): Promise<SignatureKey> {
  const facts = { id: `key-${place}`, digest, cipher: 'RSA', createdAt: 0, enabled: false } as const;
  return { ...facts, ...(await keyPair(place)) };
}

const letter: Letter = {
  ...{ id: 'a', kind: 'webhook', order: 'a', method: 'POST', headers: {} },
  url: 'http://receiver.example/in?a=1&b=%20#part',
  body: '{"text":"Grüße 🎉"}',
};

function signing(key: () => SignatureKey | undefined, now = () => NOON): Letter {
  return signedLetter(letter, { key, now, signedText, headerPrefix: PREFIX });
}

const lowered = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

async function arrivalOf(signed: Letter) {
  const headers = lowered((await signed.seal?.(signed)) ?? {});
  return { method: 'POST', target: '/in?a=1&b=%20', headers, body: letter.body };
}

describe('a signed webhook', () => {
  it.each(['SHA224', 'SHA256', 'SHA512'] as const)('is believed with the digest %s', async (digest) => {
    const key = await newKey(0, digest);
    const arrival = await arrivalOf(signing(() => key));
    expect(isSignedWith(arrival, key.publicKey, PREFIX)).toBe(true);
    expect(arrival.headers['x-platform-key-id']).toBe('key-0');
    expect(arrival.headers.date).toBe('Mon, 15 Jan 2024 12:00:00 GMT');
  });

  it.each([
    ['another body', { body: letter.body.replace('Gr', 'gr') }],
    ['another method', { method: 'PUT' }],
    ['another path', { target: '/out?a=1&b=%20' }],
    ['another query', { target: '/in?a=2&b=%20' }],
  ])('is not believed with %s', async (_title, change) => {
    const key = await newKey(0);
    const arrival = await arrivalOf(signing(() => key));
    expect(isSignedWith({ ...arrival, ...change }, key.publicKey, PREFIX)).toBe(false);
  });

  it('is not believed with another date, another key or without a signature', async () => {
    const [key, other] = [await newKey(0), await newKey(1)];
    const arrival = await arrivalOf(signing(() => key));
    const later = { ...arrival.headers, date: 'Mon, 15 Jan 2024 12:00:01 GMT' };
    expect(isSignedWith({ ...arrival, headers: later }, key.publicKey, PREFIX)).toBe(false);
    expect(isSignedWith(arrival, other.publicKey, PREFIX)).toBe(false);
    expect(isSignedWith({ ...arrival, headers: {} }, key.publicKey, PREFIX)).toBe(false);
  });

  it('is signed once as long as the key stays, and anew with the next', async () => {
    const keys = [await newKey(0), await newKey(0), await newKey(1)];
    const signed = signing(() => keys.shift());
    const [first, again, anew] = [await arrivalOf(signed), await arrivalOf(signed), await arrivalOf(signed)];
    expect(again).toEqual(first);
    expect(isSignedWith(anew, (await newKey(1)).publicKey, PREFIX)).toBe(true);
  });

  it('carries nothing while no key is enabled', async () => {
    expect((await arrivalOf(signing(() => undefined))).headers).toEqual({});
  });
});

describe('signature keys', () => {
  it('are enabled one at a time', async () => {
    const [first, second] = [await newKey(0), await newKey(1)];
    const keys = new Map([first, second].map((key) => [key.id, key]));
    enableKey(keys, first);
    enableKey(keys, second);
    expect(enabledKey(keys)).toBe(second);
    disableKeys(keys);
    expect(enabledKey(keys)).toBe(undefined);
  });

  it('have a pair of their own each', async () => {
    const pairs = await Promise.all([keyPair(0), keyPair(1), keyPair(2)]);
    expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(3);
    expect((await keyPair(0)).publicKey).toBe(pairs[0]?.publicKey);
  });
});
