import type { Account } from '../../../accounts/account.ts';
import type { Numbers } from '../../../worlds/numbers.ts';
import type { BlacklistDecisions } from '../../blacklist/decisions.ts';
import type { SenderDecisions } from '../../senders/decisions.ts';
import type { SenderAddress, SenderRequest } from '../../senders/sender-address.ts';
import type { Message, ReportStatus } from '../message.ts';
import type { SendingHours } from '../sending-hours.ts';

/** The fate of a message: send it now, hold it until an instant, or discard it with a report. */
export type Decision =
  | { readonly kind: 'send' }
  | { readonly kind: 'hold'; readonly until: number }
  | { readonly kind: 'discard'; readonly status: ReportStatus; readonly code: string };

/** What the platform decides about duplicates and sending hours. Section "Optional account features". */
export interface SendingDecisions {
  findsDuplicates(account: Account): boolean;
  duplicateKey(message: Message): string;
  sendingZone(message: Message): string;
  sendingHours: SendingHours;
  isWithinSendingHours(instant: number, zone: string, hours: SendingHours): boolean;
  nextOpening(instant: number, zone: string, hours: SendingHours): number;
}

export interface SendingContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly numbers: Numbers;
  readonly blacklist: ReadonlySet<string>;
  readonly senderRequests: ReadonlyMap<string, SenderRequest>;
  readonly senderAddresses: ReadonlyMap<string, SenderAddress>;
  readonly decisions: SendingDecisions & Pick<BlacklistDecisions, 'obeysBlacklist'> & Pick<SenderDecisions, 'isLive'>;
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
