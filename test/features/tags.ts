import { FACILITIES, RULE_ID, type RuleRow } from './catalogue.ts';
import type { ReadExample, ReadFeature } from './document.ts';

const INTERFACES = [
  ...['messaging', 'token', 'voice', 'lookup', 'subprojects', 'conversation', 'standalone'],
  ...['client', 'receiver'],
];

const STANDINGS: Readonly<Record<string, string | undefined>> = {
  documented: undefined,
  reading: '@reading',
  observe: '@observe',
  published: '@published',
  'not-shown': '@observe',
};

const STANDING_TAGS = ['@reading', '@observe', '@published'];

const CLOSED = new Set([
  ...INTERFACES.map((name) => `@${name}`),
  ...FACILITIES.map((name) => `@needs-${name}`),
  ...STANDING_TAGS,
  '@slow-real-time',
  '@smoke',
  '@core',
]);

/** Where an example stands, as a line that an editor can jump to. */
export const placeOf = ({ path, line, title }: ReadExample): string => `${path}:${line} "${title}"`;

const examplesOf = (features: readonly ReadFeature[]): ReadExample[] => features.flatMap(({ examples }) => examples);

const isRuleTag = (tag: string): boolean => RULE_ID.test(tag.slice(1));

/** The rule ids among the tags of an example, each once. */
export const ruleIdsOf = ({ tags }: ReadExample): string[] => [
  ...new Set(tags.filter(isRuleTag).map((tag) => tag.slice(1))),
];

/** Examples that do not carry exactly one id of a rule that may have examples. */
export function wrongRuleIds(features: readonly ReadFeature[], rows: readonly RuleRow[]): string[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return examplesOf(features).flatMap((example) => {
    const [id, ...more] = ruleIdsOf(example);
    const complain = (what: string): string[] => [`${placeOf(example)} ${what}`];
    if (id === undefined) return complain('carries no rule id');
    if (more.length > 0) return complain(`carries ${[id, ...more].join(' and ')}; one example shows one rule`);
    const row = known.get(id);
    if (!row) return complain(`carries ${id}, which no row of rules.json has`);
    if (row.aliasOf) return complain(`carries ${id}, an alias of ${row.aliasOf}`);
    return row.excluded ? complain(`carries ${id}, which is excluded`) : [];
  });
}

/** Tags that are not in the closed list, and examples without exactly one interface. */
export function foreignTags(features: readonly ReadFeature[]): string[] {
  return examplesOf(features).flatMap((example) => {
    const foreign = [...new Set(example.tags)].filter((tag) => !CLOSED.has(tag) && !isRuleTag(tag));
    const interfaces = INTERFACES.filter((name) => example.tags.includes(`@${name}`));
    return [
      ...foreign.map((tag) => `${placeOf(example)} has the tag ${tag}, which is not in the closed list`),
      ...(interfaces.length === 1 ? [] : [`${placeOf(example)} has ${interfaces.length} interface tags`]),
    ];
  });
}

/** Whether an example only records what it sees: an undecided edge of a rule that is otherwise judged. */
const onlyObserves = ({ tags }: ReadExample): boolean => tags.includes('@observe');

/**
 * Examples whose tags tell another standing than the row of their rule. An undecided edge may be observed, and any rule
 * may have examples that use published operations.
 */
export function wrongStandings(features: readonly ReadFeature[], rows: readonly RuleRow[]): string[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return examplesOf(features).flatMap((example) => {
    const row = known.get(ruleIdsOf(example)[0] ?? '');
    if (!row || onlyObserves(example)) return [];
    const tags = STANDING_TAGS.filter((tag) => example.tags.includes(tag));
    const told = tags.join(' ');
    const due = STANDINGS[row.standing] ?? '';
    if (told === due || tags.filter((tag) => tag !== '@published').join(' ') === due) return [];
    return [`${placeOf(example)} is tagged "${told}"; the standing ${row.standing} of ${row.id} asks for "${due}"`];
  });
}

/** Judged rules whose examples all only observe: nothing about them could ever be red. */
export function neverJudged(features: readonly ReadFeature[], rows: readonly RuleRow[]): string[] {
  const examples = examplesOf(features);
  return rows
    .filter(({ standing }) => standing === 'documented' || standing === 'reading')
    .flatMap(({ id }) => {
      const own = examples.filter((example) => ruleIdsOf(example)[0] === id);
      return own.length > 0 && own.every(onlyObserves) ? [`${id} has only examples that observe`] : [];
    });
}
