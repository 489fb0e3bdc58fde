import { compile } from '@cucumber/gherkin';
import { IdGenerator, type PickleStep } from '@cucumber/messages';
import type { RuleRow } from './catalogue.ts';
import type { ReadFeature } from './document.ts';
import type { SaidStep } from './step-library.ts';

/** Every example as it is run, outlines filled in. */
export const examplesRun = (features: readonly ReadFeature[]) =>
  features.flatMap(({ path, document }) =>
    compile(document, path, IdGenerator.incrementing()).map(({ name, steps, tags }) => ({
      path,
      where: `${path} "${name}"`,
      steps,
      tags: tags.map((tag) => tag.name),
    })),
  );

/** Those that judge a rule of one of these standings. */
export function judgedExamples(
  features: readonly ReadFeature[],
  rules: readonly RuleRow[],
  standings = ['documented', 'reading', 'published'],
) {
  const judged = new Map<string, string>();
  for (const { id, standing } of rules) if (standings.includes(standing)) judged.set(`@${id}`, id);
  return examplesRun(features).flatMap((example) => {
    const rule = example.tags.map((tag) => judged.get(tag)).find((id) => id !== undefined);
    return rule === undefined || example.tags.includes('@observe') ? [] : [{ ...example, rule }];
  });
}

export type JudgedExample = ReturnType<typeof judgedExamples>[number];

export function saidBy({ text, argument }: PickleStep): SaidStep {
  const { rows = [] } = argument?.dataTable ?? {};
  return { text, rows: rows.map(({ cells }) => cells.map(({ value }) => value)) };
}
