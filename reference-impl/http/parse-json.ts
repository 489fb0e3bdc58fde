import { isUtf8 } from 'node:buffer';
import { Problem } from '../kernel/problem.ts';
import { DEEPEST, MOST_VALUES } from './bounds.ts';
import { inOneGo } from './check-then-act.ts';
import type { HttpDecisions } from './operation.ts';

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

const UNREADABLE = 'Request failed to parse correctly. Send well-formed JSON in UTF-8 and try again.';

const MISTAKE = { pointer: '', kind: 'json', message: 'Failed to parse message body.' };

/** A body this small cannot be too heavy. */
const LIGHT = 2 * DEEPEST;

/**
 * Throws a Problem with HTTP status 400 for everything that is not JSON in UTF-8, or too heavy. Section "Endpoints".
 * Rules: COM-JSON-02, COM-JSON-03.
 */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0 || !isUtf8(body)) throw new Problem(400, UNREADABLE, [MISTAKE]);
  const objection = body.length > LIGHT ? tooHeavy(body) : undefined;
  if (objection) throw new Problem(400, UNREADABLE, [{ ...MISTAKE, message: objection }]);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Problem(400, UNREADABLE, [MISTAKE]);
  }
}

export const httpDecisions: HttpDecisions = { parseJson, sequence: inOneGo };
