import type { Message, ReportStatus } from '../submit/message.ts';

/** One thing the carrier reports about a message; `after` in milliseconds since the step before it. */
export interface CarrierStep {
  readonly after: number;
  readonly status: ReportStatus;
  readonly code: string;
}

/** A message as it was given to the carrier, and when it reached the handset, if it did. */
export interface HandOver {
  readonly message: Message;
  readonly content: string;
  /** The number it was sent from; undefined when any would do. */
  readonly source: string | undefined;
  readonly at: number;
  arrivedAt: number | undefined;
}

const TAKEN_AND_DELIVERED: readonly CarrierStep[] = [
  { after: 0, status: 'submitted', code: '200' },
  { after: 0, status: 'delivered', code: '221' },
];

/** What the carrier does with a message: the script of its number, the default script, or a prompt delivery. */
export function carrierScript(
  message: Message,
  scripts: ReadonlyMap<string, readonly CarrierStep[]>,
): readonly CarrierStep[] {
  if (scripts.size === 0) return TAKEN_AND_DELIVERED;
  return scripts.get(message.destination) ?? scripts.get('*') ?? TAKEN_AND_DELIVERED;
}
