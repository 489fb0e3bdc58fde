import { compile } from '@cucumber/gherkin';
import { type FeatureChild, IdGenerator, type Rule, type TableRow } from '@cucumber/messages';
import { parsed } from '../features/document.ts';
import { saidBy } from '../features/judged.ts';

/** A step of an example, with the values of its row where it is one of an outline. */
export interface WrittenStep {
  /** The line as it is written, which all rows of an outline share: its file and an id within that. */
  readonly line: string;
  readonly text: string;
  readonly table: ReadonlyArray<readonly string[]>;
  readonly tags: readonly string[];
}

/** The texts of a feature as somebody writes them: the values of outlines are in their cells. */
export interface WrittenTexts {
  readonly steps: readonly string[];
  readonly cells: readonly string[];
  readonly documents: readonly string[];
}

const cellsOf = (rows: readonly TableRow[] = []): string[] => rows.flatMap(({ cells }) => cells.map((c) => c.value));

export function stepsOfExamples(path: string, text: string): WrittenStep[] {
  const written: WrittenStep[] = [];
  for (const { steps, tags } of compile(parsed(text), path, IdGenerator.incrementing()))
    for (const step of steps)
      written.push({
        line: `${path} ${step.astNodeIds[0]}`,
        text: step.text,
        table: saidBy(step).rows,
        tags: tags.map(({ name }) => name),
      });
  return written;
}

/** What is written in a feature: steps, the cells of tables and of Examples, and texts below steps. */
export function textsOfFeature(text: string): WrittenTexts {
  const found = { steps: [] as string[], cells: [] as string[], documents: [] as string[] };
  const take = (children: ReadonlyArray<FeatureChild | Rule['children'][number]>): void => {
    for (const child of children) {
      if ('rule' in child && child.rule) take(child.rule.children);
      for (const { text: step, dataTable, docString } of (child.background ?? child.scenario)?.steps ?? []) {
        found.steps.push(step);
        found.cells.push(...cellsOf(dataTable?.rows));
        if (docString) found.documents.push(docString.content);
      }
      for (const { tableBody } of child.scenario?.examples ?? []) found.cells.push(...cellsOf(tableBody));
    }
  };
  take(parsed(text).feature?.children ?? []);
  return found;
}
