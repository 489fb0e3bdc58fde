import type { ProjectCaller } from '../../auth/project-authentication.ts';
import type { Call } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import type { VoiceScope } from '../part.ts';
import type { VoiceService } from '../service.ts';

type VoiceCall = Pick<Call<VoiceScope, ProjectCaller>, 'scope' | 'caller' | 'params'>;

/** Whether a project is a subproject of the caller's that can be used by now. Section "Other interfaces". */
function isOwnSubproject({ scope, caller }: VoiceCall, project: string): boolean {
  const parent = scope.others.parentOf(project);
  return parent !== undefined && caller.owns(parent);
}

/** Throttles a project that asks too often. */
function admitInTime({ scope, caller }: VoiceCall): void {
  const seconds = scope.decisions.patience(scope.state, caller.project.id, scope.clock.now());
  if (seconds !== undefined)
    throw new Problem(429, 'The project asks too often.', [], { 'retry-after': String(seconds) });
}

/** Only the project in the path may come in, or its parent. Section "Bearer tokens". */
export function admitOwner(call: VoiceCall): void {
  admitInTime(call);
  const { caller, params } = call;
  const wanted = params.projectId as string;
  if (!caller.owns(wanted) && !isOwnSubproject(call, wanted))
    throw new Problem(403, 'The project of this key does not own the resource.');
}

/** The service in the path; 404 when the project has no such service. */
export function serviceOf({ scope, params }: Pick<VoiceCall, 'scope' | 'params'>): VoiceService {
  const service = scope.state.find(params.projectId as string, params.serviceId as string);
  if (!service) throw new Problem(404, 'The project has no service with this id.');
  return service;
}

/** The caller owns the project and the project has the service. */
export function admitOwnerOfService(call: VoiceCall): void {
  admitOwner(call);
  serviceOf(call);
}
