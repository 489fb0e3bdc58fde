import type { ProjectCaller } from '../auth/project-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import { conversationDecisions } from './decisions.ts';
import type { ConversationScope } from './scope.ts';
import { ConversationState } from './state.ts';

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
