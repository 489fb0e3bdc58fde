import type { Account } from '../../accounts/account.ts';
import type { Letter } from '../../kernel/post.ts';
import { type SigningParts, signedLetter } from '../keys/signature.ts';
import type { MessagingScope } from '../scope.ts';
import type { Message } from '../submit/message.ts';
import { type Happening, letterTo } from './letter.ts';

export interface Push {
  readonly id: string;
  readonly kind: 'delivery-report' | 'reply';
  readonly message: Message;
  readonly body: object;
}

/** How letters to an account are signed; the key is looked up for each attempt. */
function signingParts(scope: MessagingScope, account: Account): SigningParts {
  const { clock, settings, decisions, state } = scope;
  const { signatureKeys } = state.recordsOf(account.id);
  return {
    key: () => decisions.signingKey(signatureKeys),
    now: () => clock.now(),
    signedText: decisions.signedText,
    headerPrefix: settings.headerPrefix,
  };
}

/** POSTs signed JSON to a callback address. Section "Callbacks from the messaging API". Rules: PUB-PUSH-SIGN-01. */
export function pushToCallback(scope: MessagingScope, { id, kind, message, body }: Push): void {
  if (message.callbackUrl === undefined) return;
  const letter: Letter = {
    id,
    kind,
    order: message.id,
    owner: message.account.id,
    url: message.callbackUrl,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  scope.post(signedLetter(letter, signingParts(scope, message.account)));
}

/** How many characters of letters an account may have pending before the bodies of further ones are left out. */
export const MOST_HELD = 32_000_000;

/**
 * Notifies every webhook of the account that listens to one of the events, in turns if there are many.
 * Section "Callbacks from the messaging API".
 * Rules: CALLBACK-POST-01, CALLBACK-POST-02, CALLBACK-POST-03, CALLBACK-POST-04, CALLBACK-URL-01,
 * CALLBACK-URL-02.
 */
export function notifyWebhooks(scope: MessagingScope, happening: Happening): void {
  const { decisions, state } = scope;
  const { account, events } = happening;
  const { webhooks } = state.recordsOf(account.id);
  if (webhooks.size === 0) return;
  const parts = signingParts(scope, account);
  for (const webhook of webhooks.values()) {
    if (!events.some((event) => decisions.listens(webhook, event))) continue;
    scope.outbox.turns.take(account.id, () => {
      const isFull = scope.outbox.held.sizeOf(account.id) > MOST_HELD;
      const letter = letterTo(isFull ? { ...webhook, template: '' } : webhook, happening, scope.decisions.render);
      const note = `the body was left out: more than ${MOST_HELD} characters are on their way`;
      scope.post(signedLetter(isFull ? { ...letter, note } : letter, parts));
    });
  }
}
