import { withIds } from '../../ground/claim.ts';
import type { Circumstances, CoreExample, ExampleTotals, Shard } from '../../ground/evidence/circumstances.ts';
import { CORE, type ExamplePlace, OBSERVED, PUBLISHED, ruleTagOf } from '../../ground/rules/example-index.ts';
import { chosenReadings } from '../../ground/rules/readings.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { isOfClient } from '../../ground/rules/rule-tasks.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { suiteFacts } from './editions.ts';
import { offeredFacilities } from './target.ts';

export function tagsByRule(places: readonly ExamplePlace[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { tags } of places) {
    const id = ruleTagOf(tags);
    if (id) found.set(id, [...(found.get(id) ?? []), ...tags]);
  }
  return found;
}

const NO_EXAMPLES: ExampleTotals = { platform: 0, client: 0, published: 0, core: [] };

export function aboutExamples(places: readonly ExamplePlace[]): Pick<Circumstances, 'tagsByRule' | 'examplesByRule'> {
  const examplesByRule = new Map<string, ExampleTotals>();
  for (const { name, tags, rows = [] } of places) {
    const id = ruleTagOf(tags);
    if (id === undefined || tags.includes(OBSERVED)) continue;
    const { platform, client, published, core } = examplesByRule.get(id) ?? NO_EXAMPLES;
    const count = Math.max(1, rows.length);
    const isClient = isOfClient(tags);
    const own: CoreExample[] = tags.includes(CORE) ? [{ name, count }] : [];
    examplesByRule.set(id, {
      core: [...core, ...own],
      published: tags.includes(PUBLISHED) ? published + count : published,
      platform: isClient ? platform : platform + count,
      client: isClient ? client + count : client,
    });
  }
  return { tagsByRule: tagsByRule(places), examplesByRule };
}

export interface Examined {
  readonly book: RuleBook;
  readonly places: readonly ExamplePlace[];
  readonly target: ResolvedTarget;
  readonly seed?: number | undefined;
}

export function circumstancesOf(examined: Examined, selection?: string, shard?: Shard): Circumstances {
  const { book, places, target, seed } = examined;
  return {
    target: target.name,
    claim: target.claim,
    scope: target.scope,
    selection,
    shard,
    facilities: offeredFacilities(target),
    interfaces: Object.keys(target.interfaces),
    ...aboutExamples(places),
    suite: suiteFacts(book, places, target.edition),
    profiles: target.client ? undefined : target.profiles,
    edition: target.edition,
    dispositions: target.dispositions?.map((each) => ({ ...each, rule: book.find(each.rule).id })),
    knownFailures: target.knownFailures.map((known) => withIds(known, (rule) => book.find(rule).id)),
    client: target.client && { tasks: target.client.tasks },
    readings: target.readings && chosenReadings(book, target.readings),
    published: target.published,
    guesses: target.guesses,
    require: target.require,
    seed,
    today: new Date().toISOString().slice(0, 10),
  };
}
