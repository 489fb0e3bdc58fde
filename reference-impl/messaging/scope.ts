import type { Account } from '../accounts/account.ts';
import type { Stage } from '../kernel/stages.ts';
import type { Scope } from '../worlds/parts.ts';
import type { BlacklistDecisions } from './blacklist/decisions.ts';
import type { CarrierDecisions } from './carrier/decisions.ts';
import type { KeyDecisions } from './keys/decisions.ts';
import type { LinkDecisions } from './links/decisions.ts';
import type { NumberDecisions } from './numbers/decisions.ts';
import type { ReportDecisions } from './reports/decisions.ts';
import type { SenderDecisions } from './senders/decisions.ts';
import type { MessagingState } from './state.ts';
import type { SubmitDecisions } from './submit/decisions.ts';
import type { Message } from './submit/message.ts';
import type { Decision } from './submit/sending-rules/sending-rule.ts';
import type { WebhookDecisions } from './webhooks/decisions.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    messaging: { decisions: MessagingDecisions; state: MessagingState };
  }
}

/** Every decision of the messaging API, replaceable one by one: those of its topics, and the course of a submission. */
export interface MessagingDecisions
  extends SubmitDecisions,
    CarrierDecisions,
    ReportDecisions,
    BlacklistDecisions,
    WebhookDecisions,
    SenderDecisions,
    NumberDecisions,
    KeyDecisions,
    LinkDecisions {
  submitStages: readonly SubmitStage[];
}

export type MessagingScope = Scope<'messaging'>;

export interface Submission {
  readonly scope: MessagingScope;
  readonly account: Account;
  readonly messages: readonly Message[];
  /** The decision about each message, in the same order; set by the judging stage. */
  decisions: readonly Decision[];
}

export type SubmitStage = Stage<Submission>;
