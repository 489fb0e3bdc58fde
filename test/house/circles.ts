import { type Import, importsOf, type SourceFile } from '../architecture/source.ts';

/** The folder that counts as one room: `reference-impl/messaging`, and one level more in the harness: `support/wire/http`. */
const roomOf = (path: string): string => {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'support' ? 3 : 2).join('/');
};

/** Which rooms each room imports values from. */
function arrows(files: readonly SourceFile[]): Map<string, Set<string>> {
  const known = new Set(files.map(({ path }) => path));
  const found = new Map<string, Set<string>>();
  const add = ({ from, to }: Import): void => {
    const [here, there] = [roomOf(from), roomOf(to)];
    if (here !== there) found.set(here, (found.get(here) ?? new Set()).add(there));
  };
  for (const each of files.flatMap(importsOf))
    if (each.own && !each.typeOnly && !each.dynamic && known.has(each.to)) add(each);
  return found;
}

function reach(from: string, graph: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
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

/** Rooms that reach each other by imports of values: each circle as one sorted list. */
export function valueCircles(files: readonly SourceFile[]): string[][] {
  const graph = arrows(files);
  const reached = new Map([...graph.keys()].map((room) => [room, reach(room, graph)]));
  const circles = [...graph.keys()].map((room) =>
    [room, ...(reached.get(room) ?? [])].filter((other) => reached.get(other)?.has(room)).sort(),
  );
  const named = circles.filter((circle) => circle.length > 0).map((circle) => [...new Set(circle)]);
  return [...new Map(named.map((circle) => [circle.join(), circle])).values()];
}
