import type { Subproject } from './subproject.ts';

/** The longest time until the parent can use a new subproject, in milliseconds. Section "Limits". */
const AVAILABILITY_DELAY = 30_000;

/** Every decision of the subproject interface, replaceable one by one. Section "Subproject API". */
export interface SubprojectDecisions {
  /** Whether the parent project can use a subproject at `now`. */
  isReady(subproject: Subproject, now: number): boolean;
}

/** How the platform decides by itself. Rules: SUB-DELAY-01, SUB-MGMT-01. */
export const subprojectDecisions: SubprojectDecisions = {
  isReady: ({ createTime, deleted }, now) => !deleted && now - createTime >= AVAILABILITY_DELAY,
};
