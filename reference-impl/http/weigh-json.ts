import { DEEPEST, MOST_VALUES } from './bounds.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** The one bit in which brackets and braces differ. */
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** The place of the closing quote of the text whose first character is at `from`. */
function endOfText(body: Uint8Array, from: number): number {
  let at = from;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Why a JSON text is too heavy, if it is: depth, or the number of values. It scans the bytes, so that a
 * refused body costs one pass and no memory; its result for invalid JSON is arbitrary.
 */
export function tooHeavy(body: Uint8Array): string | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] as number;
    if (byte === QUOTE) at = endOfText(body, at + 1);
    else if (byte === COMMA) values += 1;
    else if ((byte | CURLY) === OPENING) {
      values += 1;
      depth += 1;
    } else if ((byte | CURLY) === CLOSING) depth -= 1;
    if (depth > DEEPEST) return `Values are nested deeper than ${DEEPEST} levels.`;
    if (values > MOST_VALUES) return `There are more than ${MOST_VALUES} values.`;
  }
  return undefined;
}
