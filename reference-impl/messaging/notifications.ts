import type { Account } from '../accounts/account.ts';
import type { Letter } from '../kernel/outbox.ts';
import { keptFor } from './kept-for.ts';
import type { Message } from './message.ts';
import type { MessagingScope } from './part.ts';
import type { Webhook, WebhookEvent } from './webhook.ts';
import type { WebhookLetter } from './webhook-letter.ts';
import { type SigningParts, signedLetter } from './webhook-signature.ts';
import type { TemplateVariables } from './webhook-template.ts';

/** What is pushed to the callback address of one message. */
export interface Push {
  readonly id: string;
  readonly kind: 'delivery-report' | 'reply';
  readonly message: Message;
  readonly body: object;
}

/** Something that happened, for the webhooks of an account. */
export interface Happening {
  readonly id: string;
  readonly account: Account;
  readonly events: readonly WebhookEvent[];
  readonly order: string;
  readonly variables: () => TemplateVariables;
  /** The default payload, for webhooks without a template. */
  readonly payload: () => object;
}

/** How letters to an account are signed; the key is looked up for each attempt. */
function signingParts(scope: MessagingScope, account: Account): SigningParts {
  const { clock, settings, decisions } = scope;
  const { signatureKeys } = keptFor(scope, account, 'signatureKeys');
  return {
    key: () => decisions.signingKey(signatureKeys),
    now: () => clock.now(),
    signedText: decisions.signedText,
    headerPrefix: settings.headerPrefix,
  };
}

/**
 * POSTs JSON to the callback address of the message, if it has one, signed like a webhook. Section "Callbacks from the messaging API".
 * Rules: PUB-PUSH-SIGN-01.
 */
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

/** A letter to a webhook; empty if the account has too much pending. */
function letterFor(scope: MessagingScope, webhook: Webhook, happening: Happening): WebhookLetter {
  const decisions = scope.decisions;
  if (scope.outbox.held.sizeOf(happening.account.id) <= MOST_HELD)
    return decisions.letterTo(webhook, happening, decisions);
  const letter = decisions.letterTo({ ...webhook, template: '' }, happening, decisions);
  return { ...letter, note: `the body was left out: more than ${MOST_HELD} characters are on their way` };
}

/**
 * Notifies every webhook of the account that listens to one of the events, in turns if there are many.
 * Section "Callbacks from the messaging API".
 * Rules: CALLBACK-POST-01, CALLBACK-POST-02, CALLBACK-POST-03, CALLBACK-POST-04, CALLBACK-URL-01,
 * CALLBACK-URL-02.
 */
export function notifyWebhooks(scope: MessagingScope, happening: Happening): void {
  const decisions = scope.decisions;
  const { account, events } = happening;
  const { webhooks } = keptFor(scope, account, 'webhooks');
  if (webhooks.size === 0) return;
  const parts = signingParts(scope, account);
  for (const webhook of webhooks.values()) {
    if (events.some((event) => decisions.listens(webhook, event)))
      scope.outbox.turns.take(account.id, () => scope.post(signedLetter(letterFor(scope, webhook, happening), parts)));
  }
}
