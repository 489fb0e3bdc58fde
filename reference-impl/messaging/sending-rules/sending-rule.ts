import type { Numbers } from '../../worlds/numbers.ts';
import type { MessagingDecisions } from '../decisions.ts';
import type { Message, ReportStatus } from '../message.ts';
import type { SenderAddress, SenderRequest } from '../sender-address.ts';

/** The fate of a message: send it now, hold it until an instant, or discard it with a report. */
export type Decision =
  | { readonly kind: 'send' }
  | { readonly kind: 'hold'; readonly until: number }
  | { readonly kind: 'discard'; readonly status: ReportStatus; readonly code: string };

/** Everything a sending rule may look at, read-only. */
export interface SendingContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly numbers: Numbers;
  /** Numbers that opted out of the account's messages. */
  readonly blacklist: ReadonlySet<string>;
  readonly senderRequests: ReadonlyMap<string, SenderRequest>;
  readonly senderAddresses: ReadonlyMap<string, SenderAddress>;
  readonly decisions: MessagingDecisions;
  /** Earlier messages of the same request that were accepted. */
  readonly accepted: number;
  /** Whether a message with this duplicate key was accepted within the window. */
  isRemembered(key: string): boolean;
}

/** One reason to hold or discard a message; undefined leaves it to the next rule. */
export interface SendingRule {
  readonly name: string;
  readonly judge: (message: Message, context: SendingContext) => Decision | undefined;
}
