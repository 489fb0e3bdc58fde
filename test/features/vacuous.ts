import { PickleStepType } from '@cucumber/messages';
import type { Subject } from '../../support/example/session/claims.ts';
import type { RuleRow } from './catalogue.ts';
import type { ReadFeature } from './document.ts';
import { type JudgedExample, judgedExamples } from './judged.ts';
import type { ClaimsOf } from './step-definitions.ts';

/** The words of every step of the examples that can pass. */
export const judgedSteps = (features: readonly ReadFeature[], rules: readonly RuleRow[]): string[] => [
  ...new Set(judgedExamples(features, rules).flatMap(({ steps }) => steps.map(({ text }) => text))),
];

/** Notifications and what answers hold are known to the run alone. */
const SEEN_BY_THE_RUN: ReadonlySet<string> = new Set<Subject['thing']>([
  'any receiver',
  'the receiver of delivery reports',
  'the member "{}"',
  'the text "{}"',
]);

const subjectsOf = (claimsOf: ClaimsOf, text: string, says: string): Subject[] =>
  claimsOf(text).flatMap((claim) => ('subject' in claim && claim.says === says ? [claim.subject] : []));

function unwitnessedSteps({ where, steps }: JudgedExample, claimsOf: ClaimsOf): string[] {
  const shown = new Set(steps.flatMap(({ text }) => subjectsOf(claimsOf, text, 'present')).map(({ of }) => of));
  return steps.flatMap(({ text }) =>
    subjectsOf(claimsOf, text, 'absent')
      .filter(({ thing, of }) => !SEEN_BY_THE_RUN.has(thing) && !shown.has(of))
      .map(({ of }) => `${where}: "${text}", and nothing shows ${of}`),
  );
}

/** Examples that claim an absence without a step that could stand for it: they might pass vacuously. */
export const vacuousExamples = (
  features: readonly ReadFeature[],
  rules: readonly RuleRow[],
  claimsOf: ClaimsOf,
): string[] => [...new Set(judgedExamples(features, rules).flatMap((example) => unwitnessedSteps(example, claimsOf)))];

const DENIAL = /\b(no|not|never|nothing|none|nobody|without|unchanged|empty|refused|refusals|0)\b/;

/** Whether the words of a step, outside of what they quote, deny something. */
export const denies = (text: string): boolean => DENIAL.test(text.replace(/"[^"]*"|\{.*\}/g, '"'));

/** Then steps that deny something and whose definition does not say what has to stand for it. */
export function unclassifiedDenials(
  features: readonly ReadFeature[],
  rules: readonly RuleRow[],
  claimsOf: ClaimsOf,
): string[] {
  const texts = judgedExamples(features, rules).flatMap(({ steps }) =>
    steps.filter(({ type }) => type === PickleStepType.OUTCOME).map(({ text }) => text),
  );
  return [...new Set(texts.filter((text) => denies(text) && claimsOf(text).length === 0))].map(
    (text) => `"${text}" denies something: its definition has to say by claims(…) what stands for it`,
  );
}
