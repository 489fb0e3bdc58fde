import { guarded } from '../../http/check-then-act.ts';
import type { Reply } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import { nameIsGiven } from '../body-checks.ts';
import { judgeBody } from '../judge-body.ts';
import type { VoiceCall } from '../part.ts';
import { present, type ServiceBody, type VoiceService } from '../service.ts';
import { defaultAmong } from '../update-stages.ts';

type Make = VoiceCall<ServiceBody & { readonly name: string }>;

/** The services of the project, whose names a new one must not have. */
function judge({ scope, params, body }: Make): readonly VoiceService[] {
  judgeBody(body, [nameIsGiven, ...scope.decisions.bodyChecks]);
  const others = scope.state.servicesOf(params.projectId as string);
  if (scope.decisions.isNameTaken(body.name, others))
    throw new Problem(409, 'The project has a service of this name already.');
  return others;
}

function make({ scope, params, body }: Make, others: readonly VoiceService[]): Reply {
  const projectId = params.projectId as string;
  const service: VoiceService = {
    serviceId: scope.ids.opaque(),
    projectId,
    createTime: scope.clock.now(),
    isDefault: false,
    ...body,
  };
  const previous = defaultAmong(others);
  if (body.isDefault && previous) previous.isDefault = false;
  scope.state.add(service);
  scope.ledger.record('voice.create', 'service');
  return { status: 201, body: present(service) };
}

/**
 * Creates a service; it may become the default.
 * Rules: PUB-VOICE-CREATE-01, PUB-VOICE-CREATE-02, PUB-VOICE-CREATE-03, PUB-VOICE-DEFAULT-01,
 * PUB-VOICE-RACE-01.
 */
export const makeService = guarded('voice.create', judge, make);
