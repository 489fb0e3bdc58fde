/** Undecided rows that have no alternative, each with the reason. */
export const noAlternative: Readonly<Record<string, string>> = {};
