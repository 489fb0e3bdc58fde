import { pointerTo } from './members.ts';

/** A container that is open while the text is read: the names an object has had, or the place in a list. */
interface Open {
  readonly names: Set<string> | undefined;
  name: string;
  place: number;
}

/** An unterminated text extends to the end, so that nothing is read twice. */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*"?|[{}[\],:]/g;

const stepInto = ({ names, name, place }: Open): string => (names ? name : String(place));

/** JSON pointer of the first duplicate member; the text is known to be JSON. */
export function duplicateName(text: string): string | undefined {
  const open: Open[] = [];
  const pointer = (): string => open.reduce((at, each) => pointerTo(at, stepInto(each)), '');
  let named: string | undefined;
  for (const [token] of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '{' || token === '[') open.push({ names: token === '{' ? new Set() : undefined, name: '', place: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && inner) inner.place += 1;
    else if (token === ':' && inner?.names && named !== undefined) {
      inner.name = JSON.parse(named) as string;
      if (inner.names.has(inner.name)) return pointer();
      inner.names.add(inner.name);
    } else named = token;
  }
  return undefined;
}

const DEEP = /"(?:[^"\\]|\\[\s\S])*"?|[{}[\]]/g;

/** How deep objects and lists are nested; stops counting above `limit`. */
export function depthOf(text: string, limit: number): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(DEEP)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    deepest = Math.max(deepest, depth);
    if (deepest > limit) return deepest;
  }
  return deepest;
}
