import { type SignatureDecisions, signatureDecisions } from './callback-signature.ts';
import { sendLimits } from './limits.ts';
import type { Judged, Objection } from './objection.ts';
import { namesOnePerson } from './recipient.ts';
import type { Subscription, Trigger } from './state.ts';

/** How far a channel reaches an identity. */
export type Capability = 'CAPABILITY_FULL' | 'NO_CAPABILITY';

const CONTENTS = ['text', 'media', 'card', 'choice', 'list', 'location', 'template', 'carousel', 'contact_info'];

const hasOneContent = (message: unknown): boolean => {
  const names = Object.keys((message ?? {}) as object);
  return names.filter((name) => CONTENTS.includes(name.replace(/_message$/, ''))).length === 1;
};

const oneRecipient: Objection = {
  name: 'oneRecipient',
  status: 400,
  pointer: '/recipient',
  says: 'must name exactly one recipient',
  objects: ({ body }) => !namesOnePerson(body.recipient),
};

const oneContent: Objection = {
  name: 'oneContent',
  status: 400,
  pointer: '/message',
  says: 'must have exactly one content',
  objects: ({ body }) => !hasOneContent(body.message),
};

/** Every decision of the conversation service, replaceable one by one. */
export interface ConversationDecisions {
  /** Ordered; the first that objects refuses a send. No opt-in is required. Section "Opt-in rules". */
  sendObjections: readonly Objection[];
  queryObjections: readonly Objection[];
  /** Whether an accepted message is also sent. */
  isSent(judged: Judged): boolean;
  listens(subscription: Subscription, trigger: Trigger): boolean;
  capabilityOf(identity: string): Capability;
  signature: SignatureDecisions;
}

/** How the platform decides by itself. Rules: CONV-SEND-01, OPTIN-01, X-45. */
export const conversationDecisions: ConversationDecisions = {
  sendObjections: [oneRecipient, oneContent, ...sendLimits],
  queryObjections: [oneRecipient],
  isSent: () => true,
  listens: ({ triggers }, trigger) => triggers.includes(trigger),
  capabilityOf: (identity) => (/^\+?\d{5,15}$/.test(identity) ? 'CAPABILITY_FULL' : 'NO_CAPABILITY'),
  signature: signatureDecisions,
};
