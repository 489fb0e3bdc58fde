import { counted } from '../../ground/counted.ts';
import { columnOf } from '../../ledger/tally.ts';
import type { JudgedRule, RuleVerdict, Verdicts } from '../../ledger/verdicts.ts';

export type Shown = RuleVerdict | 'carried-over' | 'not-verifiable' | 'not-judged';

export interface VerdictWord {
  readonly sign: string;
  readonly word: string;
  readonly many: string;
}

const WORDS: Readonly<Record<Shown, VerdictWord>> = {
  fail: { sign: '✕', word: 'fails', many: 'fail' },
  error: { sign: '!', word: 'harness error', many: 'in error' },
  inconclusive: { sign: '?', word: 'inconclusive', many: 'inconclusive' },
  'carried-over': { sign: '↷', word: 'carried over', many: 'carried over' },
  'not-verifiable': { sign: '?', word: 'not verifiable here', many: 'not verifiable here' },
  pass: { sign: '✓', word: 'passes', many: 'pass' },
  pending: { sign: '◷', word: 'pending', many: 'pending' },
  recorded: { sign: '◦', word: 'recorded', many: 'recorded' },
  open: { sign: '…', word: 'open', many: 'open' },
  'not-selected': { sign: '–', word: 'not selected', many: 'not selected' },
  'not-applicable': { sign: '–', word: 'not applicable', many: 'not applicable' },
  'not-judged': { sign: '–', word: 'never judged', many: 'never judged' },
};

export function shownAs(rule: JudgedRule): Shown {
  const column = columnOf(rule);
  if (column === 'carriedOver') return 'carried-over';
  if (column === 'notVerifiable') return 'not-verifiable';
  return column === undefined ? 'not-judged' : rule.verdict;
}

export function wordOf(verdict: Shown): VerdictWord {
  return WORDS[verdict] ?? { sign: '·', word: String(verdict), many: String(verdict) };
}

export const VERDICTS = Object.keys(WORDS) as readonly Shown[];

export function worstOf(rules: readonly JudgedRule[]): Shown | undefined {
  const shown = new Set(rules.map(shownAs));
  return VERDICTS.find((verdict) => shown.has(verdict));
}

/** The order of counts and bars: what is red, what is undecided, what is green, and then what was left out. */
const COUNTED = new Set<Shown>(['fail', 'error', 'inconclusive', 'carried-over', 'pass', ...VERDICTS]);

export function countsOf(rules: readonly JudgedRule[]): Array<{ verdict: Shown; count: number }> {
  const counts = new Map<Shown, number>();
  for (const rule of rules) {
    const verdict = shownAs(rule);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  }
  const found: Array<{ verdict: Shown; count: number }> = [];
  for (const verdict of COUNTED) {
    const count = counts.get(verdict);
    if (count) found.push({ verdict, count });
  }
  return found;
}

/** How rules came out, in words, the largest group first: `2 rules pass`, `10 rules: 9 pass, 1 fails`. */
export function outcomeText(rules: readonly JudgedRule[]): string {
  const all = counted(rules.length, 'rule');
  const counts = countsOf(rules).sort((one, other) => other.count - one.count);
  const said: string[] = [];
  for (const { verdict, count } of counts) {
    const { word, many } = wordOf(verdict);
    const outcome = count === 1 && verdict !== 'error' ? word : many;
    said.push(counts.length === 1 ? outcome : `${count} ${outcome}`);
  }
  return counts.length === 1 ? `${all} ${said[0]}` : `${all}: ${said.join(', ')}`;
}

export const TONES: Readonly<Record<Verdicts['overall'], RuleVerdict>> = {
  conformant: 'pass',
  'conformant-with-known-failures': 'inconclusive',
  'no-deviation-found': 'recorded',
  partial: 'recorded',
  'not-fully-verified': 'inconclusive',
  'known-failures-out-of-date': 'fail',
  'not-conformant': 'fail',
  'not-judged': 'error',
};

export const STANDINGS: Readonly<Record<string, string>> = {
  documented: 'the document says it',
  reading: 'our reading of an ambiguous sentence',
  published: 'published elsewhere, not in the document',
  observe: 'undecided: recorded, never judged',
  'not-shown': 'the document is silent',
};
