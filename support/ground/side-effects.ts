/** What a run may do to a target beside reading: reach people, change what an account owns, make paid queries. */
export const SIDE_EFFECTS = ['messages', 'resources', 'lookups'] as const;

export type SideEffect = (typeof SIDE_EFFECTS)[number];
