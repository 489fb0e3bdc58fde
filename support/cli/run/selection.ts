import parseTags from '@cucumber/tag-expressions';
import type { Shard } from '../../ground/evidence/circumstances.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { linesBelow, placesAsking } from '../../ground/rules/asking-places.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import { knownName } from '../../ground/rules/nearest.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { shardOf } from '../terminal/options.ts';
import type { CucumberSelection } from './cucumber-runner.ts';
import { pathsTo } from './example-paths.ts';

/** Which examples a run is restricted to. */
export interface Selection extends CucumberSelection {
  /** How a partial selection was made, in the words of the command line. */
  readonly described: string | undefined;
}

interface Wishes {
  readonly rule: readonly string[];
  readonly area?: readonly string[] | undefined;
  readonly tags?: string | undefined;
  readonly shard?: string | undefined;
  /** Tags of examples that the target could never show. */
  readonly unreachable: readonly string[];
  /** Whether published behaviour is judged; where it is not, its examples run for those who ask for them. */
  readonly published?: boolean | undefined;
}

const anyOf = (tags: readonly string[]): string => `(${tags.join(' or ')})`;

function checkedTags(tags: string): string {
  try {
    parseTags(tags);
  } catch (error) {
    throw new UsageError(
      `--tags ${tags} is no tag expression: ${(error as Error).message.replace(/\s+/g, ' ').trim()}`,
    );
  }
  return `(${tags})`;
}

/** The rules of one shard: every rule falls into exactly one of `total`. */
export function rulesOfShard(ids: readonly string[], { index, total }: Shard): string[] {
  return [...new Set(ids)].sort().filter((_, at) => at % total === index - 1);
}

/** The rules of the areas that have examples; throws UsageError with a suggestion for an area that is not there. */
function rulesOfAreas(areas: readonly string[], book: RuleBook, existing: ReadonlySet<string>): string[] {
  const wanted = new Set(areas.map((area) => knownName('area', area, book.areas)));
  return book.rules.filter(({ id, area, form }) => wanted.has(area) && (form || existing.has(id))).map(({ id }) => id);
}

function chosenRules(wishes: Wishes, book: RuleBook, examples: readonly ExamplePlace[]): string[] | undefined {
  const { rule, shard, area = [] } = wishes;
  const existing = new Set(examples.flatMap(({ tags }) => ruleTagOf(tags) ?? []));
  const named = rule.map((id) => book.find(id).id);
  const wanted = [...new Set([...named, ...rulesOfAreas(area, book, existing)])];
  if (area.length > 0 && wanted.length === 0) throw new UsageError(`no rule of ${area.join(', ')} has an example.`);
  const open = wanted.filter((id) => !existing.has(id) && !book.get(id)?.form);
  if (open.length > 0) throw new UsageError(`${open.join(', ')} has no example yet; nothing to run.`);
  if (!shard) return wanted.length > 0 ? wanted : undefined;
  return rulesOfShard(wanted.length > 0 ? wanted : [...existing], shardOf(shard));
}

/** More rules than this are counted, not named. */
const NAMED_RULES = 5;

/** How examples were chosen, in the words of the command line; undefined when all run. */
export function describeWishes({
  rule,
  area = [],
  tags,
  shard,
}: Pick<Wishes, 'rule' | 'area' | 'tags' | 'shard'>): string | undefined {
  const rules = rule.length > NAMED_RULES ? [`${rule.length} rules`] : rule.map((id) => `--rule ${id}`);
  const said = [
    ...rules,
    ...area.map((name) => `--area ${name}`),
    tags && `--tags ${tags}`,
    shard && `--shard ${shard}`,
  ];
  return said.filter(Boolean).join(' ') || undefined;
}

const PUBLISHED = '@published';

/** Whether somebody asks for examples that would only be recorded, by their tag or by their rules. */
function asksForPublished({ rule, tags = '' }: Wishes, book: RuleBook): boolean {
  const named = [...rule, ...(tags.match(/@[\w-]+/g) ?? []).map((tag) => tag.slice(1))];
  return tags.includes(PUBLISHED) || named.some((id) => book.get(id)?.standing === 'published' || book.get(id)?.form);
}

/** The tags of published examples: the common one, and rules with an example that bears another in its place. */
function publishedTags(book: RuleBook, examples: readonly ExamplePlace[]): string[] {
  const untagged = examples
    .filter(({ tags }) => !tags.includes(PUBLISHED))
    .flatMap(({ tags }) => ruleTagOf(tags) ?? []);
  const ids = [...new Set(untagged)].filter((id) => book.get(id)?.standing === 'published');
  return [PUBLISHED, ...ids.map((id) => `@${id}`)];
}

/** Tags of the examples that do not run: nothing would be judged by them, or the target cannot show them. */
const leftOut = (wishes: Wishes, book: RuleBook, examples: readonly ExamplePlace[]): readonly string[] =>
  wishes.published === false && !asksForPublished(wishes, book)
    ? [...wishes.unreachable, ...publishedTags(book, examples)]
    : wishes.unreachable;

/** Turns the wishes of a command line into files and a tag expression; throws UsageError when they select nothing. */
export function select(wishes: Wishes, book: RuleBook, examples: readonly ExamplePlace[]): Selection {
  const rules = chosenRules(wishes, book, examples);
  const described = describeWishes(wishes);
  const tagged = rules ? examples.filter(({ tags }) => rules.includes(ruleTagOf(tags) ?? '')) : [...examples];
  const words = (rules ?? []).flatMap((id) => book.get(id)?.form?.asked ?? []);
  const seeing = words.length > 0 ? placesAsking(words, examples, linesBelow(ROOT)) : [];
  const chosen = [...tagged, ...seeing];
  if (chosen.length === 0) {
    const remedy = wishes.shard ? ' There are more shards than rules: take fewer.' : '';
    throw new UsageError(`${described ?? 'the run'} selects no example.${remedy}`);
  }
  const apart = leftOut(wishes, book, examples);
  const parts = [
    ...(rules && seeing.length === 0 ? [anyOf(rules.map((id) => `@${id}`))] : []),
    ...(wishes.tags ? [checkedTags(wishes.tags)] : []),
    ...(apart.length > 0 ? [`not ${anyOf(apart)}`] : []),
  ];
  return {
    paths: seeing.length > 0 ? pathsTo(chosen) : [...new Set(chosen.map(({ uri }) => uri))],
    tagExpression: parts.join(' and '),
    described,
  };
}
