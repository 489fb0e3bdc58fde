import { compile } from '@cucumber/gherkin';
import { IdGenerator, PickleStepType } from '@cucumber/messages';
import {
  denies,
  givesOf,
  needsOf,
  SELF_EVIDENT,
  SHOWN_BY_OTHER_ROWS,
} from '../../support/session/witness-table.ts';
import type { RuleRow } from './catalogue.ts';
import type { ReadFeature } from './document.ts';

const JUDGED = new Set(['documented', 'reading', 'published']);

const REFUSAL = /^(the request|every update|it) is refused|HTTP status 4\d\d( or 4\d\d)?$/;

/** Words after which a request of the example is known to have been taken. */
const ACCEPTANCE: readonly RegExp[] = [
  / (is|are) accepted$/,
  /HTTP status 2\d\d$/,
  /^the answer (is the same as|describes|shows|includes|names|is a record|has (".*" set|\d+ entr|the published))/,
  /^".*" is reported (?!nothing)/,
  /^the (handset|report|receiver|lookup|call|file|conversation call) /,
  / (has \{|finds|is told|sees|is unchanged but for|is on the blacklist|gets at least) ?/,
  /^the enabled signature key of /,
  /^everything (at|that) /,
];

/** Steps before the judgement that stop an example when the platform does not do what they ask for. */
const PREPARATION = / (has|have|was|were|had|asks? \d+ times|is subscribed|takes|approves|rejects) /;

interface Told {
  readonly where: string;
  readonly steps: ReadonlyArray<{ readonly text: string; readonly isThen: boolean }>;
}

/** The examples that can pass, outlines filled in. */
function judgedExamples(features: readonly ReadFeature[], rules: readonly RuleRow[]): Told[] {
  const standings = new Map(rules.map(({ id, standing }) => [`@${id}`, standing]));
  return features.flatMap(({ path, document }) =>
    compile(document, path, IdGenerator.incrementing()).flatMap(({ name, steps, tags }) => {
      const names = tags.map((tag) => tag.name);
      const isJudged = names.some((tag) => JUDGED.has(standings.get(tag) ?? ''));
      if (!isJudged || names.includes('@observe')) return [];
      const told = steps.map(({ text, type }) => ({ text, isThen: type === PickleStepType.OUTCOME }));
      return [{ where: `${path} "${name}"`, steps: told }];
    }),
  );
}

function unwitnessedSteps({ where, steps }: Told): string[] {
  const given = new Set(steps.flatMap(({ text }) => givesOf(text)).map(({ kind, of }) => `${kind} ${of}`));
  const taken = steps.some(({ text, isThen }) =>
    isThen ? ACCEPTANCE.some((words) => words.test(text)) : PREPARATION.test(text),
  );
  return steps
    .filter(({ isThen }) => isThen)
    .flatMap(({ text }) => {
      if (REFUSAL.test(text) && !taken) return [`${where}: "${text}", and nothing is accepted`];
      return needsOf(text)
        .filter(({ kind, of }) => !isSeenOnTheWire(of) && !given.has(`${kind} ${of}`))
        .map(({ of }) => `${where}: "${text}", and nothing shows ${of}`);
    });
}

/** Notifications and what answers hold are known to the run alone. */
const isSeenOnTheWire = (of: string): boolean =>
  of.startsWith('the text ') ||
  of.startsWith('the member ') ||
  /^(any receiver|the receiver of delivery reports)$/.test(of);

/** Examples that claim a refusal or an absence without a step that could stand for it: they might pass vacuously. */
export function vacuousExamples(features: readonly ReadFeature[], rules: readonly RuleRow[]): string[] {
  return [...new Set(judgedExamples(features, rules).flatMap(unwitnessedSteps))];
}

/** Then steps that deny something and of which nobody said what has to stand for it. */
export function unclassifiedDenials(features: readonly ReadFeature[], rules: readonly RuleRow[]): string[] {
  const texts = judgedExamples(features, rules).flatMap(({ steps }) =>
    steps.filter(({ isThen }) => isThen).map(({ text }) => text),
  );
  const isKnown = (text: string): boolean =>
    needsOf(text).length > 0 ||
    [REFUSAL, ...SELF_EVIDENT, ...SHOWN_BY_OTHER_ROWS].some((words) => words.test(text));
  return [...new Set(texts.filter((text) => denies(text) && !isKnown(text)))].map(
    (text) => `"${text}" denies something: say in support/session/witness-table.ts what stands for it`,
  );
}
