import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import type { Scope } from '../worlds/scope.ts';
import { deliveryDecisions } from './callback-retries.ts';
import { type MessagingDecisions, messagingDecisions } from './decisions.ts';
import { MessagingState } from './state.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    messaging: { decisions: MessagingDecisions; state: MessagingState };
  }
}

/** What the messaging API sees of a world. */
export type MessagingScope = Scope<'messaging'>;

/** A call of the messaging API. */
export type MessagingCall<Body = unknown> = Call<MessagingScope, AccountCaller, Body>;

/** An operation of the messaging API. */
export type MessagingOperation = Operation<MessagingScope, AccountCaller>;

/** Messages, reports, replies, webhooks and everything else of an account. */
export const messagingPart: Part<'messaging'> = {
  name: 'messaging',
  decisions: messagingDecisions,
  newState: () => new MessagingState(),
};

/** How callbacks are repeated. */
export const deliveryPart: Part<'delivery'> = { name: 'delivery', decisions: deliveryDecisions };
