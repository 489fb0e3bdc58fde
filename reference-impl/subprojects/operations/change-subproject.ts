import type { ProjectCaller } from '../../auth/project-authentication.ts';
import type { Call, Reply } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import { present, type SubprojectBody } from '../subproject.ts';
import { subprojectOf } from './admission.ts';

/** Makes a subproject below the project in the path; it can carry voice services like any project. */
export function makeSubproject({
  world,
  params,
  body: { displayName, labels },
}: Call<ProjectCaller, SubprojectBody & { readonly displayName: string }>): Reply {
  const now = world.clock.now();
  const subproject = {
    subprojectId: world.ids.opaque(),
    parentProjectId: params.parentProjectId as string,
    displayName,
    createTime: now,
    updateTime: now,
    deleted: false,
    ...(labels ? { labels } : {}),
  };
  world.subprojects.add(subproject);
  world.voice.addProject(subproject.subprojectId, world.ids, now);
  world.ledger.record('subprojects.create', 'subproject');
  return { status: 200, body: present(subproject) };
}

/** Changes name and labels; a deleted subproject stays as it is. */
export function changeSubproject(call: Call<ProjectCaller, SubprojectBody>): Reply {
  const subproject = subprojectOf(call);
  if (subproject.deleted) throw new Problem(404, 'The subproject was deleted.');
  const { displayName = subproject.displayName, labels } = call.body;
  Object.assign(subproject, { displayName, updateTime: call.world.clock.now() }, labels ? { labels } : {});
  call.world.ledger.record('subprojects.change', subproject.subprojectId);
  return { status: 200, body: present(subproject) };
}

/** Marks a subproject as deleted; it is kept and listed only on demand. */
export function deleteSubproject(call: Call<ProjectCaller>): Reply {
  const subproject = subprojectOf(call);
  subproject.deleted = true;
  call.world.ledger.record('subprojects.delete', subproject.subprojectId);
  return { status: 200, body: {} };
}
