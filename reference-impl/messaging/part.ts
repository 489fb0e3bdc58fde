import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import { messagingDecisions } from './decisions.ts';
import type { MessagingScope } from './scope.ts';
import { type AccountRecords, MessagingState } from './state.ts';
import { deliveryDecisions } from './webhooks/letter.ts';

export type MessagingCall<Body = unknown> = Call<MessagingScope, AccountCaller, Body>;

export type MessagingOperation = Operation<MessagingScope, AccountCaller>;

export const recordsOf = ({ scope, caller }: MessagingCall): AccountRecords => scope.state.recordsOf(caller.account.id);

/** Messages, reports, replies, webhooks and everything else of an account. */
export const messagingPart: Part<'messaging'> = {
  name: 'messaging',
  decisions: messagingDecisions,
  newState: () => new MessagingState(),
};

export const deliveryPart: Part<'delivery'> = { name: 'delivery', decisions: deliveryDecisions };
