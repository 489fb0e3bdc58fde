import { EXIT } from '../ground/exit-codes.ts';
import { verifiedOf } from './tally.ts';
import type { JudgedRule, Overall, Summary, Verdicts } from './verdicts.ts';

type State = Pick<
  Verdicts,
  'rules' | 'summary' | 'troubles' | 'partial' | 'missingShards' | 'require' | 'ownClient' | 'outside'
> & {
  readonly empty?: boolean;
};

function hasUnexpected(rules: readonly JudgedRule[]): boolean {
  return rules.some((rule) => rule.judged && rule.verdict === 'fail' && rule.known === undefined);
}

function hasMisbehaved({ rules, troubles, outside }: State): boolean {
  return troubles.length > 0 || [...rules, ...(outside?.rules ?? [])].some((rule) => rule.verdict === 'error');
}

function isOutdated(rules: readonly JudgedRule[]): boolean {
  return rules.some(({ known }) => known !== undefined && known !== 'accepted');
}

function isNothingJudged({ pass, fail, inconclusive }: Summary): boolean {
  return pass + fail + inconclusive === 0;
}

/** Nothing was judged: what the harness's own client did decides, else whether there was anything to judge. */
function exitCodeOfNothing({ summary, partial, ownClient }: State): number {
  const { recorded, notVerifiable, notApplicable, carriedOver } = summary;
  const own = ownClient?.summary;
  if (own && !isNothingJudged(own)) return own.fail + own.error > 0 ? EXIT.red : EXIT.success;
  if (partial && recorded > 0 && carriedOver === 0) return EXIT.success;
  return notVerifiable + notApplicable + carriedOver > 0 ? EXIT.undecided : EXIT.harness;
}

function brokeOff({ summary, partial, missingShards = [] }: State): boolean {
  return missingShards.length > 0 || (!partial && summary.notSelected > 0);
}

/** The percentage of the applicable rules that has to be verified where nobody asks for another. */
export const DEFAULT_REQUIRE = 90;

function isEnough(summary: Summary, require: number): boolean {
  const { rules, of } = verifiedOf(summary);
  return rules * 100 >= require * of;
}

/** The overall word. A fail that is proven outweighs an error elsewhere; a partial run is never conformant. */
export function overallOf(state: State): Overall {
  const { rules, summary, partial, require = DEFAULT_REQUIRE } = state;
  if (hasUnexpected(rules)) return 'not-conformant';
  if (rules.some(({ known }) => known === 'changed' || known === 'expired')) return 'not-conformant';
  if (hasMisbehaved(state)) return 'not-judged';
  if (isNothingJudged(summary)) return summary.carriedOver > 0 ? 'not-fully-verified' : 'not-judged';
  if (partial || brokeOff(state) || summary.inconclusive > 0 || isOutdated(rules)) return 'not-fully-verified';
  // Nothing failed, and all that could be reached was decided: the share decides how much that says.
  if (!isEnough(summary, require)) return 'no-deviation-found';
  return summary.fail > 0 ? 'conformant-with-known-failures' : 'conformant';
}

/** The exit code: 1 fail, 5 harness error, 4 known failure out of date, 3 not fully verified. */
export function exitCodeOf(state: State): number {
  const { rules, summary, partial, require, outside } = state;
  if (hasUnexpected([...rules, ...(outside?.rules ?? [])])) return EXIT.red;
  if (hasMisbehaved(state)) return EXIT.harness;
  if (isOutdated(rules)) return EXIT.outdated;
  if (state.empty) return EXIT.success;
  if (isNothingJudged(summary) && !outside) return exitCodeOfNothing(state);
  const fellShort = !partial && require !== undefined && !isEnough(summary, require);
  const undecided = summary.inconclusive + (outside?.summary.inconclusive ?? 0);
  return undecided > 0 || brokeOff(state) || fellShort ? EXIT.undecided : EXIT.success;
}
