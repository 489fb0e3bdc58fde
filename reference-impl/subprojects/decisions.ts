import type { Subproject } from './state.ts';

/** The longest time until the parent can use a new subproject, in milliseconds. Section "Limits". */
const AVAILABILITY_DELAY = 30_000;

/** Decisions of the subproject interface. Section "Subproject API". Rules: SUB-DELAY-01, SUB-MGMT-01. */
export const subprojectDecisions = {
  isReady: ({ createTime, deleted }: Subproject, now: number): boolean =>
    !deleted && now - createTime >= AVAILABILITY_DELAY,
};

export type SubprojectDecisions = typeof subprojectDecisions;
