import type { Reply } from '../../http/operation.ts';
import { originOf } from '../../http/origin.ts';
import { Problem } from '../../kernel/problem.ts';
import type { VoiceCall } from '../part.ts';
import { present } from '../service.ts';
import type { WantedServices } from '../service-decisions.ts';

const LARGEST_PAGE = 1_000_000;
const LONGEST_FILTER = 255;

type Query = VoiceCall['query'];

const wrong = (name: string, message: string): Problem =>
  new Problem(400, `The parameter ${name} ${message}.`, [{ pointer: name, message }]);

/** A whole number of the query between 1 and `largest`; `usual` if absent. */
function numberOf(query: Query, name: string, usual: number, largest: number): number {
  const value = query[name];
  if (value === undefined) return usual;
  const number = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > largest) throw wrong(name, `must be a number from 1 to ${largest}`);
  return number;
}

function kindIn({ isDefault }: Query): boolean | undefined {
  if (isDefault === undefined) return undefined;
  if (isDefault !== 'true' && isDefault !== 'false') throw wrong('isDefault', 'must be true or false');
  return isDefault === 'true';
}

function filterIn({ filter }: Query): string | undefined {
  if (filter === undefined || filter === '') return undefined;
  if (typeof filter !== 'string' || filter.length > LONGEST_FILTER)
    throw wrong('filter', `must be one text of at most ${LONGEST_FILTER} characters`);
  return filter;
}

const wantedIn = (query: Query): WantedServices => ({ filter: filterIn(query), isDefault: kindIn(query) });

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
  const { isWanted, pageSizes, pageOf, shownInList } = scope.decisions;
  const size = numberOf(query, 'pageSize', pageSizes.usual, pageSizes.largest);
  const page = numberOf(query, 'page', 1, LARGEST_PAGE);
  const asked = wantedIn(query);
  const found = scope.state.servicesOf(params.projectId as string).filter((service) => isWanted(service, asked));
  const pageCount = Math.ceil(found.length / size);
  const services = pageOf(found, { page, size }).map((service) => shownInList(present(service)));
  const meta = { totalCount: found.length, pageCount };
  return { status: 200, body: { services, links: linksOf(request, page, pageCount), meta } };
}
