import { PickleStepType } from '@cucumber/messages';
import type { RuleRow } from './catalogue.ts';
import type { ReadFeature } from './document.ts';
import { type JudgedExample, judgedExamples, saidBy } from './judged.ts';
import type { Declared, DeclaredBy } from './step-definitions.ts';
import type { SaidStep } from './step-library.ts';

/** Words of a sentence that says what a request leads to, beyond its answer. */
const EFFECT =
  /\b(honours?|acts for|same outcome|acted upon|carries out|reach(es)?|arrives?|serves to|removed|visible|unchanged|sends|sent|delivered|remembered|leaves the list|belongs? to (it|one|its)|reveals nothing)\b/i;

/** Operations that change nothing: a refusal is all there is to see of them. */
const READS = /^(list|read|retrieve) /;

export const statesEffect = (says: string): boolean => EFFECT.test(says);

/** What a step does: the operation that it names, or its phrase. */
const doingOf = ({ performed, pattern }: Declared): string =>
  (pattern.includes('peration}') ? performed : undefined) ?? pattern;

const statingExamples = (features: readonly ReadFeature[], rules: readonly RuleRow[]) =>
  judgedExamples(
    features,
    rules.filter(({ says }) => statesEffect(says)),
  );

/** Every step of these examples. */
export const stepsOfEffects = (features: readonly ReadFeature[], rules: readonly RuleRow[]): SaidStep[] =>
  statingExamples(features, rules).flatMap(({ steps }) => steps.map(saidBy));

/** What such an example does, operations by their names and other steps by their phrases; and whether it looks at more than a status. */
function shownBy({ rule, where, steps }: JudgedExample, declaredBy: DeclaredBy) {
  const declared = (type: PickleStepType): Declared[] =>
    steps.filter((step) => step.type === type).map((step) => declaredBy(saidBy(step)));
  const thens = declared(PickleStepType.OUTCOME);
  const isRefusal = thens[0]?.claims.some(({ says }) => says === 'refused');
  const done = declared(PickleStepType.ACTION)
    .map(doingOf)
    .filter((doing) => !(isRefusal && READS.test(doing)));
  return { rule, where, done, looksFurther: thens.some(({ looksAtStatus }) => !looksAtStatus) };
}

/**
 * Judged examples of a rule that states an effect and look at the status of answers alone, unless another example of
 * the rule does the same and looks further: it may need a facility that not every target has.
 */
export function acceptedAlone(
  features: readonly ReadFeature[],
  rules: readonly RuleRow[],
  declaredBy: DeclaredBy,
): string[] {
  const shown = statingExamples(features, rules).map((each) => shownBy(each, declaredBy));
  const isSeen = ({ rule, done }: (typeof shown)[number]): boolean =>
    done.every((doing) =>
      shown.some((other) => other.rule === rule && other.looksFurther && other.done.includes(doing)),
    );
  return shown
    .filter((each) => !each.looksFurther && !isSeen(each))
    .map(({ rule, where }) => `${where}: ${rule} states an effect, and no step looks at more than a status`);
}
