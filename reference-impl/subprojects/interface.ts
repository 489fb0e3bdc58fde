import { authenticateProject, type ProjectCaller } from '../auth/project-authentication.ts';
import { guarded } from '../http/check-then-act.ts';
import { renderNamedProblem } from '../http/named-problem.ts';
import type { Interface, Reply } from '../http/operation.ts';
import { objectOf } from '../kernel/json.ts';
import { operationsOf, type Platform } from '../worlds/platform.ts';
import {
  admitParent,
  changeSubproject,
  deleteSubproject,
  listSubprojects,
  makeSubproject,
  subprojectOf,
} from './operations.ts';
import type { SubprojectsCall, SubprojectsOperation } from './part.ts';
import { present } from './subproject.ts';

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
  const show = (call: SubprojectsCall): Reply => ({ status: 200, body: present(subprojectOf(call)) });
  const making = { summary: 'Creates a subproject.', schema: NEW, admit: admitParent };
  return [
    { ...create, ...making, method: 'POST', path: all },
    { ...list, method: 'GET', path: all, admit: admitParent, run: listSubprojects },
    { ...read, method: 'GET', path: one, admit, run: show },
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
