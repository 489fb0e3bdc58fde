import { isObject } from '../../ground/json.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { reportsOf, type SentMessage } from './delivery-reports.ts';

export function observe(session: Session, what: string, seen: unknown): void {
  session.journal.observations.push({ what, seen });
}

export function observeAnswer(session: Session): Exchange {
  const { last } = session.wire;
  const { method, url } = last.request;
  // What an answer says that a caller has no business to know: the secret it used, or where the code failed.
  const { text } = last;
  const { accounts, projects } = session.cast.facts;
  let isTold = false;
  for (const { secret } of accounts) isTold ||= secret !== '' && text.includes(secret);
  for (const { keySecret } of projects) isTold ||= keySecret !== '' && text.includes(keySecret);
  const disclosed: string[] = [];
  if (isTold) disclosed.push('a secret');
  if (TRACE.test(text)) disclosed.push('a stack trace');
  const seen = { status: last.status, body: last.json ?? last.text, ...(disclosed.length > 0 && { disclosed }) };
  observe(session, `${method} ${new URL(url).pathname}`, seen);
  return last;
}

export async function observeMessage(session: Session, name: string): Promise<Exchange> {
  const { exchange } = session.handles.get<SentMessage>(name);
  exchange.looked = true;
  const reports: object[] = [];
  for (const { status, error_code, original_text } of await reportsOf(session, name))
    reports.push({ status, error_code, original_text });
  observe(session, name, { status: exchange.status, reports });
  return exchange;
}

const TRACE = /\n[^\S\n]+at \S|node:internal|Traceback|Exception in thread/;

/** Headers that a silence of the document is about. */
const HEADERS = ['www-authenticate', 'retry-after', 'deprecation', 'sunset', 'location'];
const SHORT = 80;

function membersInWords(json: unknown): string {
  if (Array.isArray(json)) return `a list of ${json.length}`;
  if (!isObject(json)) return JSON.stringify(json) ?? 'nothing';
  const names: string[] = [];
  for (const [name, value] of Object.entries(json))
    names.push(isObject(value) ? `${name} (${Object.keys(value).join(', ')})` : name);
  return names.length > 0 ? `members ${names.join(', ')}` : 'no members';
}

const SIGNATURE = /signature|nonce|digest|key-id/;

export function formInWords({ headers, json }: Pick<Exchange, 'headers' | 'json'>): string {
  const signing: string[] = [];
  for (const name of Object.keys(headers)) if (SIGNATURE.test(name)) signing.push(name);
  const signed = signing.length > 0 ? ` It is signed in ${signing.join(', ')}.` : '';
  return `It has ${membersInWords(json)}.${signed}`;
}

/** How an answer looked, in one sentence: what a binding has to know where the document is silent. */
export function sentenceOf({ request, status, headers, json, text }: Exchange): string {
  const { pathname, search } = new URL(request.url);
  let content = 'no content';
  if (text !== '') {
    const media = headers['content-type'] ?? 'content of no type';
    content =
      json === undefined ? `${media} "${text.trimEnd().slice(0, SHORT)}"` : `${media} with ${membersInWords(json)}`;
  }
  const parts = [`HTTP status ${status}`, content];
  for (const name of HEADERS) if (headers[name] !== undefined) parts.push(`${name}: ${headers[name]}`);
  return `${request.method} ${pathname}${search} was answered with ${parts.join('; ')}.`;
}
