export type Relation =
  | 'equals'
  | 'includes'
  | 'includes all'
  | 'has members'
  | 'has keys'
  | 'is one of'
  | 'within'
  | 'above'
  | 'below'
  | 'at least'
  | 'at most'
  | 'of length'
  | 'longer than'
  | 'empty'
  | 'of type'
  | 'like'
  | 'absent'
  | 'grows'
  | 'keeps form';

/** One thing that is not as the rule wants it. Made at the assertion, turned into words once, at the end. */
export interface Difference {
  /** What was looked at, in the words of the step: `the reports of "second"`; empty where the step says it all. */
  readonly subject: string;
  /** JSON pointer below the subject; '' for the whole. */
  readonly path: string;
  readonly relation: Relation;
  readonly isDenied?: boolean;
  /** Whether it is about the HTTP status of an answer. Earlier versions did not say. */
  readonly isStatus?: boolean;
  /** The first report code that the step expects, where it expects some. */
  readonly reportCode?: string | undefined;
  readonly expected?: unknown;
  readonly actual?: unknown;
  /** The two sides in print, cut short: fingerprints in target files consist of these. Never taken apart. */
  readonly print: { readonly expected: string; readonly actual: string };
}

export const DIFFERENCE_TYPE = 'application/vnd.plumbline.difference+json';
