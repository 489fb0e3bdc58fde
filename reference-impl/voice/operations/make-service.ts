import type { ProjectCaller } from '../../auth/project-authentication.ts';
import type { Call, Reply } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import { nameIsGiven } from '../body-checks.ts';
import { judgeBody } from '../judge-body.ts';
import { present, type ServiceBody, type VoiceService } from '../service.ts';
import { defaultAmong } from '../update-stages.ts';

/** Makes a service; its name must be new in the project, and it may take over as the default. */
export function makeService({
  world,
  params,
  body,
}: Call<ProjectCaller, ServiceBody & { readonly name: string }>): Reply {
  judgeBody(body, [nameIsGiven, ...world.behaviour.decisions.voice.bodyChecks]);
  const projectId = params.projectId as string;
  const others = world.voice.servicesOf(projectId);
  if (world.behaviour.decisions.voice.isNameTaken(body.name, others))
    throw new Problem(409, 'The project has a service of this name already.');
  const service: VoiceService = {
    serviceId: world.ids.opaque(),
    projectId,
    createTime: world.clock.now(),
    isDefault: false,
    ...body,
  };
  const previous = defaultAmong(others);
  if (body.isDefault && previous) previous.isDefault = false;
  world.voice.add(service);
  world.ledger.record('voice.create', 'service');
  return { status: 201, body: present(service) };
}
