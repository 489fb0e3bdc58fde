import type { ProjectCaller } from '../auth/project-authentication.ts';
import type { MappingDecisions } from '../conversation-mapping/mapping.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import type { Scope } from '../worlds/scope.ts';
import { type ConversationDecisions, conversationDecisions } from './decisions.ts';
import { ConversationState } from './state.ts';

/** How events of the channel become events of the conversation service. */
export interface Mapping {
  readonly mapping: { readonly decisions: MappingDecisions };
}

declare module '../worlds/parts.ts' {
  interface Parts {
    conversation: { decisions: ConversationDecisions; state: ConversationState; others: Mapping };
  }
}

/** What the conversation service sees of a world. */
export type ConversationScope = Scope<'conversation'>;

/** A call of the conversation service. */
export type ConversationCall<Body = unknown> = Call<ConversationScope, ProjectCaller, Body>;

/** An operation of the conversation service. */
export type ConversationOperation = Operation<ConversationScope, ProjectCaller>;

/** Apps, their contacts and their webhooks. */
export const conversationPart: Part<'conversation'> = {
  name: 'conversation',
  decisions: conversationDecisions,
  newState: () => new ConversationState(),
  furnish: ({ state }, projectIds, ids) => {
    for (const id of projectIds) state.addApp(id, ids);
  },
};
