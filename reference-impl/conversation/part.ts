import type { ProjectCaller } from '../auth/project-authentication.ts';
import type { Addressee, InboundDraft } from '../conversation-mapping/inbound.ts';
import type { ReportDraft } from '../conversation-mapping/report.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Json } from '../kernel/json.ts';
import type { Part, Scope } from '../worlds/parts.ts';
import { type ConversationDecisions, conversationDecisions } from './decisions.ts';
import { type Contact, ConversationState } from './state.ts';

interface Mapping {
  reportsOf(callback: Json, appIdOf: (status: Json) => string): readonly ReportDraft[];
  inboundOf(callback: Json, addresseeOf: (notification: Json) => Addressee): readonly InboundDraft[];
}

declare module '../worlds/parts.ts' {
  interface Parts {
    conversation: { decisions: ConversationDecisions; state: ConversationState; others: Mapping };
  }
}

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

export interface Objection {
  readonly name: string;
  readonly status: number;
  readonly pointer: string;
  readonly says: string;
  readonly objects: (judged: Judged) => boolean;
}

export type Capability = 'CAPABILITY_FULL' | 'NO_CAPABILITY';

export type ConversationScope = Scope<'conversation'>;

export type ConversationCall<Body = unknown> = Call<ConversationScope, ProjectCaller, Body>;

export type ConversationOperation = Operation<ConversationScope, ProjectCaller>;

export const conversationPart: Part<'conversation'> = {
  name: 'conversation',
  decisions: conversationDecisions,
  newState: () => new ConversationState(),
  furnish: ({ state }, projectIds, ids) => {
    for (const id of projectIds) state.addApp(id, ids);
  },
};
