import type { ServerResponse } from 'node:http';

export interface Asked {
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
  /** The rule whose example sent it; none for requests at the door, of the doctor and of cleanup. */
  readonly rule: string | undefined;
}

/** An answer, the platform's or one of our own. */
export interface Given {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a mode knows and can do when a request has arrived. */
export interface Scene {
  readonly asked: Asked;
  /** Another origin that no target file names. */
  readonly elsewhere: string;
  /** Where the harness takes notifications, as far as its requests said so. */
  readonly callbacks: readonly string[];
  readonly secrets: ReadonlySet<string>;
  /** What the platform behind us answers to a request, this one unless told otherwise. */
  platform(asked?: Asked): Promise<Given>;
  /** Answers like any server. */
  give(given: Given): void;
  /** Takes the connection over: from here on nothing is sent but what the mode writes to it. */
  readonly response: ServerResponse;
}

export type Twist = (scene: Scene) => unknown;

export const honest: Twist = async ({ platform, give }) => give(await platform());
