import type { Subproject } from './subproject.ts';

export class SubprojectState {
  readonly byId = new Map<string, Subproject>();

  all(): readonly Subproject[] {
    return [...this.byId.values()];
  }

  /** The subprojects of a project in the order they were made, deleted ones among them. */
  under(project: string): readonly Subproject[] {
    return this.all().filter(({ parentProjectId }) => parentProjectId === project);
  }

  find(subprojectId: string): Subproject | undefined {
    return this.byId.get(subprojectId);
  }

  add(subproject: Subproject): void {
    this.byId.set(subproject.subprojectId, subproject);
  }
}
