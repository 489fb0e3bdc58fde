import type { ProjectCaller } from '../../auth/project-authentication.ts';
import type { Call, Reply } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import { pageOf, placeOf } from '../page.ts';
import { present, type Subproject } from '../subproject.ts';

const PAGE_SIZE = { initial: 100, largest: 1000 };

type Query = Call<ProjectCaller>['query'];

const wrong = (name: string, message: string): Problem =>
  new Problem(400, `The parameter ${name} ${message}.`, [{ pointer: name, message }]);

function sizeIn({ pageSize }: Query): number {
  if (pageSize === undefined) return PAGE_SIZE.initial;
  const size = typeof pageSize === 'string' && /^\d{1,4}$/.test(pageSize) ? Number(pageSize) : 0;
  if (size < 1 || size > PAGE_SIZE.largest)
    throw wrong('pageSize', `must be a number from 1 to ${PAGE_SIZE.largest}`);
  return size;
}

function placeIn({ pageToken }: Query): number {
  const place = Array.isArray(pageToken) ? undefined : placeOf(pageToken);
  if (place === undefined) throw wrong('pageToken', 'is none that a list has given out');
  return place;
}

function filterIn({ showDeleted }: Query): (subproject: Subproject) => boolean {
  if (showDeleted === undefined || showDeleted === 'false') return ({ deleted }) => !deleted;
  if (showDeleted !== 'true') throw wrong('showDeleted', 'must be true or false');
  return () => true;
}

/** One page of a project's subprojects; an empty token says that it is the last. */
export function listSubprojects({ world, params, query }: Call<ProjectCaller>): Reply {
  const { listed } = world.behaviour.decisions.subprojects;
  const { items, nextPageToken } = pageOf(listed(world.subprojects, params.parentProjectId as string), {
    from: placeIn(query),
    size: sizeIn(query),
    isWanted: filterIn(query),
  });
  return { status: 200, body: { subprojects: items.map(present), nextPageToken } };
}
