import type { Subproject } from './subproject.ts';

export class SubprojectState {
  readonly byId = new Map<string, Subproject>();
  readonly byParent = new Map<string, Subproject[]>();

  /** The subprojects of a project in the order they were made, deleted ones among them. */
  under(parentProjectId: string): readonly Subproject[] {
    return this.byParent.get(parentProjectId) ?? [];
  }

  all(): readonly Subproject[] {
    return [...this.byId.values()];
  }

  find(subprojectId: string): Subproject | undefined {
    return this.byId.get(subprojectId);
  }

  add(subproject: Subproject): void {
    this.byId.set(subproject.subprojectId, subproject);
    const siblings = this.byParent.get(subproject.parentProjectId) ?? [];
    siblings.push(subproject);
    this.byParent.set(subproject.parentProjectId, siblings);
  }
}
