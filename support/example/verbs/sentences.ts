import { isObject } from '../../ground/json.ts';
import type { Exchange } from '../../wire/http/exchange.ts';

/** Headers that a silence of the document is about. */
const TOLD = ['www-authenticate', 'retry-after', 'deprecation', 'sunset', 'location'];

const SHORT = 80;

export function membersInWords(json: unknown): string {
  if (Array.isArray(json)) return `a list of ${json.length}`;
  if (!isObject(json)) return JSON.stringify(json) ?? 'nothing';
  const names = Object.entries(json).map(([name, value]) =>
    isObject(value) ? `${name} (${Object.keys(value).join(', ')})` : name,
  );
  return names.length > 0 ? `members ${names.join(', ')}` : 'no members';
}

function contentInWords({ headers, json, text }: Exchange): string {
  if (text === '') return 'no content';
  const media = headers['content-type'] ?? 'content of no type';
  return json === undefined ? `${media} "${text.trimEnd().slice(0, SHORT)}"` : `${media} with ${membersInWords(json)}`;
}

/** How an answer looked, in one sentence: what a binding has to know where the document is silent. */
export function sentenceOf(exchange: Exchange): string {
  const { request, status, headers } = exchange;
  const { pathname, search } = new URL(request.url);
  const told = TOLD.filter((name) => headers[name] !== undefined).map((name) => `${name}: ${headers[name]}`);
  const parts = [`HTTP status ${status}`, contentInWords(exchange), ...told];
  return `${request.method} ${pathname}${search} was answered with ${parts.join('; ')}.`;
}
