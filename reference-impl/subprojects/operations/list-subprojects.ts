import type { Reply } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import { placeOf } from '../page.ts';
import type { SubprojectsCall } from '../part.ts';
import { present } from '../subproject.ts';

type Query = SubprojectsCall['query'];

const wrong = (name: string, message: string): Problem =>
  new Problem(400, `The parameter ${name} ${message}.`, [{ pointer: name, message }]);

function sizeIn({ pageSize }: Query, { usual, largest }: { usual: number; largest: number }): number {
  if (pageSize === undefined) return usual;
  const size = typeof pageSize === 'string' && /^\d{1,7}$/.test(pageSize) ? Number(pageSize) : 0;
  if (size < 1 || size > largest) throw wrong('pageSize', `must be a number from 1 to ${largest}`);
  return size;
}

function placeIn({ pageToken }: Query): number {
  const place = Array.isArray(pageToken) ? undefined : placeOf(pageToken);
  if (place === undefined) throw wrong('pageToken', 'was never issued');
  return place;
}

function showsDeletedIn({ showDeleted }: Query): boolean {
  if (showDeleted === undefined || showDeleted === 'false') return false;
  if (showDeleted !== 'true') throw wrong('showDeleted', 'must be true or false');
  return true;
}

/**
 * One page of a project's subprojects; the last has an empty token.
 * Rules: PUB-SUB-LIST-02, PUB-SUB-LIST-03, PUB-SUB-LIST-04.
 */
export function listSubprojects({ scope, params, query }: SubprojectsCall): Reply {
  const { listed, isListed, pageSizes, pageOf } = scope.decisions;
  const showsDeleted = showsDeletedIn(query);
  const { items, nextPageToken } = pageOf(listed(scope.state, params.parentProjectId as string), {
    from: placeIn(query),
    size: sizeIn(query, pageSizes),
    isWanted: (subproject) => isListed(subproject, showsDeleted),
  });
  return { status: 200, body: { subprojects: items.map(present), nextPageToken } };
}
