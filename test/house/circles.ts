import { type Import, importsOf, type SourceFile } from '../architecture/source.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The folder that counts as one room: `reference-impl/messaging`, and one level more in the harness: `support/wire/http`. */
const roomOf = (path: string): string => {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'support' ? 3 : 2).join('/');
};

/** What each file, or each room when `nameOf` names rooms, imports. */
function arrows(files: readonly SourceFile[], nameOf: (path: string) => string, isMeant: (each: Import) => boolean) {
  const known = new Set(files.map(({ path }) => path));
  const found = new Map<string, Set<string>>();
  const add = ({ from, to }: Import): void => {
    const [here, there] = [nameOf(from), nameOf(to)];
    if (here !== there) found.set(here, (found.get(here) ?? new Set()).add(there));
  };
  for (const each of files.flatMap(importsOf))
    if (each.own && !each.dynamic && isMeant(each) && known.has(each.to)) add(each);
  return found;
}

function reach(from: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const open = [from];
  for (let room = open.pop(); room !== undefined; room = open.pop())
    for (const next of graph.get(room) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
  return seen;
}

function circlesIn(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((room) => [room, reach(room, graph)]));
  const circles = [...graph.keys()].map((room) =>
    [room, ...(reached.get(room) ?? [])].filter((other) => reached.get(other)?.has(room)).sort(),
  );
  const named = circles.filter((circle) => circle.length > 0).map((circle) => [...new Set(circle)]);
  return [...new Map(named.map((circle) => [circle.join(), circle])).values()];
}

export const roomCircles = (files: readonly SourceFile[]): string[][] =>
  circlesIn(arrows(files, roomOf, ({ typeOnly }) => !typeOnly));

/** Files that reach each other by imports, of types as well: none of them is read without the others. */
export const fileCircles = (files: readonly SourceFile[]): string[][] => circlesIn(arrows(files, String, Boolean));
