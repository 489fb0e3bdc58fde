import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Outside } from './outside.ts';

/** An RSA key pair; the public half as base64 of its SPKI DER form. */
export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const BITS = 2048;

const PKCS8 = { type: 'pkcs8', format: 'der' } as const;

/** Pairs shared by all worlds: making one takes almost a second. */
const SHARED = 8;

const AHEAD = 5;

const pool: Array<Promise<KeyPair> | undefined> = [];

const generate = promisify(generateKeyPair);

async function makePair(): Promise<KeyPair> {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: BITS });
  return { publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), privateKey };
}

function shared(place: number): Promise<KeyPair> {
  pool[place] ??= makePair();
  return pool[place];
}

async function makeAhead(from: number): Promise<void> {
  for (let place = from; place < Math.min(from + AHEAD, SHARED); place += 1) await shared(place);
}

/** Pair number `place` (from 0) of a world, each another one; the next ones are made in the background meanwhile. */
export async function keyPair(place: number, outside: Outside): Promise<KeyPair> {
  const { publicKey, privateKey } = await outside(`key pair ${place}`, async () => {
    const making = place < SHARED ? shared(place) : makePair();
    makeAhead(place).catch(() => undefined);
    const pair = await making;
    return { publicKey: pair.publicKey, privateKey: pair.privateKey.export(PKCS8).toString('base64') };
  });
  return { publicKey, privateKey: createPrivateKey({ key: Buffer.from(privateKey, 'base64'), ...PKCS8 }) };
}
