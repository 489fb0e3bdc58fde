import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type FeatureChild, type GherkinDocument, IdGenerator, type PickleStep, type Rule } from '@cucumber/messages';
import parseTags from '@cucumber/tag-expressions';
import { readText } from '../../ground/bounded-file.ts';
import { nameOf } from '../../ground/members.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import type { CucumberSelection } from '../run/cucumber-runner.ts';
import type { PhrasedStep } from './nearest-phrases.ts';
import type { LoadedDefinition, Phrasebook } from './phrasebook.ts';

export interface WrittenStep {
  readonly text: string;
  readonly line: number;
  readonly type: PickleStep['type'];
  /** The cells of its table and the text below it, if any. */
  readonly argument: readonly string[];
}

export interface WrittenExample {
  readonly uri: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** The line by which cucumber runs it: of its keyword, or of its row. */
  readonly line: number;
  readonly keyword: number;
  /** The lines from its first tag to what follows it; all rows of an outline have the same. */
  readonly from: number;
  readonly to: number;
  readonly steps: readonly WrittenStep[];
}

type Child = FeatureChild | Rule['children'][number];

class Lines {
  readonly starts: number[] = [];
  readonly of = new Map<string, number>();
  readonly scenarios = new Map<string, number>();

  take(children: readonly Child[]): void {
    for (const child of children) {
      const { background, scenario } = child;
      if ('rule' in child && child.rule) {
        this.starts.push(child.rule.tags[0]?.location.line ?? child.rule.location.line);
        this.take(child.rule.children);
      }
      if (background) this.starts.push(background.location.line);
      if (scenario) {
        const from = scenario.tags[0]?.location.line ?? scenario.location.line;
        this.starts.push(from);
        this.scenarios.set(scenario.id, from);
        this.of.set(scenario.id, scenario.location.line);
        for (const { tableBody } of scenario.examples)
          for (const row of tableBody) this.of.set(row.id, row.location.line);
      }
      for (const { id, location } of (background ?? scenario)?.steps ?? []) this.of.set(id, location.line);
    }
  }
}

/** The examples of one feature text. Throws UsageError with the line where it is not Gherkin. */
export function examplesWritten(uri: string, text: string): WrittenExample[] {
  const newId = IdGenerator.incrementing();
  let document: GherkinDocument;
  try {
    document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  } catch (error) {
    const { errors = [error] } = error as { errors?: readonly unknown[] };
    const [, line = '', why = ''] = /^\((\d+):\d+\): ([\s\S]*)/.exec((errors[0] as Error).message) ?? [];
    throw new UsageError(`${uri}:${line} is not Gherkin: ${why.replace(/\s+/g, ' ')}.`);
  }
  const lines = new Lines();
  lines.take(document.feature?.children ?? []);
  return compile(document, uri, newId).map(({ name, tags, astNodeIds, steps }) => {
    const from = lines.scenarios.get(astNodeIds[0] as string) as number;
    return {
      uri,
      name,
      tags: tags.map(nameOf),
      line: lines.of.get(astNodeIds.at(-1) as string) as number,
      keyword: lines.of.get(astNodeIds[0] as string) as number,
      from,
      to: (lines.starts.find((start) => start > from) ?? Number.POSITIVE_INFINITY) - 1,
      steps: steps.map(({ text: written, type, argument: { docString, dataTable } = {}, astNodeIds: [id = ''] }) => {
        const texts = docString ? [docString.content] : [];
        for (const { cells } of dataTable?.rows ?? []) for (const { value } of cells) texts.push(value);
        return { text: written, line: lines.of.get(id) as number, type, argument: texts };
      }),
    };
  });
}

export const examplesAt = (uri: string): WrittenExample[] => examplesWritten(uri, readText(join(ROOT, uri)));

/** The examples of all feature files of the suite: a quarter of a second. */
export function suiteExamples(): WrittenExample[] {
  const examples: WrittenExample[] = [];
  for (const name of readdirSync(join(ROOT, 'features'), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.feature')) examples.push(...examplesAt(`features/${name}`));
  return examples;
}

export function chosenExamples({ paths, tagExpression }: Pick<CucumberSelection, 'paths' | 'tagExpression'>) {
  const expression = parseTags(tagExpression);
  const chosen: WrittenExample[] = [];
  for (const path of paths) {
    const [uri = '', ...lines] = path.split(':');
    for (const example of examplesAt(uri)) {
      const { line, keyword, tags } = example;
      const isNamed = lines.length === 0 || lines.includes(`${line}`) || lines.includes(`${keyword}`);
      if (isNamed && expression.evaluate([...tags])) chosen.push(example);
    }
  }
  return chosen;
}

export interface SuiteStep extends PhrasedStep<LoadedDefinition> {
  readonly uri: string;
  readonly line: number;
}

export function suiteSteps({ fitting }: Phrasebook): SuiteStep[] {
  const steps = new Map<string, SuiteStep>();
  for (const { uri, steps: written } of suiteExamples())
    for (const { text, line } of written) {
      const [phrase] = steps.has(text) ? [] : fitting(text);
      if (phrase) steps.set(text, { text, uri, line, phrase });
    }
  return [...steps.values()].sort((one, other) => one.text.length - other.text.length);
}
