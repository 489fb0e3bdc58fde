import { FACILITIES, type RuleRow } from './catalogue.ts';
import type { ReadExample, ReadFeature } from './document.ts';
import { ruleIdsOf } from './tags.ts';

const isJudging = ({ tags }: ReadExample, { standing }: RuleRow): boolean =>
  standing === 'observe' || !(tags.includes('@observe') || (standing !== 'published' && tags.includes('@published')));

const needsOf = ({ tags }: ReadExample): string[] => FACILITIES.filter((name) => tags.includes(`@needs-${name}`));

/** Fewer come first; of as many, those that come first among the facilities. */
const byAmount = (one: readonly string[], other: readonly string[]): number =>
  one.length - other.length || rank(one) - rank(other);

const rank = (needs: readonly string[]): number => needs.reduce((sum, need) => sum + 2 ** FACILITIES.indexOf(need), 0);

/** The facilities that suffice for each rule: those of the judged example that takes the fewest. Rules without examples are left out. */
export function sufficientNeeds(
  features: readonly ReadFeature[],
  rows: readonly RuleRow[],
): ReadonlyMap<string, readonly string[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const least = new Map<string, readonly string[]>();
  for (const example of features.flatMap(({ examples }) => examples))
    for (const id of ruleIdsOf(example)) {
      const row = byId.get(id);
      if (row === undefined || !isJudging(example, row)) continue;
      const [fewest = []] = [needsOf(example), ...(least.has(id) ? [least.get(id) ?? []] : [])].sort(byAmount);
      least.set(id, fewest);
    }
  return least;
}

/** Rows whose `needs` are not the facilities that suffice. */
export function wrongNeeds(features: readonly ReadFeature[], rows: readonly RuleRow[]): string[] {
  const least = sufficientNeeds(features, rows);
  return rows.flatMap(({ id, needs }) => {
    const wanted = least.get(id);
    const isRight = wanted === undefined || [...needs].sort().join() === [...wanted].sort().join();
    return isRight ? [] : [`${id} needs ${wanted.join(', ') || 'nothing'}, and says ${needs.join(', ') || 'nothing'}`];
  });
}
