import type { EndOfRun } from '../ground/evidence/recorded-run.ts';
import { EXIT } from '../ground/exit-codes.ts';
import { columnOf, reasonOf, verifiedOf } from './tally.ts';
import type { JudgedRule, Overall, Summary, Verdicts } from './verdicts.ts';

type Found = 'rules' | 'summary' | 'troubles' | 'partial' | 'missingShards' | 'require' | 'ownClient' | 'outside';

type State = EndOfRun & Pick<Verdicts, Found> & { readonly empty?: boolean };

function isUnexpected({ judged, verdict, known }: JudgedRule): boolean {
  return judged && verdict === 'fail' && known === undefined;
}

/** Rules that stayed undecided by themselves. Behind a failed premise there is another rule, which is red. */
function undecidedIn(rules: readonly JudgedRule[]): number {
  return rules.filter((rule) => columnOf(rule) === 'inconclusive' && reasonOf(rule) !== 'premise-failed').length;
}

function findingsIn({ rules, summary, troubles, partial, outside, cancelled, limit, missingShards = [] }: State) {
  let [isRed, isOutdated, hasMisbehaved] = [false, false, troubles.length > 0];
  for (const rule of [...rules, ...(outside?.rules ?? [])]) if (rule.verdict === 'error') hasMisbehaved = true;
  for (const rule of rules) {
    const { known } = rule;
    if (isUnexpected(rule)) isRed = true;
    if (known !== undefined && known !== 'accepted') isOutdated = true;
  }
  const isCutShort = missingShards.length > 0 || cancelled || limit !== undefined;
  const brokeOff = isCutShort || (!partial && summary.notSelected > 0);
  return { isRed, isOutdated, hasMisbehaved, brokeOff };
}

function isNothingJudged({ pass, fail, inconclusive }: Summary): boolean {
  return pass + fail + inconclusive === 0;
}

/** What each word means to a reader: that a run held, that it held in part, or that it failed or says nothing of the target. */
export const TONE_OF: Readonly<Record<Overall, 'good' | 'limited' | 'red'>> = {
  conformant: 'good',
  'conformant-with-known-failures': 'limited',
  'no-deviation-found': 'limited',
  partial: 'limited',
  'not-fully-verified': 'limited',
  'known-failures-out-of-date': 'red',
  'not-conformant': 'red',
  'not-judged': 'red',
};

/** The percentage of the applicable rules that has to be verified where nobody asks for another. */
export const DEFAULT_REQUIRE = 90;

function isEnough(summary: Summary, require: number): boolean {
  const { rules, of } = verifiedOf(summary);
  return rules * 100 >= require * of;
}

/** The overall word: a proven fail outweighs an error; a partial run without any is `partial`, never conformant. */
export function overallOf(state: State): Overall {
  const { summary, partial, require = DEFAULT_REQUIRE } = state;
  const { isRed, isOutdated, hasMisbehaved, brokeOff } = findingsIn(state);
  if (isRed) return 'not-conformant';
  if (hasMisbehaved) return 'not-judged';
  if (isOutdated) return 'known-failures-out-of-date';
  if (isNothingJudged(summary)) return summary.carriedOver > 0 ? 'not-fully-verified' : 'not-judged';
  if (brokeOff || undecidedIn(state.rules) > 0) return 'not-fully-verified';
  if (partial) return 'partial';
  // Nothing failed, and all that could be reached was decided: the share decides how much that says.
  if (!isEnough(summary, require)) return 'no-deviation-found';
  return summary.fail > 0 ? 'conformant-with-known-failures' : 'conformant';
}

/** The exit code: 1 fail, however the run ended, 130 cancelled, 5 harness error, 4 known failure out of date, 3 not fully verified. */
export function exitCodeOf(state: State): number {
  const { summary, partial, require, outside } = state;
  const { isRed, isOutdated, hasMisbehaved, brokeOff } = findingsIn(state);
  if (isRed || outside?.rules.some(isUnexpected)) return EXIT.red;
  if (state.cancelled) return EXIT.cancelled;
  if (hasMisbehaved || state.crashed) return EXIT.harness;
  if (isOutdated) return EXIT.outdated;
  if (state.empty) return EXIT.success;
  if (isNothingJudged(summary) && !outside) {
    // Nothing was judged: what the harness's own client did decides, else whether there was anything to judge.
    const { ownClient } = state;
    const { recorded, notVerifiable, notApplicable, carriedOver } = summary;
    const own = ownClient?.summary;
    if (own && !isNothingJudged(own)) return own.fail + own.error > 0 ? EXIT.red : EXIT.success;
    if (partial && recorded > 0 && carriedOver === 0) return EXIT.success;
    return notVerifiable + notApplicable + carriedOver > 0 ? EXIT.undecided : EXIT.harness;
  }
  const fellShort = !partial && require !== undefined && !isEnough(summary, require);
  const undecided = undecidedIn(state.rules) + (outside?.summary.inconclusive ?? 0);
  return undecided > 0 || brokeOff || fellShort ? EXIT.undecided : EXIT.success;
}
