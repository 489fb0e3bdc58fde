import { isoOf } from '../kernel/instant.ts';
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
