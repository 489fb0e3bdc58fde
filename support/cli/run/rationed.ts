import { coreFirst, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { chosenExamples, type WrittenExample } from '../phrases/written-examples.ts';
import type { CucumberSelection } from './cucumber-runner.ts';
import { featuresOf, pathsTo } from './example-paths.ts';

/** What an example speaks of that uses up a number of the target. */
const OWN_NUMBER = /\bown numbers?\b/;

/**
 * The parts of a selection, one after the other, where its examples use up more numbers than a target without a lab
 * declares: first one example of each rule that takes some, of its core where it has one, then all others.
 */
export function rationed<S extends CucumberSelection>(
  selection: S,
  { lab, numbers }: Pick<ResolvedTarget, 'lab' | 'numbers'>,
  examplesIn: (selection: S) => readonly WrittenExample[] = chosenExamples,
): S[] {
  if (lab !== undefined) return [selection];
  const all = examplesIn(selection);
  const taking = all.filter(({ steps }) => steps.some(({ text }) => OWN_NUMBER.test(text))).sort(coreFirst);
  const first = new Map<string | undefined, WrittenExample>();
  for (const each of taking) if (!first.has(ruleTagOf(each.tags))) first.set(ruleTagOf(each.tags), each);
  if (taking.length <= (numbers.reachable ?? []).length || first.size === taking.length) return [selection];
  const early = new Set(first.values());
  const files = featuresOf(early);
  const late = all.filter((each) => files.has(each.uri) && !early.has(each));
  const others = selection.paths.filter((path) => !files.has(path.split(':')[0] as string));
  return [
    { ...selection, paths: pathsTo([...early]) },
    { ...selection, paths: [...others, ...pathsTo(late)] },
  ];
}
