import { isAscii, isUtf8 } from 'node:buffer';
import { isObject, type Json } from '../kernel/json.ts';
import { Problem } from '../kernel/problem.ts';
import { DEEPEST, MOST_VALUES } from './bounds.ts';
import { inOneGo } from './check-then-act.ts';
import type { HttpDecisions, PlacedOperation, WireRequest } from './operation.ts';
import { mistakesOf } from './validate.ts';

/** Whether the schema of a member has something to say about null: it takes it, or is not about types. */
const takesNull = ({ type, enum: words }: Json): boolean =>
  (type ?? words) === undefined || [type, words].flat().some((each) => each === 'null' || each === null);

/** A body without null members that its schema does not take; items of lists and of open objects keep theirs. */
function withoutNulls(schema: Json | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutNulls(schema?.items as Json | undefined, each));
  if (!isObject(value) || schema?.additionalProperties !== undefined) return value;
  const kept = Object.entries(value).flatMap(([name, member]) => {
    const schemas = schema?.properties;
    const own = isObject(schemas) && Object.hasOwn(schemas, name) ? (schemas[name] as Json) : undefined;
    return member === null && !(own && takesNull(own)) ? [] : [[name, withoutNulls(own, member)] as const];
  });
  return Object.fromEntries(kept);
}

const USUAL = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

const IN_UTF_8 = /^(utf-?8|(us-)?ascii)$/i;
const LIKE_ASCII = /^(iso-?8859-\d+|latin-?1|windows-125\d)$/i;

/** Reads a body by the operation's schema. Throws a Problem: 415 for another media type, 400 for what is bad in it. */
export function readBody(
  operation: Pick<PlacedOperation<never>, 'takes' | 'schema' | 'keepsNulls'>,
  request: WireRequest,
  { parseJson }: HttpDecisions,
): unknown {
  const takes = operation.takes ?? 'json';
  if (!operation.schema) return undefined;
  const { 'content-type': type = USUAL[takes], 'content-encoding': coding } = request.headers;
  if (type !== USUAL[takes]) {
    const media = (type.split(';')[0] as string).trim().toLowerCase();
    if (takes === 'json' ? !/^application\/([\w.-]+\+)?json$/.test(media) : media !== USUAL.form)
      throw new Problem(415, `Send the body as ${USUAL[takes]}.`);
    // ASCII is the same in most charsets.
    const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type) ?? [];
    if (!IN_UTF_8.test(charset) && !(LIKE_ASCII.test(charset) && isAscii(request.body)))
      throw new Problem(415, 'Send the body in UTF-8.');
  }
  if (coding !== undefined && !/^(identity)?$/i.test(coding.trim()))
    throw new Problem(415, 'Send the body as it is, without a content coding.');
  const given =
    takes === 'json' ? parseJson(request.body) : Object.fromEntries(new URLSearchParams(request.body.toString('utf8')));
  const body =
    operation.keepsNulls || !request.body.includes('null') ? given : withoutNulls(operation.schema as Json, given);
  const mistakes = mistakesOf(operation.schema, body);
  if (mistakes.length > 0) throw new Problem(400, 'Bad Request', mistakes);
  return body;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** The one bit in which brackets and braces differ. */
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** Why a JSON text is too deep or has too many values, from one pass over its bytes; arbitrary for invalid JSON. */
export function tooHeavy(body: Uint8Array): string | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] as number;
    if (byte === QUOTE) {
      // To the closing quote of the text that begins here.
      at += 1;
      while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
    } else if (byte === COMMA) values += 1;
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

/** Throws a Problem 400 for no JSON in UTF-8, or too much. Section "Endpoints". Rules: COM-JSON-02, COM-JSON-03. */
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
