import type { RuleVerdict } from '../../ledger/verdicts.ts';

/** How a verdict is shown: never by its colour alone. */
export interface VerdictWord {
  readonly sign: string;
  readonly word: string;
  /** The word after a number of rules. */
  readonly many: string;
}

const WORDS: Readonly<Record<RuleVerdict, VerdictWord>> = {
  fail: { sign: '✕', word: 'fails', many: 'fail' },
  error: { sign: '!', word: 'harness error', many: 'in error' },
  inconclusive: { sign: '?', word: 'inconclusive', many: 'inconclusive' },
  pass: { sign: '✓', word: 'passes', many: 'pass' },
  recorded: { sign: '◦', word: 'recorded', many: 'recorded' },
  open: { sign: '…', word: 'open', many: 'open' },
  'not-selected': { sign: '–', word: 'not selected', many: 'not selected' },
  'not-applicable': { sign: '–', word: 'not applicable', many: 'not applicable' },
};

/** The verdicts, the most urgent first. */
export const VERDICTS = Object.keys(WORDS) as readonly RuleVerdict[];

/** Sign and word of a verdict; one that is unknown stands for itself. */
export const wordOf = (verdict: RuleVerdict): VerdictWord =>
  WORDS[verdict] ?? { sign: '·', word: String(verdict), many: String(verdict) };

/** The most urgent of several verdicts. */
export const worstOf = (verdicts: readonly RuleVerdict[]): RuleVerdict | undefined =>
  VERDICTS.find((verdict) => verdicts.includes(verdict));

/** What the standing of a rule means to a reader. */
export const STANDINGS: Readonly<Record<string, string>> = {
  documented: 'the document says it',
  reading: 'our reading of an ambiguous sentence',
  published: 'published elsewhere, not in the document',
  observe: 'undecided: recorded, never judged',
  'not-shown': 'the document is silent',
};
