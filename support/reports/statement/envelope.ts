import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { jsonText } from '../../ground/json.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { keyIdOf } from './key.ts';

interface Envelope {
  readonly payload: string;
  readonly payloadType: string;
  readonly signatures: ReadonlyArray<{
    readonly keyid: string;
    readonly sig: string;
    readonly publicKey: string;
  }>;
}

export interface Opened {
  readonly payload: string;
  readonly keyId: string;
}

export class Altered extends Error {
  override readonly name = 'Altered';
}

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** What is signed: type and payload with their lengths, so that neither can pass for a part of the other. */
function preAuthentication(payload: Buffer): Buffer {
  const head = `DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

export function seal(payload: string, key: KeyObject): string {
  const bytes = Buffer.from(payload);
  const sig = sign(null, preAuthentication(bytes), key).toString('base64');
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  const signatures = [{ keyid: keyIdOf(key), sig, publicKey }];
  return jsonText({ payload: bytes.toString('base64'), payloadType: PAYLOAD_TYPE, signatures });
}

function parsed(text: string, file: string): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not a statement: it is not JSON.`);
  }
  const { payload, payloadType, signatures } = (value ?? {}) as Partial<Envelope>;
  const signed: readonly unknown[] = Array.isArray(signatures) ? signatures : [];
  const texts: unknown[] = [payload, payloadType];
  for (const each of signed as Envelope['signatures']) texts.push(each?.keyid, each?.sig, each?.publicKey);
  if (signed.length > 0 && texts.every((text) => typeof text === 'string')) return value as Envelope;
  throw new UsageError(`${file} is not a statement: it is not a DSSE envelope with a payload and signatures.`);
}

/** Opens an envelope. Throws UsageError when it is none, Altered when a byte differs or `trusted` did not sign it. */
export function unseal(bytes: Buffer, file: string, trusted?: KeyObject): Opened {
  const text = bytes.toString('utf8');
  const envelope = parsed(text, file);
  const [signature, ...more] = envelope.signatures as [Envelope['signatures'][0]];
  if (envelope.payloadType !== PAYLOAD_TYPE) throw new Altered(`the payload is not of type ${PAYLOAD_TYPE}`);
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(signature.publicKey, 'base64'), type: 'spki', format: 'der' });
  } catch {
    throw new Altered('the public key in the statement is damaged');
  }
  if (trusted && keyIdOf(trusted) !== keyIdOf(key))
    throw new Altered(`it is signed with the key ${keyIdOf(key)}, not with the given key ${keyIdOf(trusted)}`);
  if (signature.keyid !== keyIdOf(key)) throw new Altered('the key id does not belong to the key in the statement');
  const payload = Buffer.from(envelope.payload, 'base64');
  if (!verify(null, preAuthentication(payload), key, Buffer.from(signature.sig, 'base64')))
    throw new Altered('the signature does not fit the payload');
  const { keyid } = signature;
  const sig = Buffer.from(signature.sig, 'base64').toString('base64');
  const publicKey = key.export({ type: 'spki', format: 'der' }).toString('base64');
  const signatures = [{ keyid, sig, publicKey }];
  const again = jsonText({ payload: payload.toString('base64'), payloadType: PAYLOAD_TYPE, signatures });
  if (more.length > 0 || signature.publicKey === '' || !bytes.equals(Buffer.from(again)))
    throw new Altered('the envelope is not written as it was signed, although its signature fits');
  return { payload: payload.toString('utf8'), keyId: keyid };
}
