import { codeBeside } from '../../kernel/code-beside.ts';
import type { Alternative } from '../alternative.ts';
import { twin } from '../twin/index.ts';
import { noAlternative } from './no-alternative.ts';

/** The topics of every interface: each file in a folder here. */
const topics: ReadonlyArray<{ readonly alternatives: readonly Alternative[] }> = await Promise.all(
  codeBeside(import.meta.url).map((path) => import(path)),
);

const isDecided = ({ decide, reply, notify, shape }: Alternative): boolean =>
  (decide ?? reply ?? notify ?? shape) !== undefined;

/** Every alternative the platform can show, those that the twin shows all at once among them; its identifiers and paths are no decision. */
export const alternatives: readonly Alternative[] = [
  ...twin.deviations.filter(isDecided),
  ...topics.flatMap((topic) => topic.alternatives),
];

/** Rows that no alternative shows, each with the reason. */
export const withoutAlternative: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    twin.deviations
      .filter((each) => !isDecided(each))
      .flatMap(({ rows, says }) => rows.map((row) => [row, `Only the twin as a whole can show it: ${says}`])),
  ),
  ...noAlternative,
};

const byName: ReadonlyMap<string, Alternative> = new Map(alternatives.map((each) => [each.name, each]));

/** The alternatives with these names; `unknown` are the names of none. */
export function findAlternatives(names: readonly string[]): { found: Alternative[]; unknown: string[] } {
  return { found: names.flatMap((name) => byName.get(name) ?? []), unknown: names.filter((name) => !byName.has(name)) };
}
