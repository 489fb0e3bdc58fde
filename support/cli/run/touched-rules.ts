import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';

/** The rules that changed files are about: those of a feature file, or all for a step file; none for other files. */
export function rulesTouched(changed: readonly string[], places: readonly ExamplePlace[]): 'all' | ReadonlySet<string> {
  if (changed.some((file) => /^steps\/.*\.ts$/.test(file))) return 'all';
  return new Set(places.filter(({ uri }) => changed.includes(uri)).flatMap(({ tags }) => ruleTagOf(tags) ?? []));
}
