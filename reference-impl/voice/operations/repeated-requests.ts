import { parseBearer } from '../../auth/bearer.ts';
import type { ProjectCaller } from '../../auth/project-authentication.ts';
import type { Call, Reply, WireRequest } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Platform } from '../../worlds/platform.ts';
import type { KeyedRequest } from '../idempotency.ts';
import { renderProblem } from './render-problem.ts';

function keyedRequest(wire: WireRequest, project: string): KeyedRequest | undefined {
  const key = wire.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  return { project, service: wire.params.serviceId as string, key, wire };
}

/** The first reply to a request with this Idempotency-Key, while its window is open. Section "Voice service update". */
export function recallReply({ world, caller, request }: Call<ProjectCaller>) {
  const keyed = keyedRequest(request, caller.project.id);
  return keyed && world.voice.replies.recall(keyed, world.behaviour.decisions.voice, () => world.clock.now());
}

/** Keeps the first reply to a request with an Idempotency-Key, where the decisions want it kept. */
export function rememberReply({ world, caller, request }: Call<ProjectCaller>, reply: Reply): void {
  const keyed = keyedRequest(request, caller.project.id);
  if (keyed) world.voice.replies.settle(keyed, world.behaviour.decisions.voice, reply, world.clock.now());
}

/** Lets the same decision rule over refused updates that name a token the platform once issued. */
export function rememberRefusal({ registry }: Platform, request: WireRequest, error: unknown): void {
  const known = registry.grants.get(parseBearer(request.headers.authorization ?? '') ?? '');
  if (!(error instanceof Problem) || !known || request.method !== 'PATCH') return;
  const { world, grant } = known;
  if (!world.behaviour.decisions.voice.isReplyKept(error.status)) return;
  const keyed = keyedRequest(request, grant.project.id);
  const reply = renderProblem(error, request);
  if (keyed) world.voice.replies.settle(keyed, world.behaviour.decisions.voice, reply, world.clock.now());
}
