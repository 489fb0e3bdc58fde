/** Six rules whose examples each begin with another request, so that one run can meet six ways to be hostile. */
export const SIX = [
  'MSG-GET-01',
  'MSG-META-03',
  'TOK-01',
  'VOICE-PATCH-01',
  'CALLBACK-POST-01',
  'REPORT-DET-01',
] as const;

export const [ONE, TWO, THREE, FOUR, FIVE, SIXTH] = SIX;

export const UNAVAILABLE = 'inconclusive target-unavailable';

/** Whatever is not green and no error of the harness. */
export const NOT_GREEN = ['fail', UNAVAILABLE, 'inconclusive precondition-unmet', 'inconclusive insufficient-evidence'];

/** The same verdict for each of these rules. */
export const allOf = (rules: readonly string[], verdict: string | readonly string[]) =>
  Object.fromEntries(rules.map((rule) => [rule, verdict]));
