import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** An RSA key pair; the public half as base64 of its SPKI DER form. */
export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const BITS = 2048;

/** Pairs that all worlds share: making one takes a good part of a second. */
const SHARED = 8;
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

/**
 * Pair number `place` (from 0) of a world: no two of one world are the same, the first are made once a process. Whoever asks
 * for one may soon ask for more: the next two are begun in the background.
 */
export function keyPair(place: number): Promise<KeyPair> {
  if (place >= SHARED) return makePair();
  for (const next of [place + 1, place + 2]) if (next < SHARED) shared(next).catch(() => undefined);
  return shared(place);
}
