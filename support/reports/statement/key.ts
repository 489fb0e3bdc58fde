import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { readText } from '../../ground/bounded-file.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** Names a key: the SHA-256 of its public half in DER. */
export function keyIdOf(key: KeyObject): string {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(half.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/** Writes a new ed25519 key to `file`, for its owner alone, and its public half to `file.pub`. Returns its id. */
export function writeNewKey(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(file, pem, { mode: OWNER_ONLY, flag: 'wx' });
    writeFileSync(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new UsageError(`${path} is there already; a key is never written over.`);
    throw new UsageError(`cannot write the key to ${file}: ${systemWords(error)}.`);
  }
  return keyIdOf(publicKey);
}

/** Reads a key of ed25519 out of a file. Throws UsageError when it is another, or none: then `what` says how to get one. */
function readKey(file: string, read: (text: string) => KeyObject, what: string): KeyObject {
  let text: string;
  try {
    text = readText(file);
  } catch (error) {
    throw new UsageError(`cannot read the key ${file}: ${systemWords(error)}.`);
  }
  let key: KeyObject;
  try {
    key = read(text);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${file} is not a ${what}`);
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new UsageError(`${file} is a key of another kind (${key.asymmetricKeyType}); statements take ed25519.`);
}

/** Reads a private key that only its owner can read. Throws UsageError when it is none, or open to others. */
export function readSigningKey(file: string): KeyObject {
  const privateKey = (text: string): KeyObject => {
    if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0)
      throw new UsageError(`the key ${file} can be read by others than its owner; chmod 600 ${file}`);
    return createPrivateKey(text);
  };
  return readKey(file, privateKey, 'private key; plumbline statement --new-key FILE makes one.');
}

export function readPublicKey(file: string): KeyObject {
  return readKey(file, createPublicKey, 'public key; it is beside the private one, with .pub at its end.');
}
