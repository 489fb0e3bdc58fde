import type { Alternative } from '../run/faults.ts';

/** What an alternative changes: two that change the same cannot be told apart, or get into each other's way. */
function touched({ rows, decisions, target: { bindings = {} } }: Alternative): string[] {
  return [
    ...rows.map((row) => `row ${row}`),
    ...decisions.map((decision) => `decision ${decision}`),
    ...Object.keys(bindings).map((binding) => `binding ${binding}`),
  ];
}

/** Alternatives that can be tried together. */
export type Group = readonly Alternative[];

/**
 * As few groups as come about by themselves: each alternative joins the first group that changes nothing which it changes, and whose
 * target file says the same of published facts. What reaches most comes first, so that such alternatives share their examples.
 */
export function groupsOf(alternatives: readonly Alternative[], reachOf: (alternative: Alternative) => number): Group[] {
  const groups: Array<{ readonly members: Alternative[]; readonly touched: Set<string>; readonly published: unknown }> =
    [];
  const ordered = alternatives
    .map((alternative) => ({ alternative, reach: reachOf(alternative) }))
    .sort((one, other) => other.reach - one.reach)
    .map(({ alternative }) => alternative);
  for (const alternative of ordered) {
    const own = touched(alternative);
    const { published } = alternative.target;
    const fit = groups.find((group) => group.published === published && !own.some((each) => group.touched.has(each)));
    if (!fit) groups.push({ members: [alternative], touched: new Set(own), published });
    else {
      fit.members.push(alternative);
      for (const each of own) fit.touched.add(each);
    }
  }
  return groups.map(({ members }) => members);
}

/** Two halves of a group that is red, so that its culprit can be found. */
export const halvesOf = (group: Group): Group[] => {
  const middle = Math.ceil(group.length / 2);
  return [group.slice(0, middle), group.slice(middle)].filter((half) => half.length > 0);
};
