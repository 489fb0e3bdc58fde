import { signatureDecisions } from './callback-signature.ts';
import type { Capability, Objection } from './part.ts';
import { namesOnePerson } from './recipient.ts';
import type { Subscription, Trigger } from './state.ts';

const objection = (name: string, member: string, says: string, objects: Objection['objects']): Objection => ({
  name,
  status: 400,
  pointer: `/${member}`,
  says,
  objects,
});

const limit = (name: string, member: string, most: number): Objection =>
  objection(name, member, `must not have more than ${most} characters`, ({ body }) => {
    const value = (body as Readonly<Record<string, unknown>>)[member];
    return value !== undefined && (typeof value === 'string' ? value : JSON.stringify(value)).length > most;
  });

/**
 * The published limits of the other members of a send, in characters; a lifetime is in seconds, perhaps with a fraction.
 * Rules: PUB-CONV-LIMIT-01, PUB-CONV-LIMIT-02, PUB-CONV-LIMIT-03, PUB-CONV-LIMIT-04.
 */
const sendLimits: readonly Objection[] = [
  limit('messageMetadata', 'message_metadata', 1024),
  limit('conversationMetadata', 'conversation_metadata', 2048),
  limit('correlationId', 'correlation_id', 128),
  objection(
    'lifetimeForm',
    'ttl',
    'must be a number of seconds followed by s',
    ({ body: { ttl } }) => ttl !== undefined && !/^\d{1,12}(\.\d{1,9})?s$/.test(String(ttl)),
  ),
];

const CONTENTS = ['text', 'media', 'card', 'choice', 'list', 'location', 'template', 'carousel', 'contact_info'];

const oneRecipient = objection(
  'oneRecipient',
  'recipient',
  'must name exactly one recipient',
  ({ body }) => !namesOnePerson(body.recipient),
);

/** The decisions of the conversation service, replaceable one by one. Rules: CONV-SEND-01, OPTIN-01, X-45. */
export const conversationDecisions = {
  /** Ordered; the first that objects refuses a send. No opt-in is required. Section "Opt-in rules". */
  sendObjections: [
    oneRecipient,
    objection('oneContent', 'message', 'must have exactly one content', ({ body }) => {
      const names = Object.keys((body.message ?? {}) as object);
      return names.filter((name) => CONTENTS.includes(name.replace(/_message$/, ''))).length !== 1;
    }),
    ...sendLimits,
  ],
  queryObjections: [oneRecipient],
  listens: ({ triggers }: Subscription, trigger: Trigger): boolean => triggers.includes(trigger),
  capabilityOf: (identity: string): Capability =>
    /^\+?\d{5,15}$/.test(identity) ? 'CAPABILITY_FULL' : 'NO_CAPABILITY',
  signature: signatureDecisions,
};

export type ConversationDecisions = typeof conversationDecisions;
