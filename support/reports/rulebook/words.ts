import { columnOf } from '../../ledger/tally.ts';
import type { JudgedRule, RuleVerdict, Verdicts } from '../../ledger/verdicts.ts';

/** What a rule is shown as: its verdict, or why it has none that counts. */
export type Shown = RuleVerdict | 'carried-over' | 'not-verifiable' | 'not-judged';

/** How a verdict is shown: never by its colour alone. */
export interface VerdictWord {
  readonly sign: string;
  readonly word: string;
  /** The word after a number of rules. */
  readonly many: string;
}

const WORDS: Readonly<Record<Shown, VerdictWord>> = {
  fail: { sign: '✕', word: 'fails', many: 'fail' },
  error: { sign: '!', word: 'harness error', many: 'in error' },
  inconclusive: { sign: '?', word: 'inconclusive', many: 'inconclusive' },
  'carried-over': { sign: '↷', word: 'carried over', many: 'carried over' },
  'not-verifiable': { sign: '?', word: 'not verifiable here', many: 'not verifiable here' },
  pass: { sign: '✓', word: 'passes', many: 'pass' },
  recorded: { sign: '◦', word: 'recorded', many: 'recorded' },
  open: { sign: '…', word: 'open', many: 'open' },
  'not-selected': { sign: '–', word: 'not selected', many: 'not selected' },
  'not-applicable': { sign: '–', word: 'not applicable', many: 'not applicable' },
  'not-judged': { sign: '–', word: 'never judged', many: 'never judged' },
};

/** What a rule is shown as; it is counted in the same place everywhere. */
export function shownAs(rule: JudgedRule): Shown {
  const column = columnOf(rule);
  if (column === 'carriedOver') return 'carried-over';
  if (column === 'notVerifiable') return 'not-verifiable';
  return column === undefined ? 'not-judged' : rule.verdict;
}

/** The verdicts, the most urgent first. */
export const VERDICTS = Object.keys(WORDS) as readonly Shown[];

/** The order of counts and bars: what is red, what is undecided, what is green, and then what was left out. */
const COUNTED: readonly Shown[] = [
  ...(['fail', 'error', 'inconclusive', 'carried-over', 'pass', 'not-verifiable', 'recorded'] as const),
  ...(['open', 'not-selected', 'not-applicable', 'not-judged'] as const),
];

/** How many rules are shown as what. */
export function countsOf(rules: readonly JudgedRule[]): Array<{ verdict: Shown; count: number }> {
  return COUNTED.map((verdict) => ({
    verdict,
    count: rules.filter((rule) => shownAs(rule) === verdict).length,
  })).filter(({ count }) => count > 0);
}

/** How rules came out, in words, the largest group first: `2 rules pass`, `10 rules: 9 pass, 1 fails`. */
export function outcomeText(rules: readonly JudgedRule[]): string {
  const counts = countsOf(rules).sort((one, other) => other.count - one.count);
  const all = `${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}`;
  const said = counts.map(({ verdict, count }) => {
    const { word, many } = wordOf(verdict);
    return { count, outcome: count === 1 && verdict !== 'error' ? word : many };
  });
  if (said.length === 1) return `${all} ${said[0]?.outcome}`;
  return `${all}: ${said.map(({ count, outcome }) => `${count} ${outcome}`).join(', ')}`;
}

/** Sign and word of a verdict; one that is unknown stands for itself. */
export const wordOf = (verdict: Shown): VerdictWord =>
  WORDS[verdict] ?? { sign: '·', word: String(verdict), many: String(verdict) };

/** The most urgent of several verdicts. */
export const worstOf = (verdicts: readonly Shown[]): Shown | undefined =>
  VERDICTS.find((verdict) => verdicts.includes(verdict));

/** The verdict whose colours the word of a run has. */
export const TONES: Readonly<Record<Verdicts['overall'], RuleVerdict>> = {
  conformant: 'pass',
  'conformant-with-known-failures': 'inconclusive',
  'no-deviation-found': 'recorded',
  'not-fully-verified': 'inconclusive',
  'not-conformant': 'fail',
  'not-judged': 'error',
};

/** What the standing of a rule means to a reader. */
export const STANDINGS: Readonly<Record<string, string>> = {
  documented: 'the document says it',
  reading: 'our reading of an ambiguous sentence',
  published: 'published elsewhere, not in the document',
  observe: 'undecided: recorded, never judged',
  'not-shown': 'the document is silent',
};
