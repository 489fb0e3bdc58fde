import { EXIT } from '../ground/exit-codes.ts';
import { verifiedOf } from './tally.ts';
import type { JudgedRule, Overall, Summary, Verdicts } from './verdicts.ts';

type State = Pick<
  Verdicts,
  'rules' | 'summary' | 'troubles' | 'partial' | 'missingShards' | 'require' | 'ownClient' | 'outside'
> & {
  readonly empty?: boolean;
};

function isUnexpected({ judged, verdict, known }: JudgedRule): boolean {
  return judged && verdict === 'fail' && known === undefined;
}

/** What both the word and the exit code of a run follow from. */
function findingsIn({ rules, summary, troubles, partial, outside, missingShards = [] }: State) {
  let [isRed, isWorse, isOutdated, hasMisbehaved] = [false, false, false, troubles.length > 0];
  for (const rule of [...rules, ...(outside?.rules ?? [])]) if (rule.verdict === 'error') hasMisbehaved = true;
  for (const rule of rules) {
    const { known } = rule;
    if (isUnexpected(rule)) isRed = true;
    if (known === 'changed' || known === 'expired') isWorse = true;
    if (known !== undefined && known !== 'accepted') isOutdated = true;
  }
  const brokeOff = missingShards.length > 0 || (!partial && summary.notSelected > 0);
  return { isRed, isWorse, isOutdated, hasMisbehaved, brokeOff };
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

/** The percentage of the applicable rules that has to be verified where nobody asks for another. */
export const DEFAULT_REQUIRE = 90;

function isEnough(summary: Summary, require: number): boolean {
  const { rules, of } = verifiedOf(summary);
  return rules * 100 >= require * of;
}

/** The overall word. A fail that is proven outweighs an error elsewhere; a partial run is never conformant. */
export function overallOf(state: State): Overall {
  const { summary, partial, require = DEFAULT_REQUIRE } = state;
  const { isRed, isWorse, isOutdated, hasMisbehaved, brokeOff } = findingsIn(state);
  if (isRed || isWorse) return 'not-conformant';
  if (hasMisbehaved) return 'not-judged';
  if (isNothingJudged(summary)) return summary.carriedOver > 0 ? 'not-fully-verified' : 'not-judged';
  if (partial || brokeOff || summary.inconclusive > 0 || isOutdated) return 'not-fully-verified';
  // Nothing failed, and all that could be reached was decided: the share decides how much that says.
  if (!isEnough(summary, require)) return 'no-deviation-found';
  return summary.fail > 0 ? 'conformant-with-known-failures' : 'conformant';
}

/** The exit code: 1 fail, 5 harness error, 4 known failure out of date, 3 not fully verified. */
export function exitCodeOf(state: State): number {
  const { summary, partial, require, outside } = state;
  const { isRed, isOutdated, hasMisbehaved, brokeOff } = findingsIn(state);
  if (isRed || outside?.rules.some(isUnexpected)) return EXIT.red;
  if (hasMisbehaved) return EXIT.harness;
  if (isOutdated) return EXIT.outdated;
  if (state.empty) return EXIT.success;
  if (isNothingJudged(summary) && !outside) return exitCodeOfNothing(state);
  const fellShort = !partial && require !== undefined && !isEnough(summary, require);
  const undecided = summary.inconclusive + (outside?.summary.inconclusive ?? 0);
  return undecided > 0 || brokeOff || fellShort ? EXIT.undecided : EXIT.success;
}
