import type { Circumstances, Shard } from '../ground/evidence/circumstances.ts';
import { type ExamplePlace, ruleTagOf } from '../ground/rules/example-index.ts';
import type { ExaminationSetup } from './examination.ts';
import { offeredFacilities } from './target.ts';

/** The tags of the examples of each rule that has any. */
export function tagsByRule(places: readonly ExamplePlace[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { tags } of places) {
    const id = ruleTagOf(tags);
    if (id) found.set(id, [...(found.get(id) ?? []), ...tags]);
  }
  return found;
}

/** What a run against `target` is judged by. */
export function circumstancesOf(
  { book, places, target, seed }: Pick<ExaminationSetup, 'book' | 'places' | 'target' | 'seed'>,
  selection?: string,
  shard?: Shard,
): Circumstances {
  return {
    target: target.name,
    claim: target.claim,
    scope: target.scope,
    selection,
    shard,
    facilities: offeredFacilities(target),
    interfaces: Object.keys(target.interfaces),
    tagsByRule: tagsByRule(places),
    knownFailures: target.knownFailures.map((known) => ({ ...known, rule: book.find(known.rule).id })),
    client: target.client && { tasks: target.client.tasks },
    published: target.published,
    seed,
    today: new Date().toISOString().slice(0, 10),
  };
}
