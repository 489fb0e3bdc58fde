import { isoOf } from '../kernel/time.ts';

/** A project below another project; times in milliseconds since the epoch. Section "Subproject API". */
export interface Subproject {
  readonly subprojectId: string;
  readonly parentProjectId: string;
  readonly createTime: number;
  updateTime: number;
  displayName: string;
  labels?: Readonly<Record<string, string>>;
  deleted: boolean;
}

/** What a client may set of a subproject; other members are ignored. */
export interface SubprojectBody {
  readonly displayName?: string;
  readonly labels?: Readonly<Record<string, string>>;
}

/** The subproject as an answer shows it: times as RFC 3339, labels only when there are any. */
export function present(subproject: Subproject): Record<string, unknown> {
  const { createTime, updateTime, ...rest } = subproject;
  return { ...rest, createTime: isoOf(createTime), updateTime: isoOf(updateTime) };
}

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
