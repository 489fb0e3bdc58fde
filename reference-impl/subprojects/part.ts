import type { ProjectCaller } from '../auth/project-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import type { Scope } from '../worlds/scope.ts';
import { type SubprojectDecisions, subprojectDecisions } from './decisions.ts';
import { SubprojectState } from './state.ts';

/** Where else a subproject is a project. */
export interface NewProjects {
  addProject(projectId: string): void;
}

declare module '../worlds/parts.ts' {
  interface Parts {
    subprojects: { decisions: SubprojectDecisions; state: SubprojectState; others: NewProjects };
  }
}

/** What the subproject API sees of a world. */
export type SubprojectsScope = Scope<'subprojects'>;

/** A call of the subproject API. */
export type SubprojectsCall<Body = unknown> = Call<SubprojectsScope, ProjectCaller, Body>;

/** An operation of the subproject API. */
export type SubprojectsOperation = Operation<SubprojectsScope, ProjectCaller>;

/** Subprojects by their parents. */
export const subprojectsPart: Part<'subprojects'> = {
  name: 'subprojects',
  decisions: subprojectDecisions,
  newState: () => new SubprojectState(),
};
