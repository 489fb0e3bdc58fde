import type { Objection } from './objection.ts';

/** The published limits of the members of a send, in characters. */
const MESSAGE_METADATA = 1024;
const CONVERSATION_METADATA = 2048;
const CORRELATION_ID = 128;

const lengthOf = (value: unknown): number =>
  value === undefined ? 0 : (typeof value === 'string' ? value : JSON.stringify(value)).length;

const limit = (name: string, member: string, most: number): Objection => ({
  name,
  status: 400,
  pointer: `/${member}`,
  says: `must not have more than ${most} characters`,
  objects: ({ body }) => lengthOf((body as Readonly<Record<string, unknown>>)[member]) > most,
});

/** Seconds, perhaps with a fraction, and an s. */
const LIFETIME = /^\d{1,12}(\.\d{1,9})?s$/;

const lifetimeForm: Objection = {
  name: 'lifetimeForm',
  status: 400,
  pointer: '/ttl',
  says: 'must be a number of seconds followed by s',
  objects: ({ body: { ttl } }) => ttl !== undefined && !LIFETIME.test(String(ttl)),
};

/**
 * The limits of the members of a send besides the message.
 * Rules: PUB-CONV-LIMIT-01, PUB-CONV-LIMIT-02, PUB-CONV-LIMIT-03, PUB-CONV-LIMIT-04.
 */
export const sendLimits: readonly Objection[] = [
  limit('messageMetadata', 'message_metadata', MESSAGE_METADATA),
  limit('conversationMetadata', 'conversation_metadata', CONVERSATION_METADATA),
  limit('correlationId', 'correlation_id', CORRELATION_ID),
  lifetimeForm,
];
