import { flagIn, numberIn, originOf, wrongParameter } from '../http/address.ts';
import { guarded } from '../http/check-then-act.ts';
import type { Reply } from '../http/operation.ts';
import { found, Problem } from '../kernel/problem.ts';
import { judgeBody, nameIsGiven } from './body-checks.ts';
import type { VoiceCall } from './part.ts';
import { present, type ServiceBody, type VoiceService } from './service.ts';
import { defaultAmong } from './update-stages.ts';

export type Addressed = Pick<VoiceCall, 'scope' | 'caller' | 'params'>;

/** Only the project in the path may come in, or its parent. Section "Bearer tokens". */
export function admitOwner(call: Addressed): void {
  const { scope, caller, params } = call;
  const seconds = scope.decisions.patience(scope.state, caller.project.id, scope.clock.now());
  if (seconds !== undefined)
    throw new Problem(429, 'The project asks too often.', [], { 'retry-after': String(seconds) });
  const wanted = params.projectId as string;
  if (caller.owns(wanted)) return;
  // A subproject that can be used by now belongs to its parent.
  const parent = scope.others.parentOf(wanted);
  if (parent === undefined || !caller.owns(parent))
    throw new Problem(403, 'The project of this key does not own the resource.');
}

/** The service in the path; 404 when the project has no such service. */
export function serviceOf({ scope, params }: Pick<Addressed, 'scope' | 'params'>): VoiceService {
  const service = scope.state.find(params.projectId as string, params.serviceId as string);
  return found(service, 'The project has no service with this id.');
}

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
  const ids = { serviceId: scope.ids.opaque(), projectId: params.projectId as string };
  const service: VoiceService = { ...ids, createTime: scope.clock.now(), isDefault: false, ...body };
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

const PAGE = { usual: 20, largest: 100 };

const LARGEST_PAGE = 1_000_000;
const LONGEST_FILTER = 255;

/** Absolute, because clients follow them unchanged. */
function linksOf(request: VoiceCall['request'], page: number, pageCount: number): object {
  const [path, query] = `${originOf(request)}${request.target}`.split('?');
  const link = (wanted: number): string => {
    const parameters = new URLSearchParams(query);
    parameters.set('page', String(wanted));
    return `${path}?${parameters}`;
  };
  return {
    first: link(1),
    last: link(Math.max(1, pageCount)),
    self: link(page),
    ...(page < pageCount ? { next: link(page + 1) } : {}),
    ...(page > 1 ? { prev: link(page - 1) } : {}),
  };
}

/**
 * One page of a project's services, without their call behaviour.
 * Rules: PUB-VOICE-LIST-01, PUB-VOICE-LIST-02, PUB-VOICE-LIST-03, PUB-VOICE-LIST-04, PUB-VOICE-LIST-05,
 * PUB-VOICE-LIST-06.
 */
export function listServices({ scope, params, query, request }: VoiceCall): Reply {
  const size = numberIn(query, 'pageSize', PAGE.usual, PAGE.largest);
  const page = numberIn(query, 'page', 1, LARGEST_PAGE);
  const { filter = '' } = query;
  if (typeof filter !== 'string' || filter.length > LONGEST_FILTER)
    throw wrongParameter('filter', `must be one text of at most ${LONGEST_FILTER} characters`);
  // By part of its name or description, in any case, or as the default.
  const part = filter.toLowerCase();
  const flag = flagIn(query, 'isDefault');
  const wanted = scope.state
    .servicesOf(params.projectId as string)
    .filter(
      ({ name, description = '', isDefault }) =>
        (flag ?? isDefault) === isDefault && [name, description].some((text) => text.toLowerCase().includes(part)),
    );
  const pageCount = Math.ceil(wanted.length / size);
  const services = wanted.slice((page - 1) * size, page * size).map((service) => {
    const { callBehavior: _, ...listed } = present(service);
    return listed;
  });
  const meta = { totalCount: wanted.length, pageCount };
  return { status: 200, body: { services, links: linksOf(request, page, pageCount), meta } };
}
