import { isUtf8 } from 'node:buffer';
import { pointerTo, wrong } from './members.ts';

/** A container that is open while the text is read: the names an object has had, or the place in a list. */
interface Open {
  readonly names: Set<string> | undefined;
  name: string;
  place: number;
}

/** An unterminated text extends to the end, so that nothing is read twice. */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*"?|[{}[\],:]/g;

/** JSON pointer of the first duplicate member; the text is known to be JSON. */
function duplicateName(text: string): string | undefined {
  const open: Open[] = [];
  let named: string | undefined;
  for (const [token] of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '{' || token === '[') open.push({ names: token === '{' ? new Set() : undefined, name: '', place: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && inner) inner.place += 1;
    else if (token === ':' && inner?.names && named !== undefined) {
      inner.name = JSON.parse(named) as string;
      if (inner.names.has(inner.name))
        return open.reduce((at, each) => pointerTo(at, each.names ? each.name : String(each.place)), '');
      inner.names.add(inner.name);
    } else named = token;
  }
  return undefined;
}

/** The largest document that is read, in bytes. */
export const LARGEST = 1_048_576;

const DEEPEST = 64;

const WHOLE = '';
const BYTE_ORDER_MARK = '\uFEFF';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The reason of a JSON error on one line, without the surrounding text.
    const reason = (error as Error).message
      .replaceAll(/\p{Cc}/gu, ' ')
      .replace(/, (?:\.\.\.)?".*/s, '')
      .replace(/ in JSON at position/, ' at position');
    throw wrong(WHOLE, `is not JSON: ${reason}`);
  }
}

/**
 * Reads one JSON document. Throws a Problem that names the member for everything that could be read in two ways:
 * too large, not UTF-8, not JSON, nested too deep, or a duplicate member. A byte order mark is skipped.
 */
export function readDocument(bytes: Buffer): unknown {
  if (bytes.length > LARGEST) throw wrong(WHOLE, `must not be larger than ${LARGEST} bytes`);
  if (!isUtf8(bytes)) throw wrong(WHOLE, 'must be text in UTF-8');
  const text = bytes.toString('utf8').replace(new RegExp(`^${BYTE_ORDER_MARK}`), '');
  if (text.trim() === '') throw wrong(WHOLE, 'is empty');
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > DEEPEST) throw wrong(WHOLE, `must not have objects and lists more than ${DEEPEST} deep`);
  }
  const document = parse(text);
  const twice = duplicateName(text);
  if (twice !== undefined) throw wrong(twice, 'is there twice');
  return document;
}
