import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** An RSA key pair; the public half as base64 of its SPKI DER form. */
export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const BITS = 2048;

/** Pairs shared by all worlds: making one takes almost a second. */
const SHARED = 8;

/** How many are made at once. */
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

/** Makes pair number `from` and those after it, one at a time. */
async function makeAhead(from: number): Promise<void> {
  for (let place = from; place < Math.min(from + AHEAD, SHARED); place += 1) await shared(place);
}

/**
 * Pair number `place` (from 0) of a world: no two of one world are the same, the first are made once a process. A caller that asks
 * for one may soon ask for more: the next are made in the background when this one is ready.
 */
export function keyPair(place: number): Promise<KeyPair> {
  if (place >= SHARED) return makePair();
  const pair = shared(place);
  makeAhead(place).catch(() => undefined);
  return pair;
}
