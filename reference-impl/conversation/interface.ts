import { authenticateProject, type ProjectCaller } from '../auth/project-authentication.ts';
import type { Interface } from '../http/operation.ts';
import { renderNamedProblem } from '../http/problems.ts';
import { found, Problem } from '../kernel/problem.ts';
import { operationsOf, type Platform } from '../worlds/platform.ts';
import { type CallBody, takeMessage, takeQuery } from './calls.ts';
import type { ConversationCall, ConversationOperation } from './part.ts';
import type { App } from './state.ts';

const TEXT = { type: 'string', minLength: 1 };
const QUERY = { type: 'object', required: ['app_id', 'recipient'], properties: { app_id: TEXT, request_id: TEXT } };
const SEND = {
  type: 'object',
  required: ['app_id', 'recipient', 'message'],
  properties: {
    app_id: TEXT,
    message: { type: 'object' },
    callback_url: { ...TEXT, format: 'uri' },
    message_metadata: { type: 'string' },
    conversation_metadata: { type: 'object', additionalProperties: true },
    correlation_id: { type: 'string' },
    ttl: { type: 'string' },
  },
};

type Addressed = Pick<ConversationCall, 'scope' | 'caller' | 'params'>;

function appIn({ scope, caller, params }: Addressed): App {
  const projectId = params.projectId as string;
  if (!caller.owns(projectId)) throw new Problem(403, 'The project of this key does not own the resource.');
  return found(scope.state.app(projectId), 'The project has no app.');
}

const admit = (call: Addressed): void => void appIn(call);

/** A colon in a path is doubled, or the router takes it for the start of a parameter. */
const operations: readonly ConversationOperation[] = [
  {
    id: 'conversation.send',
    method: 'POST',
    path: '/v1/projects/:projectId/messages::send',
    summary: 'Sends a message to one recipient.',
    schema: SEND,
    admit,
    run: (call: ConversationCall<CallBody>) => ({ status: 200, body: takeMessage(call.scope, appIn(call), call.body) }),
  },
  {
    id: 'conversation.capability',
    method: 'POST',
    path: '/v1/projects/:projectId/capability::query',
    summary: 'Queries what one recipient can receive; a webhook gets the result.',
    schema: QUERY,
    admit,
    run: (call: ConversationCall<CallBody>) => ({ status: 200, body: takeQuery(call.scope, appIn(call), call.body) }),
  },
];

/**
 * Messages to one recipient at a time, on any channel. Section "Conversation service and standalone API".
 * Rules: CONV-PATH-01, PUB-CONV-REFUSE-01, PUB-CONV-REFUSE-02, PUB-CONV-REFUSE-03, PUB-CONV-SEND-01,
 * PUB-CONV-SEND-02.
 */
export const conversationInterface = (platform: Platform): Interface<ProjectCaller> => ({
  name: 'conversation',
  described: { title: 'conversation service', schemes: ['bearer', 'basic'] },
  authenticate: authenticateProject(platform),
  render: renderNamedProblem,
  operations: operationsOf('conversation', operations),
});
