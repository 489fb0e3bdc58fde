import { Problem } from '../../kernel/problem.ts';
import type { VoiceCall } from '../part.ts';
import type { VoiceService } from '../service.ts';

type Addressed = Pick<VoiceCall, 'scope' | 'caller' | 'params'>;

/** Whether a project is a subproject of the caller's that can be used by now. Section "Other interfaces". */
function isOwnSubproject({ scope, caller }: Addressed, project: string): boolean {
  const parent = scope.others.parentOf(project);
  return parent !== undefined && caller.owns(parent);
}

/** Throttles a project that asks too often. */
function admitInTime({ scope, caller }: Addressed): void {
  const seconds = scope.decisions.patience(scope.state, caller.project.id, scope.clock.now());
  if (seconds !== undefined)
    throw new Problem(429, 'The project asks too often.', [], { 'retry-after': String(seconds) });
}

/** Only the project in the path may come in, or its parent. Section "Bearer tokens". */
export function admitOwner(call: Addressed): void {
  admitInTime(call);
  const { caller, params } = call;
  const wanted = params.projectId as string;
  if (!caller.owns(wanted) && !isOwnSubproject(call, wanted))
    throw new Problem(403, 'The project of this key does not own the resource.');
}

/** The service in the path; 404 when the project has no such service. */
export function serviceOf({ scope, params }: Pick<Addressed, 'scope' | 'params'>): VoiceService {
  const service = scope.state.find(params.projectId as string, params.serviceId as string);
  if (!service) throw new Problem(404, 'The project has no service with this id.');
  return service;
}

/** The caller owns the project and the project has the service. */
export function admitOwnerOfService(call: Addressed): void {
  admitOwner(call);
  serviceOf(call);
}
