import type { ProjectCaller } from '../auth/project-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part, Scope } from '../worlds/parts.ts';
import { type SubprojectDecisions, subprojectDecisions } from './decisions.ts';
import { SubprojectState } from './state.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    subprojects: {
      decisions: SubprojectDecisions;
      state: SubprojectState;
      others: { addProject(projectId: string): void };
    };
  }
}

export type SubprojectsScope = Scope<'subprojects'>;

export type SubprojectsCall<Body = unknown> = Call<SubprojectsScope, ProjectCaller, Body>;

export type SubprojectsOperation = Operation<SubprojectsScope, ProjectCaller>;

export const subprojectsPart: Part<'subprojects'> = {
  name: 'subprojects',
  decisions: subprojectDecisions,
  newState: () => new SubprojectState(),
};
