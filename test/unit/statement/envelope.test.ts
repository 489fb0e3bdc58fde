import { createPublicKey, verify } from 'node:crypto';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Altered, seal, unseal } from '../../../support/reports/statement/envelope.ts';
import { keyIdOf, readPublicKey, readSigningKey, writeNewKey } from '../../../support/reports/statement/key.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { forSome } from '../for-all.ts';
import { thrownBy } from '../thrown-by.ts';

const folder = freshFolder();
const file = join(folder, 'key');
const keyId = writeNewKey(file);
const key = readSigningKey(file);
const PAYLOAD = JSON.stringify({ subject: [], words: 'åäö '.repeat(20) });
const sealed = seal(PAYLOAD, key);

const refusal = (bytes: Buffer, trusted = readPublicKey(`${file}.pub`)): Error =>
  thrownBy(() => unseal(bytes, 's.json', trusted));

describe('a signed envelope', () => {
  it('opens to what was signed, with the key that signed it', () => {
    expect(unseal(Buffer.from(sealed), 's.json', readPublicKey(`${file}.pub`))).toEqual({
      payload: PAYLOAD,
      keyId,
    });
    expect(unseal(Buffer.from(sealed), 's.json').keyId).toBe(keyIdOf(key));
  });

  it('is refused when any one byte of it is another', () => {
    const bytes = Buffer.from(sealed);
    forSome(400, fc.integer({ min: 0, max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] as number) ^ by;
      expect(['Altered', 'UsageError']).toContain(refusal(altered).name);
      expect(() => unseal(altered, 's.json')).toThrow();
    });
  });

  it('is signed as DSSE says: the type and the payload, each after its length', () => {
    const [{ sig }] = JSON.parse(sealed).signatures;
    const said = `DSSEv1 28 application/vnd.in-toto+json ${Buffer.byteLength(PAYLOAD)} ${PAYLOAD}`;
    expect(verify(null, Buffer.from(said), createPublicKey(key), Buffer.from(sig, 'base64'))).toBe(true);
  });

  it('is refused when it was signed by somebody else, written differently or cut', () => {
    const other = join(folder, 'other');
    writeNewKey(other);
    expect(refusal(Buffer.from(sealed), readPublicKey(`${other}.pub`)).message).toMatch(/not with the given key/);
    expect(refusal(Buffer.from(seal(PAYLOAD, readSigningKey(other)))).message).toMatch(/not with the given key/);
    expect(refusal(Buffer.from(JSON.stringify(JSON.parse(sealed))))).toBeInstanceOf(Altered);
    expect(refusal(Buffer.from(sealed.slice(0, -20))).message).toMatch(/it is not JSON/);
    expect(refusal(Buffer.from('{"payload":"e30="}')).message).toMatch(/not a DSSE envelope/);
  });
});

describe('a key', () => {
  it('is readable for its owner alone, and never written over', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(() => writeNewKey(file)).toThrow(/is there already/);
  });

  it('is refused when others can read it', () => {
    const open = join(folder, 'open');
    writeFileSync(open, readFileSync(file), { mode: 0o600 });
    chmodSync(open, 0o640);
    expect(() => readSigningKey(open)).toThrow(`chmod 600 ${open}`);
  });

  it('is refused when it is none', () => {
    const none = join(folder, 'none');
    writeFileSync(none, 'not a key', { mode: 0o600 });
    expect(() => readSigningKey(none)).toThrow(/is not a private key/);
    expect(() => readPublicKey(none)).toThrow(/is not a public key/);
    expect(() => readSigningKey(join(folder, 'absent'))).toThrow(/cannot read the key/);
  });
});
