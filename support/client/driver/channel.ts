/** A task as it is sent, with its parameters beside its name. */
export interface Task {
  readonly id: number;
  readonly task: string;
  readonly [detail: string]: unknown;
}

/** A way to a driver that stays open from task to task. */
export interface Channel {
  /** What came back for a task, as JSON. Throws DriverTrouble when nothing can any more. */
  ask(task: Task): Promise<unknown>;
  /** What the driver has said that is no answer, as the end of a sentence; empty when it said nothing. */
  lastWords(): string;
  close(): void;
}

/** A driver that cannot be worked with; the message completes "the driver …". */
export class DriverTrouble extends Error {
  override name = 'DriverTrouble';
}

const TOLD = 300;

/** The end of a text on one line, as much of it as a sentence bears. */
export const told = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(-TOLD);
