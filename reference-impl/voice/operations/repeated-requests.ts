import { issuerOf } from '../../auth/project-authentication.ts';
import type { Reply, WireRequest } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Platform } from '../../worlds/platform.ts';
import type { KeyedRequest } from '../idempotency.ts';
import type { VoiceCall } from '../part.ts';
import { renderProblem } from './render-problem.ts';

function keyedRequest(wire: WireRequest, project: string): KeyedRequest | undefined {
  const key = wire.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  return { project, service: wire.params.serviceId as string, key, wire };
}

/** The first reply to a request with this Idempotency-Key, while its window is open. Section "Voice service update". */
export function recallReply({ scope, caller, request }: VoiceCall) {
  const keyed = keyedRequest(request, caller.project.id);
  return keyed && scope.state.replies.recall(keyed, scope.decisions, () => scope.clock.now());
}

/** Keeps the first reply to a request with an Idempotency-Key, if the decisions keep it. */
export function rememberReply({ scope, caller, request }: VoiceCall, reply: Reply): void {
  const keyed = keyedRequest(request, caller.project.id);
  if (keyed) scope.state.replies.settle(keyed, scope.decisions, reply, scope.clock.now());
}

/** Applies the same decision to refused updates whose token the platform once issued. */
export function rememberRefusal(platform: Platform, request: WireRequest, error: unknown): void {
  const known = issuerOf(platform, request, 'voice');
  if (!(error instanceof Problem) || !known || request.method !== 'PATCH') return;
  const { scope, project } = known;
  if (!scope.decisions.isReplyKept(error.status)) return;
  const keyed = keyedRequest(request, project.id);
  const reply = renderProblem(error, request);
  if (keyed) scope.state.replies.settle(keyed, scope.decisions, reply, scope.clock.now());
}
