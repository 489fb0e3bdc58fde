import type { ProjectCaller } from '../../auth/project-authentication.ts';
import type { Call } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import type { VoiceService } from '../service.ts';

type VoiceCall = Pick<Call<ProjectCaller>, 'world' | 'caller' | 'params'>;

/** Whether a project is a subproject of the caller's that can be used by now. Section "Other interfaces". */
function isOwnSubproject({ world, caller }: VoiceCall, project: string): boolean {
  const { auth, subprojects } = world.behaviour.decisions;
  const found = world.subprojects.find(project);
  if (!found || !auth.owns(caller.project, found.parentProjectId)) return false;
  return subprojects.isReady(found, world.clock.now());
}

/** A project that asks too often is sent away for a while. */
function admitInTime({ world, caller }: VoiceCall): void {
  const seconds = world.behaviour.decisions.voice.patience(world.voice, caller.project.id, world.clock.now());
  if (seconds !== undefined)
    throw new Problem(429, 'The project asks too often.', [], { 'retry-after': String(seconds) });
}

/** Only the project in the path may come in, or its parent. Section "Bearer tokens". */
export function admitOwner(call: VoiceCall): void {
  admitInTime(call);
  const { world, caller, params } = call;
  const wanted = params.projectId as string;
  if (!world.behaviour.decisions.auth.owns(caller.project, wanted) && !isOwnSubproject(call, wanted))
    throw new Problem(403, 'The project of this key does not own the resource.');
}

/** The service in the path; 404 when the project has no such service. */
export function serviceOf({ world, params }: Pick<VoiceCall, 'world' | 'params'>): VoiceService {
  const service = world.voice.find(params.projectId as string, params.serviceId as string);
  if (!service) throw new Problem(404, 'The project has no service with this id.');
  return service;
}

/** The caller owns the project and the project has the service. */
export function admitOwnerOfService(call: VoiceCall): void {
  admitOwner(call);
  serviceOf(call);
}
