import type { KeyObject } from 'node:crypto';
import { isSignedWith, ownSigningPair, signatureHeaders } from '../../ground/credentials/webhook-signature.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Session } from '../session/session.ts';
import { openOwnReceiver, ownReceiverUrl, postReports, specimenReports } from './own-receiver.ts';

const SIGNER = 'the key that signs reports';

/** Opens the harness's own receiver, which accepts reports signed with the private half of a new key. */
export async function openSuspiciousReceiver(session: Session): Promise<void> {
  const { publicKey, privateKey } = ownSigningPair();
  const { signatureHeaderPrefix: prefix } = session.run.target.bindings;
  await openOwnReceiver(session, {
    isTrusted: (notification) => isSignedWith(notification, publicKey, prefix),
    told: { publicKey, headerPrefix: prefix },
  });
  session.handles.put(SIGNER, privateKey);
}

/** Posts a report that was signed with one text and comes with another or the same. */
export async function postSigned(session: Session, signed: string, sent: string): Promise<void> {
  const { signatureHeaderPrefix: prefix } = session.run.target.bindings;
  const [body = ''] = specimenReports([{ original_text: signed }]);
  const { pathname: target } = new URL(ownReceiverUrl(session));
  const headers = { date: new Date(session.time.now()).toUTCString() };
  const request = { method: 'POST', target, headers, body };
  const signature = signatureHeaders(request, session.handles.get<KeyObject>(SIGNER), prefix);
  await postReports(session, [body.replace(signed, sent)], { ...headers, ...signature });
}

export const signatureNames = ({ headers }: Notification): string[] =>
  Object.keys(headers).filter((name) => /signature|nonce|digest|key-id/.test(name));
