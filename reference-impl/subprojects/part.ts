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

/** Subprojects by their parents. */
export const subprojectsPart: Part<'subprojects'> = {
  name: 'subprojects',
  decisions: subprojectDecisions,
  newState: () => new SubprojectState(),
};
