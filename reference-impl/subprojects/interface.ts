import { authenticateProject, type ProjectCaller } from '../auth/project-authentication.ts';
import { flagIn, numberIn, wrongParameter } from '../http/address.ts';
import { guarded } from '../http/check-then-act.ts';
import type { Interface, Reply } from '../http/operation.ts';
import { renderNamedProblem } from '../http/problems.ts';
import { objectOf } from '../kernel/json.ts';
import { Problem } from '../kernel/problem.ts';
import { operationsOf, type Platform } from '../worlds/platform.ts';
import type { SubprojectsCall, SubprojectsOperation } from './part.ts';
import { present, type Subproject, type SubprojectBody } from './state.ts';

type SubprojectCall = Pick<SubprojectsCall, 'scope' | 'caller' | 'params'>;

/** The name of a valid request that the current state does not allow. */
const UNMET = { statusName: 'FAILED_PRECONDITION' };

const FOREIGN = 'The project of this key does not own the resource.';

/** Only the project in the path may come in, no subproject. Section "Bearer tokens". Rules: PUB-SUB-NEST-01. */
function admitParent(call: SubprojectCall): void {
  const parent = call.params.parentProjectId as string;
  if (call.caller.owns(parent)) return;
  const between = call.scope.state.find(parent);
  if (between && call.caller.owns(between.parentProjectId))
    throw Object.assign(new Problem(400, 'A subproject cannot be the parent of another.'), UNMET);
  throw new Problem(403, FOREIGN);
}

/** The subproject in the path. Throws a Problem: 404 when there is none, 403 when another project owns it. */
function subprojectOf(call: SubprojectCall): Subproject {
  const subproject = call.scope.state.find(call.params.subprojectId as string);
  if (!subproject) throw new Problem(404, 'There is no subproject with this id.');
  if (!call.caller.owns(subproject.parentProjectId)) throw new Problem(403, FOREIGN);
  return subproject;
}

/** Makes a subproject below the project in the path; it can carry voice services like any project. */
function makeSubproject({
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
function changeSubproject(call: SubprojectsCall<SubprojectBody>): Reply {
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
function deleteSubproject(call: SubprojectsCall): Reply {
  const subproject = subprojectOf(call);
  subproject.deleted = true;
  call.scope.ledger.record('subprojects.delete', subproject.subprojectId);
  return { status: 200, body: {} };
}

const PAGE = { usual: 100, largest: 1000 };

/**
 * One page of a project's subprojects; the last has an empty token.
 * Rules: PUB-SUB-LIST-01, PUB-SUB-LIST-02, PUB-SUB-LIST-03, PUB-SUB-LIST-04.
 */
function listSubprojects({ scope, params, query }: SubprojectsCall): Reply {
  const showsDeleted = flagIn(query, 'showDeleted') ?? false;
  const { pageToken = '' } = query;
  const known = Array.isArray(pageToken) ? '' : Buffer.from(pageToken, 'base64url').toString('utf8');
  const digits = /^from (\d{1,9})$/.exec(known)?.[1];
  if (pageToken !== '' && digits === undefined) throw wrongParameter('pageToken', 'was never issued');
  const place = Number(digits ?? 0);
  const size = numberIn(query, 'pageSize', PAGE.usual, PAGE.largest);
  const wanted = [...scope.state.under(params.parentProjectId as string).entries()].filter(
    ([at, { deleted }]) => at >= place && (showsDeleted || !deleted),
  );
  const shown = wanted.slice(0, size);
  const after = (shown.at(-1)?.[0] ?? place - 1) + 1;
  const nextPageToken = wanted.length > size ? Buffer.from(`from ${after}`).toString('base64url') : '';
  return { status: 200, body: { subprojects: shown.map(([, each]) => present(each)), nextPageToken } };
}

const TEXT = { type: 'string', minLength: 1, maxLength: 255 };
const labels = { type: 'object', maxProperties: 255, propertyNames: TEXT, additionalProperties: TEXT };
const NEW = objectOf({ displayName: TEXT }, { labels });
const CHANGE = objectOf({}, { displayName: TEXT, labels });

/** The current path and the one of the preview, which does the same. Section "Versioning". */
const VERSIONS = ['v1', 'v1alpha1'] as const;

function operationsAt(version: (typeof VERSIONS)[number]): SubprojectsOperation[] {
  const all = `/${version}/projects/:parentProjectId/subprojects`;
  const one = `/${version}/subprojects/:subprojectId`;
  const admit = subprojectOf;
  const change = { id: 'subprojects.change', summary: 'Changes name and labels of a subproject.' };
  const create = guarded('subprojects.create', () => undefined, makeSubproject);
  const list = { id: 'subprojects.list', summary: 'Lists the subprojects of a project, page by page.' };
  const read = { id: 'subprojects.read', summary: 'Shows a subproject.' };
  const remove = { id: 'subprojects.delete', summary: 'Deletes a subproject.' };
  const making = { summary: 'Creates a subproject.', schema: NEW, admit: admitParent };
  return [
    { ...create, ...making, method: 'POST', path: all },
    { ...list, method: 'GET', path: all, admit: admitParent, run: listSubprojects },
    { ...read, method: 'GET', path: one, admit, run: (call) => ({ status: 200, body: present(subprojectOf(call)) }) },
    { ...change, method: 'PATCH', path: one, schema: CHANGE, admit, run: changeSubproject },
    { ...remove, method: 'DELETE', path: one, admit, run: deleteSubproject },
  ];
}

/**
 * Projects below a parent project. Section "Endpoints / Subproject API".
 * Rules: PUB-SUB-LIMIT-01, PUB-SUB-LIMIT-02, PUB-SUB-PREVIEW-01, PUB-SUB-RACE-01, PUB-SUB-REFUSE-01, PUB-SUB-REFUSE-02,
 * PUB-SUB-REFUSE-03, SUB-JSON-01, SUB-PATH-01.
 */
export const subprojectInterface = (platform: Platform): Interface<ProjectCaller> => ({
  name: 'subprojects',
  described: { title: 'subproject API', schemes: ['bearer', 'basic'] },
  authenticate: authenticateProject(platform),
  render: renderNamedProblem,
  operations: operationsOf('subprojects', VERSIONS.flatMap(operationsAt)),
});
