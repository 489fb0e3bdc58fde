import type { Reply } from '../http/operation.ts';
import { flagIn, numberIn, wrongParameter } from '../http/query.ts';
import { Problem } from '../kernel/problem.ts';
import type { SubprojectsCall } from './part.ts';
import { present, type Subproject, type SubprojectBody } from './subproject.ts';

type SubprojectCall = Pick<SubprojectsCall, 'scope' | 'caller' | 'params'>;

/** The name of a valid request that the current state does not allow. */
const UNMET = { statusName: 'FAILED_PRECONDITION' };

const FOREIGN = 'The project of this key does not own the resource.';

/**
 * Only the project in the path may come in; a subproject has no subprojects of its own. Section "Bearer tokens".
 * Rules: PUB-SUB-NEST-01.
 */
export function admitParent(call: SubprojectCall): void {
  const parent = call.params.parentProjectId as string;
  if (call.caller.owns(parent)) return;
  const between = call.scope.state.find(parent);
  if (between && call.caller.owns(between.parentProjectId))
    throw Object.assign(new Problem(400, 'A subproject cannot be the parent of another.'), UNMET);
  throw new Problem(403, FOREIGN);
}

/** The subproject in the path. Throws a Problem: 404 when there is none, 403 when another project owns it. */
export function subprojectOf(call: SubprojectCall): Subproject {
  const subproject = call.scope.state.find(call.params.subprojectId as string);
  if (!subproject) throw new Problem(404, 'There is no subproject with this id.');
  if (!call.caller.owns(subproject.parentProjectId)) throw new Problem(403, FOREIGN);
  return subproject;
}

/** Makes a subproject below the project in the path; it can carry voice services like any project. */
export function makeSubproject({
  scope,
  params,
  body: { displayName, labels },
}: SubprojectsCall<SubprojectBody & { readonly displayName: string }>): Reply {
  const now = scope.clock.now();
  const subproject = {
    subprojectId: scope.ids.opaque(),
    parentProjectId: params.parentProjectId as string,
    displayName,
    createTime: now,
    updateTime: now,
    deleted: false,
    ...(labels ? { labels } : {}),
  };
  scope.state.add(subproject);
  scope.others.addProject(subproject.subprojectId);
  scope.ledger.record('subprojects.create', 'subproject');
  return { status: 200, body: present(subproject) };
}

/** Changes name and labels; a deleted subproject stays as it is. */
export function changeSubproject(call: SubprojectsCall<SubprojectBody>): Reply {
  const subproject = subprojectOf(call);
  if (subproject.deleted) throw new Problem(404, 'The subproject was deleted.');
  const { displayName = subproject.displayName, labels } = call.body;
  Object.assign(subproject, { displayName, updateTime: call.scope.clock.now() }, labels ? { labels } : {});
  call.scope.ledger.record('subprojects.change', subproject.subprojectId);
  return { status: 200, body: present(subproject) };
}

/**
 * Marks a subproject as deleted; it is kept and listed only on demand.
 * Rules: PUB-SUB-CHANGE-01, PUB-SUB-CREATE-01, PUB-SUB-DELETE-01, PUB-SUB-READ-01.
 */
export function deleteSubproject(call: SubprojectsCall): Reply {
  const subproject = subprojectOf(call);
  subproject.deleted = true;
  call.scope.ledger.record('subprojects.delete', subproject.subprojectId);
  return { status: 200, body: {} };
}

/** The place of a page token; 0 without one, undefined if the token is invalid. */
function placeOf(pageToken: string | undefined): number | undefined {
  if (pageToken === undefined || pageToken === '') return 0;
  const [, digits] = /^from (\d{1,9})$/.exec(Buffer.from(pageToken, 'base64url').toString('utf8')) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const PAGE = { usual: 100, largest: 1000 };

/**
 * One page of a project's subprojects; the last has an empty token.
 * Rules: PUB-SUB-LIST-01, PUB-SUB-LIST-02, PUB-SUB-LIST-03, PUB-SUB-LIST-04.
 */
export function listSubprojects({ scope, params, query }: SubprojectsCall): Reply {
  const showsDeleted = flagIn(query, 'showDeleted') ?? false;
  const { pageToken } = query;
  const place = Array.isArray(pageToken) ? undefined : placeOf(pageToken);
  if (place === undefined) throw wrongParameter('pageToken', 'was never issued');
  const size = numberIn(query, 'pageSize', PAGE.usual, PAGE.largest);
  const wanted = [...scope.state.under(params.parentProjectId as string).entries()].filter(
    ([at, { deleted }]) => at >= place && (showsDeleted || !deleted),
  );
  const shown = wanted.slice(0, size);
  const after = (shown.at(-1)?.[0] ?? place - 1) + 1;
  const nextPageToken = wanted.length > size ? Buffer.from(`from ${after}`).toString('base64url') : '';
  return { status: 200, body: { subprojects: shown.map(([, each]) => present(each)), nextPageToken } };
}
