export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** The number or address that it is about, where the verb does not say so: people look for that. */
  readonly about?: string | undefined;
  /** When the example began, which is as far as a person looks back. */
  readonly since?: string | undefined;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export interface Port {
  readonly who: string;
  /** Whether a person answers, who is asked no more often than is needed. */
  readonly isPerson: boolean;
  /** Throws ChannelTrouble, with a sentence, when no answer comes or none that can be understood. */
  ask(asked: Ask): Promise<Reply>;
}
