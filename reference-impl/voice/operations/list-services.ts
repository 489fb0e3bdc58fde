import type { ProjectCaller } from '../../auth/project-authentication.ts';
import type { Call, Reply } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import { present, type VoiceService } from '../service.ts';

const PAGE_SIZE = { initial: 20, largest: 100 };
const LARGEST_PAGE = 1_000_000;

type Query = Call<ProjectCaller>['query'];

/** A whole number of the query between 1 and `largest`; `initial` when it is not there. */
function numberOf(query: Query, name: string, initial: number, largest: number): number {
  const value = query[name];
  if (value === undefined) return initial;
  const number = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > largest)
    throw new Problem(400, `The parameter ${name} must be a number from 1 to ${largest}.`);
  return number;
}

function isWanted(query: Query): (service: VoiceService) => boolean {
  const { isDefault } = query;
  if (isDefault === undefined) return () => true;
  if (isDefault !== 'true' && isDefault !== 'false')
    throw new Problem(400, 'The parameter isDefault must be true or false.');
  return (service) => service.isDefault === (isDefault === 'true');
}

function linksOf(request: Call<ProjectCaller>['request'], page: number, pageCount: number): object {
  const [path, query] = request.target.split('?');
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

/** One page of a project's services, without their call behaviour. */
export function listServices({ world, params, query, request }: Call<ProjectCaller>): Reply {
  const size = numberOf(query, 'pageSize', PAGE_SIZE.initial, PAGE_SIZE.largest);
  const page = numberOf(query, 'page', 1, LARGEST_PAGE);
  const wanted = world.voice.servicesOf(params.projectId as string).filter(isWanted(query));
  const pageCount = Math.ceil(wanted.length / size);
  const services = wanted.slice((page - 1) * size, page * size).map((service) => {
    const { callBehavior, ...listed } = present(service);
    return listed;
  });
  const meta = { totalCount: wanted.length, pageCount };
  return { status: 200, body: { services, links: linksOf(request, page, pageCount), meta } };
}
