import type { Circumstances, ExampleTotals, Shard } from '../../ground/evidence/circumstances.ts';
import { type ExamplePlace, OBSERVED, ruleTagOf } from '../../ground/rules/example-index.ts';
import { isOfClient } from '../../ground/rules/rule-tasks.ts';
import type { ExaminationSetup } from './examination.ts';
import { offeredFacilities } from './target.ts';

export function tagsByRule(places: readonly ExamplePlace[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { tags } of places) {
    const id = ruleTagOf(tags);
    if (id) found.set(id, [...(found.get(id) ?? []), ...tags]);
  }
  return found;
}

/** What the feature files say of the examples of each rule; an outline has as many that can decide it as rows. */
export function aboutExamples(places: readonly ExamplePlace[]): Pick<Circumstances, 'tagsByRule' | 'examplesByRule'> {
  const examplesByRule = new Map<string, ExampleTotals>();
  for (const { tags, rows = [] } of places) {
    const id = ruleTagOf(tags);
    if (id === undefined || tags.includes(OBSERVED)) continue;
    const { platform, client } = examplesByRule.get(id) ?? { platform: 0, client: 0 };
    const count = Math.max(1, rows.length);
    const isClient = isOfClient(tags);
    examplesByRule.set(id, {
      platform: isClient ? platform : platform + count,
      client: isClient ? client + count : client,
    });
  }
  return { tagsByRule: tagsByRule(places), examplesByRule };
}

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
    ...aboutExamples(places),
    knownFailures: target.knownFailures.map((known) => ({ ...known, rule: book.find(known.rule).id })),
    client: target.client && { tasks: target.client.tasks },
    published: target.published,
    require: target.require,
    seed,
    today: new Date().toISOString().slice(0, 10),
  };
}
