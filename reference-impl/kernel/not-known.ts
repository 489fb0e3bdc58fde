/** The names there are, as the end of a sentence. */
export const thereAre = (known: readonly string[]): string =>
  known.length === 0 ? 'there are none' : `there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`;

/** What is said of a name that belongs nowhere; `known` are those that do. */
export const notKnown = (known: readonly string[]): string => `is not known; ${thereAre(known)}`;
