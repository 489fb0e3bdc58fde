import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import parseTags from '@cucumber/tag-expressions';
import type { Shard } from '../../ground/evidence/circumstances.ts';
import { idOf } from '../../ground/members.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { linesBelow, placesAsking } from '../../ground/rules/asking-places.ts';
import { type ExamplePlace, PUBLISHED, ruleTagOf, taggedRules } from '../../ground/rules/example-index.ts';
import { profilesNamed, readProfiles, WHOLE } from '../../ground/rules/profiles.ts';
import { rulesNamed } from '../../ground/rules/promises.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { everyRule } from '../../ledger/verdicts.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { RunFlags } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';
import type { CucumberSelection } from './cucumber-runner.ts';
import { featuresOf, pathsTo } from './example-paths.ts';
import { balancedShards, durationsIn } from './shards.ts';
import { unreachableTags } from './target.ts';

export interface Selection extends CucumberSelection {
  readonly described: string | undefined;
}

type Choice = Pick<RunFlags, 'rule' | 'area' | 'tags' | 'shard' | 'balance' | 'paths' | 'deep' | 'profile'>;

interface Wishes extends Choice {
  readonly unreachable: readonly string[];
  /** Whether published behaviour is judged; where it is not, its examples run for those who ask for them. */
  readonly published?: boolean | undefined;
}

/** The same flags with the rules that `--failed` stands for. Throws UsageError when there are none, or no run in `out`. */
export function withFailed<Own extends Pick<RunFlags, 'rule' | 'area' | 'tags' | 'failed' | 'out'>>(flags: Own): Own {
  const { failed, rule, area = [], tags, out } = flags;
  if (!failed) return flags;
  if (rule.length > 0 || area.length > 0 || tags)
    throw new UsageError('--failed chooses the rules itself; leave out --rule, --area and --tags.');
  const red: string[] = [];
  for (const { id, judged, verdict } of everyRule(readVerdicts(out)))
    if (verdict === 'error' || (judged && verdict === 'fail')) red.push(id);
  if (red.length === 0) throw new UsageError(`no rule failed in the last run, in ${out}: nothing to run again.`);
  return { ...flags, rule: red };
}

/** The target file of a variant of the bundled reference, with its bindings as an outside team would write them. */
export function targetOfVariant(name: string): string {
  return join(ROOT, 'docs/examples', `${name}-target.yaml`);
}

/** The same flags with the target file of the variant they name. Throws UsageError when there is no such variant. */
export function withVariant(flags: RunFlags): RunFlags {
  const { variant, target } = flags;
  if (variant === undefined) return flags;
  if (target !== undefined && target !== process.env.PLUMBLINE_TARGET)
    throw new UsageError('--variant is about the bundled reference; leave --target out.');
  const file = targetOfVariant(variant);
  if (!/^[a-z]+$/.test(variant) || !existsSync(file))
    throw new UsageError(`there is no variant ${variant}; there is twin.`);
  return { ...flags, target: file };
}

/** The rules of one shard: every rule falls into exactly one of `total`. With the folder of a run they take as long as it took them. */
export function rulesOfShard(ids: readonly string[], { index, total }: Shard, run?: string): string[] {
  if (run !== undefined) return balancedShards(ids, total, durationsIn(run))[index - 1]?.rules ?? [];
  return [...new Set(ids)].sort().filter((_, at) => at % total === index - 1);
}

const said = new Set<string>();

export function areaRules(name: string, book: RuleBook): readonly string[] {
  const { rules, notice } = rulesNamed(name, book);
  if (notice !== undefined && !said.has(notice)) complain(notice);
  if (notice !== undefined) said.add(notice);
  return rules;
}

function chosenRules(wishes: Wishes, book: RuleBook, examples: readonly ExamplePlace[]): string[] | undefined {
  const { rule, shard, area = [], profile = [] } = wishes;
  const existing = taggedRules(examples);
  const chosen = new Set<string>();
  for (const id of rule) chosen.add(book.find(id).id);
  for (const name of area)
    for (const id of areaRules(name, book)) if (existing.has(id) || book.get(id)?.form) chosen.add(id);
  for (const { required, optional } of profilesNamed(profile, profile.length > 0 ? readProfiles(book) : []))
    for (const id of [...required, ...optional]) if (existing.has(id) || book.get(id)?.form) chosen.add(id);

  const wanted = [...chosen];
  if (area.length > 0 && wanted.length === 0) throw new UsageError(`no rule of ${area.join(', ')} has an example.`);
  const open = wanted.filter((id) => !existing.has(id) && !book.get(id)?.form);
  if (open.length > 0) throw new UsageError(`${open.join(', ')} has no example yet; nothing to run.`);
  if (!shard) return wanted.length > 0 ? wanted : undefined;
  return rulesOfShard(wanted.length > 0 ? wanted : [...existing], shard, wishes.balance);
}

const NAMED = 5;

export function describeWishes(wishes: Omit<Choice, 'balance' | 'profile'>): string | undefined {
  const { deep, paths = [], rule, area = [], tags, shard } = wishes;
  const named = deep ? ['--deep'] : paths.map((path) => relative(process.cwd(), join(ROOT, path)));
  const said: string[] = named.length > NAMED ? [`${named.length} files`] : named;
  if (rule.length > NAMED) said.push(`${rule.length} rules`);
  else for (const id of rule) said.push(`--rule ${id}`);
  for (const name of area) said.push(`--area ${name}`);
  if (tags) said.push(`--tags ${tags}`);
  if (shard) said.push(`--shard ${shard.index}/${shard.total}`);
  return said.join(' ') || undefined;
}

/** Tags of the examples that do not run: nothing would be judged by them, or the target cannot show them. */
function leftOut(wishes: Wishes, book: RuleBook, examples: readonly ExamplePlace[]): ReadonlySet<string> {
  const { paths, rule, tags: asked = '', published, unreachable } = wishes;
  const tags = new Set(unreachable);
  if (published !== false || paths !== undefined || asked.includes(PUBLISHED)) return tags;
  const named = [...rule, ...(asked.match(/(?<=@)[\w-]+/g) ?? [])];
  if (named.some((id) => book.get(id)?.standing === 'published' || book.get(id)?.form)) return tags;
  tags.add(PUBLISHED);
  for (const example of examples) {
    const id = ruleTagOf(example.tags);
    // An example of a published rule may bear another tag in the place of the common one.
    if (id && !example.tags.includes(PUBLISHED) && book.get(id)?.standing === 'published') tags.add(`@${id}`);
  }
  return tags;
}

/** Turns the wishes of a command line into files and a tag expression; throws UsageError when they select nothing. */
export function select(wishes: Wishes, book: RuleBook, examples: readonly ExamplePlace[]): Selection {
  const rules = chosenRules(wishes, book, examples);
  const described = describeWishes(wishes);
  const tagged = rules ? examples.filter(({ tags }) => rules.includes(ruleTagOf(tags) ?? '')) : examples;
  const words = (rules ?? []).flatMap((id) => book.get(id)?.form?.asked ?? []);
  const seeing = words.length > 0 ? placesAsking(words, examples, linesBelow(ROOT)) : [];
  if (tagged.length + seeing.length === 0) {
    const remedy = wishes.shard ? ' There are more shards than rules: take fewer.' : '';
    throw new UsageError(`${described ?? 'the run'} selects no example.${remedy}`);
  }

  const parts: string[] = [];
  if (rules && seeing.length === 0) parts.push(`(@${rules.join(' or @')})`);
  if (wishes.tags)
    try {
      parseTags(wishes.tags);
      parts.push(`(${wishes.tags})`);
    } catch (error) {
      const why = (error as Error).message.replace(/\s+/g, ' ').trim();
      throw new UsageError(`--tags ${wishes.tags} is no tag expression: ${why}`);
    }
  const apart = [...leftOut(wishes, book, examples)];
  if (apart.length > 0) parts.push(`not (${apart.join(' or ')})`);
  const files = seeing.length > 0 ? pathsTo([...tagged, ...seeing]) : [...featuresOf(tagged)];
  return { paths: wishes.paths ?? files, tagExpression: parts.join(' and '), described };
}

/** Whether somebody chose single rules: such a run is no answer about a profile. */
export const isChosen = ({ rule, area = [], tags, paths, deep }: Choice): boolean =>
  rule.length > 0 || area.length > 0 || tags !== undefined || paths !== undefined || deep === true;

/** The target with the profiles that this run answers for: those asked for, else those that it claims; none of a part. */
export function answering(target: ResolvedTarget, flags: Choice, book: RuleBook): ResolvedTarget {
  const { profile = [] } = flags;
  const asked = profile.length > 0 ? profile : (target.profiles ?? []);
  const profiles = isChosen(flags) ? [] : profilesNamed(asked, readProfiles(book)).map(idOf);
  return { ...target, profiles: profiles.length > 0 && !profiles.includes(WHOLE) ? profiles : undefined };
}

export function withinReach(
  flags: Choice,
  target: ResolvedTarget,
  book: RuleBook,
  places: readonly ExamplePlace[],
): Selection {
  const unreachable = unreachableTags(target, book.rules);
  return select({ ...flags, profile: target.profiles, unreachable, published: target.published }, book, places);
}
