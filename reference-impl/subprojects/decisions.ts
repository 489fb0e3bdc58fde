import { type Page, pageOf } from './page.ts';
import type { SubprojectState } from './state.ts';
import type { Subproject } from './subproject.ts';

/** The longest time until the parent can use a new subproject, in milliseconds. Section "Limits". */
const AVAILABILITY_DELAY = 30_000;

/** Every decision of the subproject interface, replaceable one by one. Section "Subproject API". */
export interface SubprojectDecisions {
  /** Whether the parent project can use a subproject at `now`. */
  isReady(subproject: Subproject, now: number): boolean;
  /** The subprojects that a list of `parentProjectId` shows. */
  listed(state: SubprojectState, parentProjectId: string): readonly Subproject[];
  /** Whether a subproject is in a list that does or does not show deleted ones. */
  isListed(subproject: Subproject, showsDeleted: boolean): boolean;
  /** The default and the maximum size of a page. */
  pageSizes: { readonly usual: number; readonly largest: number };
  pageOf: (...page: Parameters<typeof pageOf<Subproject>>) => Page<Subproject>;
}

/** How the platform decides by itself. Rules: SUB-DELAY-01, SUB-MGMT-01. */
export const subprojectDecisions: SubprojectDecisions = {
  isReady: ({ createTime, deleted }, now) => !deleted && now - createTime >= AVAILABILITY_DELAY,
  listed: (state, parentProjectId) => state.under(parentProjectId),
  isListed: ({ deleted }, showsDeleted) => showsDeleted || !deleted,
  pageSizes: { usual: 100, largest: 1000 },
  pageOf,
};
