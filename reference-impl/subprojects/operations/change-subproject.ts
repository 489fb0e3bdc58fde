import type { Reply } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import type { SubprojectsCall } from '../part.ts';
import { present, type SubprojectBody } from '../subproject.ts';
import { subprojectOf } from './admission.ts';

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
