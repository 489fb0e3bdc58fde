import type { ProjectCaller } from '../../auth/project-authentication.ts';
import type { Call } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import type { VoiceService } from '../service.ts';

type VoiceCall = Pick<Call<ProjectCaller>, 'world' | 'caller' | 'params'>;

/** Only the project in the path may come in. Section "Bearer tokens". */
export function admitOwner({ world, caller, params }: VoiceCall): void {
  if (!world.behaviour.decisions.auth.owns(caller.project, params.projectId as string))
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
