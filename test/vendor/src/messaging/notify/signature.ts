import { createSign } from 'node:crypto';
import { settings } from '../../config.ts';
import { storeOf } from '../store.ts';

/** Makes the signature headers of an account that has a signature key enabled. */
export function signer(accountId: string, method: string, url: string) {
  return (body: string): Record<string, string> => {
    const key = [...storeOf(accountId).signatureKeys.values()].find(({ enabled }) => enabled);
    if (!key) return {};
    const { pathname, search } = new URL(url);
    const date = new Date().toUTCString();
    const signed = `${method} ${pathname}${search} HTTP/1.1${date}${body}`;
    const prefix = settings.headerPrefix;
    return {
      Date: date,
      [`${prefix}Key-Id`]: key.key_id,
      [`${prefix}Cipher-Type`]: key.cipher,
      [`${prefix}Digest-Type`]: key.digest,
      [`${prefix}Signature`]: createSign(key.digest).update(signed, 'utf8').sign(key.privateKey, 'base64'),
    };
  };
}
