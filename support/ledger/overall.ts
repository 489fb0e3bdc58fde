import { EXIT } from '../ground/exit-codes.ts';
import { verifiedOf } from './tally.ts';
import type { JudgedRule, Overall, Summary, Verdicts } from './verdicts.ts';

type State = Pick<
  Verdicts,
  'rules' | 'summary' | 'troubles' | 'partial' | 'missingShards' | 'require' | 'ownClient'
> & {
  /** A shard that no example fell to. */
  readonly empty?: boolean;
};

const unexpected = ({ rules }: State): JudgedRule[] =>
  rules.filter((rule) => rule.judged && rule.verdict === 'fail' && rule.known === undefined);

const misbehaved = ({ rules, troubles }: State): boolean =>
  troubles.length > 0 || rules.some((rule) => rule.verdict === 'error');

const nothingJudged = ({ pass, fail, inconclusive }: Summary): boolean => pass + fail + inconclusive === 0;

/** Nothing was judged: what the harness's own client did decides, where it was asked; fine for observe rules alone, not verified where the target cannot show them or not yet, else no run. */
function exitCodeOfNothing({ summary, partial, ownClient }: State): number {
  const { recorded, notVerifiable, notApplicable, carriedOver } = summary;
  const own = ownClient?.summary;
  if (own && !nothingJudged(own)) return own.fail + own.error > 0 ? EXIT.red : EXIT.success;
  if (partial && recorded > 0 && carriedOver === 0) return EXIT.success;
  return notVerifiable + notApplicable + carriedOver > 0 ? EXIT.undecided : EXIT.harness;
}

/** Judged rules that did not run although nobody left them out: the run broke off. */
const brokeOff = ({ summary, partial, missingShards = [] }: State): boolean =>
  missingShards.length > 0 || (!partial && summary.notSelected > 0);

const gone = (rule: JudgedRule): boolean => rule.known !== undefined && rule.known !== 'accepted';

/** The percentage of the applicable rules that has to be verified where nobody asks for another. */
export const DEFAULT_REQUIRE = 90;

/** Whether at least this percentage of the applicable rules was verified. */
const isEnough = (summary: Summary, require: number): boolean => {
  const { rules, of } = verifiedOf(summary);
  return rules * 100 >= require * of;
};

/** Nothing failed, and all that could be reached was decided: the share decides how much that says. */
function wordOfGreen({ summary, require = DEFAULT_REQUIRE }: State): Overall {
  if (!isEnough(summary, require)) return 'no-deviation-found';
  return summary.fail > 0 ? 'conformant-with-known-failures' : 'conformant';
}

/** The overall word. A fail that is proven outweighs an error elsewhere; a partial run is never conformant. */
export function overallOf(state: State): Overall {
  const { rules, summary, partial } = state;
  if (unexpected(state).length > 0) return 'not-conformant';
  if (rules.some((rule) => rule.known === 'changed' || rule.known === 'expired')) return 'not-conformant';
  if (misbehaved(state)) return 'not-judged';
  if (nothingJudged(summary)) return summary.carriedOver > 0 ? 'not-fully-verified' : 'not-judged';
  if (partial || brokeOff(state) || summary.inconclusive > 0 || rules.some(gone)) return 'not-fully-verified';
  return wordOfGreen(state);
}

/** A whole run that verified less than was asked for. */
const fellShort = ({ summary, partial, require }: State): boolean =>
  !partial && require !== undefined && !isEnough(summary, require);

/** The exit code of the outward contract: 1 fail, 5 harness error, 4 known failure out of date, 3 not fully verified. */
export function exitCodeOf(state: State): number {
  if (unexpected(state).length > 0) return EXIT.red;
  if (misbehaved(state)) return EXIT.harness;
  if (state.rules.some(gone)) return EXIT.outdated;
  if (state.empty) return EXIT.success;
  if (nothingJudged(state.summary)) return exitCodeOfNothing(state);
  return state.summary.inconclusive > 0 || brokeOff(state) || fellShort(state) ? EXIT.undecided : EXIT.success;
}
