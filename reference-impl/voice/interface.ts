import { authenticateProject, issuerOf, type ProjectCaller } from '../auth/project-authentication.ts';
import type { Identity, Interface, Reply, WireRequest } from '../http/operation.ts';
import { errorType } from '../http/problems.ts';
import { Problem } from '../kernel/problem.ts';
import { runStages } from '../kernel/stages.ts';
import { operationsOf, type Platform } from '../worlds/platform.ts';
import type { KeyedRequest } from './idempotency.ts';
import { type Addressed, admitOwner, listServices, makeService, serviceOf } from './operations.ts';
import type { VoiceCall, VoiceOperation } from './part.ts';
import type { VoiceScope } from './scope.ts';
import { present, type ServiceBody } from './service.ts';

const KINDS: Readonly<Record<number, readonly [slug: string, title: string]>> = {
  401: ['unauthorized', 'Unauthorized'],
  403: ['forbidden', 'Forbidden'],
  404: ['not-found', 'Not Found'],
  405: ['method-not-allowed', 'Method Not Allowed'],
  409: ['conflict', 'Duplicate resource name'],
  413: ['content-too-large', 'Content Too Large'],
  415: ['unsupported-media-type', 'Unsupported Media Type'],
  429: ['too-many-requests', 'Too Many Requests'],
  500: ['internal-server-error', 'Internal Server Error'],
};
const BAD_REQUEST = ['bad-request', 'Bad Request'] as const;

/**
 * A refusal as `application/problem+json`; `instance` is the path that was asked for.
 * Rules: PUB-VOICE-REFUSE-01, PUB-VOICE-REFUSE-02, PUB-VOICE-REFUSE-03, PUB-VOICE-REFUSE-04.
 */
function renderProblem(problem: Problem, { target }: Pick<WireRequest, 'target'>): Reply {
  const [slug, title] = KINDS[problem.status] ?? BAD_REQUEST;
  const [instance] = target.split('?');
  return {
    status: problem.status,
    type: 'application/problem+json',
    headers: problem.headers,
    body: { type: errorType(slug), title, detail: problem.message, instance },
  };
}

function keyedRequest(wire: WireRequest, project: string): KeyedRequest | undefined {
  const key = wire.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  return { project, service: wire.params.serviceId as string, key, wire };
}

/** Keeps the first reply to a request with an Idempotency-Key, if the decisions keep it. */
function keepReply(scope: VoiceScope, project: string, request: WireRequest, reply: Reply): void {
  const keyed = keyedRequest(request, project);
  if (keyed) scope.state.replies.settle(keyed, scope.decisions, reply, scope.clock.now());
}

const SERVICES = '/v2/projects/:projectId/services';
const SERVICE = `${SERVICES}/:serviceId`;
/** A default is not given up, not even by null. */
const BODY = { type: 'object', properties: { isDefault: {} } };

/** Every request counts against the allowance of its project. */
const COUNTS = true;

const ALL = { path: SERVICES, admit: admitOwner };
const ONE = {
  path: SERVICE,
  admit: (call: Addressed) => {
    admitOwner(call);
    serviceOf(call);
  },
};
const listing = { summary: 'Lists the services of a project, page by page.', changes: COUNTS };

const operations: readonly VoiceOperation[] = [
  { ...ALL, id: 'voice.list', method: 'GET', ...listing, run: listServices },
  { ...ALL, ...makeService, method: 'POST', summary: 'Creates a service.', schema: BODY },
  {
    ...ONE,
    id: 'voice.read',
    method: 'GET',
    changes: COUNTS,
    summary: 'Shows a service.',
    run: (call) => ({ status: 200, body: present(serviceOf(call)) }),
  },
  {
    ...ONE,
    id: 'voice.update',
    method: 'PATCH',
    summary: 'Changes the members of a service that the body has.',
    schema: BODY,
    // The first reply to a request with this Idempotency-Key, while its window is open. Section "Voice service update".
    recall: ({ scope, caller, request }) => {
      const keyed = keyedRequest(request, caller.project.id);
      return keyed && scope.state.replies.recall(keyed, scope.decisions, () => scope.clock.now());
    },
    remember: ({ scope, caller, request }, reply) => keepReply(scope, caller.project.id, request, reply),
    run: (call: VoiceCall<ServiceBody>) => {
      const { scope, body } = call;
      const service = serviceOf(call);
      const waiting = runStages(scope.decisions.updateStages, { scope, service, body });
      const answer = (): Reply => ({ status: 200, body: present(service) });
      return waiting ? waiting.then(answer) : answer();
    },
  },
  {
    ...ONE,
    id: 'voice.delete',
    method: 'DELETE',
    summary: 'Deletes a service that is not the default one.',
    run: (call) => {
      const service = serviceOf(call);
      if (!call.scope.decisions.isRemovable(service)) throw new Problem(400, 'The default service cannot be deleted.');
      call.scope.state.remove(service);
      call.scope.ledger.record('voice.delete', service.serviceId);
      return { status: 204 };
    },
  },
];

function authenticate(platform: Platform): (request: WireRequest) => Identity<ProjectCaller> {
  const identify = authenticateProject(platform);
  return (request) => {
    try {
      return identify(request);
    } catch (error) {
      // The same decision holds for refused updates whose token the platform once issued.
      const known = issuerOf(platform, request, 'voice');
      if (error instanceof Problem && request.method === 'PATCH' && known?.scope.decisions.isReplyKept(error.status))
        keepReply(known.scope, known.project.id, request, renderProblem(error, request));
      throw error;
    }
  };
}

/**
 * Services that say what happens to calls. Section "Endpoints / Voice service update".
 * Rules: PUB-VOICE-DELETE-01, PUB-VOICE-DELETE-02, VERS-02, VOICE-PATCH-07, VOICE-PATHPARAM-01.
 */
export const voiceInterface = (platform: Platform): Interface<ProjectCaller> => ({
  name: 'voice',
  described: { title: 'voice service update', schemes: ['bearer', 'basic'] },
  authenticate: authenticate(platform),
  render: renderProblem,
  operations: operationsOf('voice', operations),
});
