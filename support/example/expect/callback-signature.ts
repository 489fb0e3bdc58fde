import { expect } from 'chai';
import { expectedSignature, signatureHeader } from '../../ground/credentials/callback-signature.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';

/** Every callback carries the signature that a secret makes, with its nonce, its time and the name of the algorithm. */
export function expectSignedWith(arrivals: readonly Notification[], secret: string, prefix: string): void {
  expect(arrivals, 'callbacks').to.not.have.lengthOf(0);
  for (const each of arrivals) {
    const told = (end: string): string => signatureHeader(each, prefix, end);
    expect(told('-nonce'), 'the nonce').to.not.equal('');
    expect(told('-timestamp'), 'the timestamp').to.not.equal('');
    expect(told('-algorithm'), 'the algorithm').to.equal('HmacSHA256');
    expect(told(''), 'the signature').to.equal(expectedSignature(each, secret, prefix));
  }
}
