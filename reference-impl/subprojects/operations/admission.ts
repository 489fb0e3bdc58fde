import { Problem } from '../../kernel/problem.ts';
import type { SubprojectsCall } from '../part.ts';
import type { Subproject } from '../subproject.ts';
import { UnmetPrecondition } from './render-problem.ts';

type SubprojectCall = Pick<SubprojectsCall, 'scope' | 'caller' | 'params'>;

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
    throw new UnmetPrecondition('A subproject cannot be the parent of another.');
  throw new Problem(403, FOREIGN);
}

/** The subproject in the path. Throws a Problem: 404 when there is none, 403 when another project owns it. */
export function subprojectOf(call: SubprojectCall): Subproject {
  const subproject = call.scope.state.find(call.params.subprojectId as string);
  if (!subproject) throw new Problem(404, 'There is no subproject with this id.');
  if (!call.caller.owns(subproject.parentProjectId)) throw new Problem(403, FOREIGN);
  return subproject;
}
