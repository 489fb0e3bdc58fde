import { isAscii } from 'node:buffer';
import { Problem } from '../kernel/problem.ts';
import { withoutNulls } from './null-members.ts';
import type { HttpDecisions, PlacedOperation, WireRequest } from './operation.ts';
import { mistakesOf } from './validate.ts';

const USUAL = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Whether `takes` allows the media type of the request; the header may be missing. */
function hasMediaType(request: WireRequest, takes: 'json' | 'form'): boolean {
  const given = request.headers['content-type'];
  if (given === undefined || given === USUAL[takes]) return true;
  const media = (given.split(';')[0] as string).trim().toLowerCase();
  return takes === 'json' ? /^application\/([\w.-]+\+)?json$/.test(media) : media === USUAL.form;
}

const IN_UTF_8 = /^(utf-?8|(us-)?ascii)$/i;
const LIKE_ASCII = /^(iso-?8859-\d+|latin-?1|windows-125\d)$/i;

/** Whether the bytes match their charset; ASCII is the same in most of them. */
function isReadable({ headers, body }: WireRequest): boolean {
  if (!headers['content-type']?.includes(';')) return true;
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type']) ?? [];
  return IN_UTF_8.test(charset) || (LIKE_ASCII.test(charset) && isAscii(body));
}

/**
 * Reads and judges the body of a request against the operation's schema.
 * Throws a Problem: 415 for another media type, 400 for bad JSON or members that break the schema.
 */
export function readBody(
  operation: Pick<PlacedOperation<never>, 'takes' | 'schema' | 'keepsNulls'>,
  request: WireRequest,
  { parseJson }: HttpDecisions,
): unknown {
  const takes = operation.takes ?? 'json';
  if (!operation.schema) return undefined;
  if (!hasMediaType(request, takes)) throw new Problem(415, `Send the body as ${USUAL[takes]}.`);
  if (!isReadable(request)) throw new Problem(415, 'Send the body in UTF-8.');
  const { 'content-encoding': coding } = request.headers;
  if (coding !== undefined && !/^(identity)?$/i.test(coding.trim()))
    throw new Problem(415, 'Send the body as it is, without a content coding.');
  const given =
    takes === 'json' ? parseJson(request.body) : Object.fromEntries(new URLSearchParams(request.body.toString('utf8')));
  const body =
    operation.keepsNulls || !request.body.includes('null')
      ? given
      : withoutNulls(operation.schema as Readonly<Record<string, unknown>>, given);
  const mistakes = mistakesOf(operation.schema, body);
  if (mistakes.length > 0) throw new Problem(400, 'Bad Request', mistakes);
  return body;
}
