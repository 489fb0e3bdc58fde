import { compile } from '@cucumber/gherkin';
import { IdGenerator, PickleStepType } from '@cucumber/messages';
import { operations } from '../../support/ground/operations/loader.ts';
import type { RuleRow } from './catalogue.ts';
import type { ReadFeature } from './document.ts';

const JUDGED = ['documented', 'reading', 'published'];

/** Words of a sentence that says what a request leads to, beyond its answer. */
const EFFECT =
  /\b(honours?|acts for|same outcome|acted upon|carries out|reach(es)?|arrives?|serves to|removed|visible|unchanged|sends|sent|delivered|remembered|leaves the list|belongs? to (it|one|its)|reveals nothing)\b/i;

/** Steps that look at the status of an answer alone. */
const STATUS_ALONE = /^it is (accepted|refused|answered)( with .*)?$/;

/** Operations that change nothing: a refusal is all there is to see of them. */
const READS = /^(list|read|retrieve) /;

/** Whether a sentence says what a request leads to. */
export const statesEffect = (says: string): boolean => EFFECT.test(says);

interface Shown {
  readonly rule: string;
  readonly where: string;
  /** What is done in it: operations by their names, other steps by their words. */
  readonly done: readonly string[];
  readonly looksFurther: boolean;
}

const BY_LENGTH = Object.keys(operations).sort((one, other) => other.length - one.length);

/** What a step does, without names and values. */
function doingOf(text: string): string {
  const named = BY_LENGTH.find((name) => new RegExp(` to ${name}( |,|$)`).test(text));
  return named ?? text.replace(/^.*(?= repeats )/, '…').replace(/"[^"]*"|\{.*\}|\d+ \w+/g, '…');
}

/** The judged examples of rules that state an effect, outlines filled in. */
function shownEffects(features: readonly ReadFeature[], rules: readonly RuleRow[]): Shown[] {
  const stating = new Map(
    rules
      .filter(({ standing, says }) => JUDGED.includes(standing) && statesEffect(says))
      .map(({ id }): [string, string] => [`@${id}`, id]),
  );
  return features.flatMap(({ path, document }) =>
    compile(document, path, IdGenerator.incrementing()).flatMap(({ name, steps, tags }) => {
      const names = tags.map((tag) => tag.name);
      const rule = names.map((tag) => stating.get(tag)).find((id) => id !== undefined);
      if (rule === undefined || names.includes('@observe')) return [];
      const told = (type: PickleStepType) => steps.filter((step) => step.type === type).map(({ text }) => text);
      const thens = told(PickleStepType.OUTCOME);
      const isRefusal = thens[0]?.startsWith('it is refused');
      const done = told(PickleStepType.ACTION)
        .map(doingOf)
        .filter((doing) => !(isRefusal && READS.test(doing)));
      const looksFurther = thens.some((text) => !STATUS_ALONE.test(text));
      return [{ rule, where: `${path} "${name}"`, done, looksFurther }];
    }),
  );
}

/**
 * Judged examples of a rule that states an effect and look at the status of answers alone, unless another example of
 * the rule does the same and looks further: it may need a facility that not every target has.
 */
export function acceptedAlone(features: readonly ReadFeature[], rules: readonly RuleRow[]): string[] {
  const shown = shownEffects(features, rules);
  const isSeen = ({ rule, done }: Shown): boolean =>
    done.every((doing) =>
      shown.some((other) => other.rule === rule && other.looksFurther && other.done.includes(doing)),
    );
  return shown
    .filter((each) => !each.looksFurther && !isSeen(each))
    .map(({ rule, where }) => `${where}: ${rule} states an effect, and no step looks at more than a status`);
}
