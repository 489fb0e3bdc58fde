import type { Account } from './account.ts';

/** A message to a recipient or from one, as reports see it. Section "Reports". */
export interface TrafficEntry {
  readonly id: string;
  readonly account: Account;
  readonly direction: 'outbound' | 'inbound';
  /** When it was submitted or came in; milliseconds since the epoch, as every instant here. */
  readonly at: number;
  readonly content: string;
  readonly format: 'SMS' | 'MMS' | 'TTS';
  readonly source: string | undefined;
  readonly destination: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: string;
  readonly statusCode: string;
  readonly changedAt: number;
  readonly deliveredAt: number | undefined;
  /** The billing units of a text, counted when somebody asks. */
  readonly unitsOf: (content: string) => number;
  readonly isOptOut: boolean;
  readonly answers: string | undefined;
  readonly isAnswered: (id: string) => boolean;
}
