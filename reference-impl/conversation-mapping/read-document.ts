import { isUtf8 } from 'node:buffer';
import { depthOf, duplicateName } from './duplicate-names.ts';
import { wrong } from './members.ts';

/** The largest document that is read, in bytes. */
export const LARGEST = 1_048_576;

/** How deep objects and lists may be nested. */
const DEEPEST = 64;

const WHOLE = '';
const BYTE_ORDER_MARK = '\uFEFF';

/** The reason of a JSON error on one line, without the surrounding text. */
const reasonOf = (error: unknown): string =>
  (error as Error).message
    .replaceAll(/\p{Cc}/gu, ' ')
    .replace(/, (?:\.\.\.)?".*/s, '')
    .replace(/ in JSON at position/, ' at position');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrong(WHOLE, `is not JSON: ${reasonOf(error)}`);
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
  if (depthOf(text, DEEPEST) > DEEPEST) throw wrong(WHOLE, `must not have objects and lists more than ${DEEPEST} deep`);
  const document = parse(text);
  const twice = duplicateName(text);
  if (twice !== undefined) throw wrong(twice, 'is there twice');
  return document;
}
