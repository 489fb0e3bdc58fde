export interface Question {
  readonly id: number;
  readonly [detail: string]: unknown;
}

export interface Channel {
  /** What came back for a question, as JSON. Throws ChannelTrouble when nothing can any more. */
  ask(question: Question): Promise<unknown>;
  /** What was said that is no answer, as the end of a sentence; empty when nothing was. */
  lastWords?(): string;
  close?(): void;
}

/** Something at the other end that cannot be worked with; the message completes "the driver …". */
export class ChannelTrouble extends Error {
  override name = 'ChannelTrouble';
}

const MOST_QUOTED = 300;

/** The end of a text on one line, as much of it as a sentence bears. */
export const endOf = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(-MOST_QUOTED);
