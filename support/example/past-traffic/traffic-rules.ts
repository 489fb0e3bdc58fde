import { isObject, readJson } from '../../ground/json.ts';
import { mediaTypeViolations } from '../../wire/contract/check.ts';
import { repetitionRules } from './repetition-rules.ts';
import { type KnownExchange, sentText, shapeViolations, type TrafficRule, when } from './traffic.ts';

const BEARER = ['subprojects', 'voice', 'conversation'];

function shapeRule(id: string, name: string, operations?: readonly string[]): TrafficRule {
  return {
    id,
    broken({ exchange, path, operation, bodyKept }) {
      if (exchange.interface !== name || exchange.status !== 200 || !bodyKept) return undefined;
      if (operations && !operations.includes(operation)) return undefined;
      const labels = mediaTypeViolations(exchange);
      return shapeViolations(exchange, path).filter((each) => !labels.includes(each));
    },
  };
}

/** A member of a token answer: a text of that form, or a whole number where it has none. */
function tokenRule(id: string, member: string, what: string, form?: RegExp): TrafficRule {
  return {
    id,
    broken({ exchange }) {
      const { json, status } = exchange;
      if (exchange.interface !== 'token' || status !== 200 || typeof json !== 'object' || json === null)
        return undefined;
      const value = (json as Record<string, unknown>)[member];
      const isRight = form ? typeof value === 'string' && form.test(value) : Number.isInteger(value);
      return when(isRight, `${member} is not ${what}`);
    },
  };
}

function jsonIsLabelled({ exchange }: KnownExchange): string[] | undefined {
  const isOther = exchange.text === '' || exchange.status >= 400 || exchange.interface === 'lookup';
  return isOther ? undefined : mediaTypeViolations(exchange);
}

function failuresTellNoMore({ exchange, bodyKept }: KnownExchange): string[] | undefined {
  const { interface: name, status, text } = exchange;
  if (name !== 'lookup' || status !== 200 || !bodyKept || /^result=OK(;|\s|$)/.test(text)) return undefined;
  return when(!/;/.test(text), 'a lookup that is not OK tells more than its result');
}

function strangersAreRefused({ exchange }: KnownExchange): string[] | undefined {
  if ('authorization' in exchange.request.headers) return undefined;
  return when(exchange.status === 401, `a request without credentials got HTTP status ${exchange.status}`);
}

function refusalsNameTheScheme({ exchange }: KnownExchange): string[] | undefined {
  if (exchange.status !== 401 || !BEARER.includes(exchange.interface)) return undefined;
  return when(exchange.headers['www-authenticate'] !== undefined, 'HTTP status 401 came without WWW-Authenticate');
}

function refusalsBringNoToken({ exchange }: KnownExchange): string[] | undefined {
  if (exchange.interface !== 'token' || exchange.status !== 401) return undefined;
  return when(!/access_token/.test(exchange.text), 'a refused request got an access_token');
}

const JSON_INTERFACES = ['messaging', 'subprojects', 'voice', 'conversation', 'standalone'];

/** A refusal that has nothing to do with the body. */
const OTHER_REFUSALS = [401, 403, 404, 409, 415, 429];
const BROKEN = 'a body of broken JSON';

/** What was sent where JSON belongs, undefined where that is no JSON; nothing where none belongs or none was sent. */
function sentJson({ exchange }: KnownExchange): { json: unknown } | undefined {
  const text = sentText(exchange);
  if (!text || !JSON_INTERFACES.includes(exchange.interface)) return undefined;
  return { json: readJson(text) };
}

function isBroken(known: KnownExchange): boolean {
  const sent = sentJson(known);
  return sent !== undefined && sent.json === undefined;
}

function brokenIs400(id: string, name: string, asJsonToo: boolean): TrafficRule {
  return {
    id,
    broken(known) {
      const { interface: at, json, status } = known.exchange;
      if (at !== name || !isBroken(known) || OTHER_REFUSALS.includes(status)) return undefined;
      const explained = !asJsonToo || !known.bodyKept || json !== undefined;
      const refused = when(status === 400, `${BROKEN} got HTTP status ${status}`);
      return refused.concat(when(explained, 'the refusal is not explained in JSON'));
    },
  };
}

function brokenIsRefused(known: KnownExchange): string[] | undefined {
  const { status } = known.exchange;
  return isBroken(known) ? when(status >= 400, `${BROKEN} got HTTP status ${status}`) : undefined;
}

function othersAreRefused(known: KnownExchange): string[] | undefined {
  const { json } = sentJson(known) ?? {};
  if (json === undefined || isObject(json)) return undefined;
  const { status } = known.exchange;
  return when(status >= 400, `a body that is not an object got HTTP status ${status}`);
}

function falseIsRefused(known: KnownExchange): string[] | undefined {
  const { json } = sentJson(known) ?? {};
  const { interface: name, status } = known.exchange;
  if (name !== 'voice' || OTHER_REFUSALS.includes(status)) return undefined;
  if ((json as { isDefault?: unknown } | null | undefined)?.isDefault !== false) return undefined;
  return when(status === 400, `isDefault false got HTTP status ${status}`);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ISSUED = new Set(['message_id', 'delivery_report_id', 'reply_id']);

function issuedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(issuedIn);
  if (typeof value !== 'object' || value === null) return [];
  const ids: string[][] = [];
  for (const [name, member] of Object.entries(value))
    ids.push(ISSUED.has(name) && typeof member === 'string' ? [member] : issuedIn(member));
  return ids.flat();
}

function idsAreUuids({ exchange }: KnownExchange): string[] | undefined {
  const ids = exchange.interface === 'messaging' && exchange.status < 400 ? issuedIn(exchange.json) : [];
  const wrong: string[] = [];
  for (const id of ids) if (!UUID.test(id)) wrong.push(`${id} is not a UUID`);
  return ids.length === 0 ? undefined : wrong;
}

function namedIn({ exchange }: KnownExchange): { readonly name?: unknown } | undefined {
  const { json, status } = exchange;
  return exchange.interface === 'voice' && status === 200 && typeof json === 'object' && json !== null
    ? json
    : undefined;
}

function nameIsText(known: KnownExchange): string[] | undefined {
  const named = namedIn(known);
  return named && when(typeof named.name === 'string', 'name is not a text');
}

function nameIsTrimmed(known: KnownExchange): string[] | undefined {
  const named = namedIn(known);
  if (!named) return undefined;
  const { name } = named;
  return when(typeof name !== 'string' || name === name.trim(), 'name has blanks around it');
}

function otherGrantsAreRefused({ exchange }: KnownExchange): string[] | undefined {
  const { interface: name, status } = exchange;
  const text = sentText(exchange);
  if (name !== 'token' || text === undefined) return undefined;
  if (new URLSearchParams(text).get('grant_type') === 'client_credentials') return undefined;
  return when(status >= 400, `a request without grant_type client_credentials got HTTP status ${status}`);
}

export const trafficRules: readonly TrafficRule[] = [
  { id: 'COM-JSON-01', broken: jsonIsLabelled },
  shapeRule('TOK-01', 'token'),
  tokenRule('TOK-02', 'access_token', 'a text with anything in it', /./s),
  tokenRule('TOK-03', 'token_type', 'Bearer', /^Bearer$/),
  tokenRule('TOK-04', 'expires_in', 'a whole number'),
  tokenRule('TOK-05', 'scope', 'a text', /^/),
  shapeRule('VOICE-RESP-01', 'voice'),
  shapeRule('SUB-PATH-01', 'subprojects', ['create a subproject', 'list subprojects']),
  shapeRule('LOOKUP-FMT-01', 'lookup'),
  { id: 'LOOKUP-FAIL-01', broken: failuresTellNoMore },
  { id: 'COM-AUTH-01', needsCredentials: true, broken: strangersAreRefused },
  { id: 'BEARER-02', broken: refusalsNameTheScheme },
  { id: 'TOK-06', broken: refusalsBringNoToken },
  { id: 'COM-JSON-02', broken: brokenIsRefused },
  { id: 'COM-JSON-03', broken: othersAreRefused },
  brokenIs400('ERR-400-01', 'messaging', true),
  brokenIs400('ERR-400-03', 'subprojects', false),
  brokenIs400('SUB-JSON-01', 'subprojects', false),
  { id: 'ERR-400-02', broken: falseIsRefused },
  { id: 'VOICE-DEF-03', broken: falseIsRefused },
  { id: 'VOICE-NAME-02', broken: nameIsText },
  { id: 'VOICE-NAME-01', broken: nameIsTrimmed },
  { id: 'COM-ID-01', broken: idsAreUuids },
  { id: 'TOK-07', broken: otherGrantsAreRefused },
  ...repetitionRules,
];
