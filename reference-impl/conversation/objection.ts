import type { Contact } from './state.ts';

/** A call to check, with what is known about its recipient. */
export interface Judged {
  readonly body: {
    readonly app_id: string;
    readonly recipient: unknown;
    readonly message?: unknown;
    readonly ttl?: unknown;
  };
  readonly contact: Contact;
  readonly now: number;
}

/** A reason to refuse a call, with the member it is about. */
export interface Objection {
  readonly name: string;
  readonly status: number;
  readonly pointer: string;
  readonly says: string;
  readonly objects: (judged: Judged) => boolean;
}
