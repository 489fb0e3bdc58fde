import { isObject, readJson } from '../../ground/json.ts';
import { mediaTypeViolations } from '../../wire/contract/check.ts';
import { type Broken, type KnownExchange, repeats, sentText, shapeViolations, when } from './traffic.ts';

const BEARER = ['subprojects', 'voice', 'conversation'];
const JSON_INTERFACES = ['messaging', 'subprojects', 'voice', 'conversation', 'standalone'];

/** A refusal that has nothing to do with the body. */
const OTHER_REFUSALS = [401, 403, 404, 409, 415, 429];
const BROKEN = 'a body of broken JSON';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ISSUED = new Set(['message_id', 'delivery_report_id', 'reply_id']);

function shape(name: string, operations?: readonly string[]): Broken {
  return ({ exchange, path, operation, bodyKept }) => {
    if (exchange.interface !== name || exchange.status !== 200 || !bodyKept) return undefined;
    if (operations && !operations.includes(operation)) return undefined;
    const labels = mediaTypeViolations(exchange);
    return shapeViolations(exchange, path).filter((each) => !labels.includes(each));
  };
}

/** A member of a token answer: a text of that form, or a whole number where it has none. */
function tokenMember(member: string, what: string, form?: RegExp): Broken {
  return ({ exchange }) => {
    const { json, status } = exchange;
    if (exchange.interface !== 'token' || status !== 200 || typeof json !== 'object' || json === null) return undefined;
    const value = (json as Record<string, unknown>)[member];
    const isRight = form ? typeof value === 'string' && form.test(value) : Number.isInteger(value);
    return when(isRight, `${member} is not ${what}`);
  };
}

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

function brokenIs400(name: string, asJsonToo: boolean): Broken {
  return (known) => {
    const { interface: at, json, status } = known.exchange;
    if (at !== name || !isBroken(known) || OTHER_REFUSALS.includes(status)) return undefined;
    const explained = !asJsonToo || !known.bodyKept || json !== undefined;
    const refused = when(status === 400, `${BROKEN} got HTTP status ${status}`);
    return refused.concat(when(explained, 'the refusal is not explained in JSON'));
  };
}

const falseIsRefused: Broken = (known) => {
  const { json } = sentJson(known) ?? {};
  const { interface: name, status } = known.exchange;
  if (name !== 'voice' || OTHER_REFUSALS.includes(status)) return undefined;
  if ((json as { isDefault?: unknown } | null | undefined)?.isDefault !== false) return undefined;
  return when(status === 400, `isDefault false got HTTP status ${status}`);
};

function issuedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(issuedIn);
  if (typeof value !== 'object' || value === null) return [];
  const ids: string[][] = [];
  for (const [name, member] of Object.entries(value))
    ids.push(ISSUED.has(name) && typeof member === 'string' ? [member] : issuedIn(member));
  return ids.flat();
}

function namedIn({ exchange }: KnownExchange): { readonly name?: unknown } | undefined {
  const { json, status } = exchange;
  const isAnswer = exchange.interface === 'voice' && status === 200;
  return isAnswer && typeof json === 'object' && json !== null ? json : undefined;
}

/** Recorders often drop credentials: then a request without them proves nothing. */
export const NEEDS_CREDENTIALS = 'COM-AUTH-01';

const RULES: Readonly<Record<string, Broken>> = {
  'COM-JSON-01': ({ exchange }) => {
    const isOther = exchange.text === '' || exchange.status >= 400 || exchange.interface === 'lookup';
    return isOther ? undefined : mediaTypeViolations(exchange);
  },
  'TOK-01': shape('token'),
  'TOK-02': tokenMember('access_token', 'a text with anything in it', /./s),
  'TOK-03': tokenMember('token_type', 'Bearer', /^Bearer$/),
  'TOK-04': tokenMember('expires_in', 'a whole number'),
  'TOK-05': tokenMember('scope', 'a text', /^/),
  'VOICE-RESP-01': shape('voice'),
  'SUB-PATH-01': shape('subprojects', ['create a subproject', 'list subprojects']),
  'LOOKUP-FMT-01': shape('lookup'),
  'LOOKUP-FAIL-01': ({ exchange, bodyKept }) => {
    const { interface: name, status, text } = exchange;
    if (name !== 'lookup' || status !== 200 || !bodyKept || /^result=OK(;|\s|$)/.test(text)) return undefined;
    return when(!/;/.test(text), 'a lookup that is not OK tells more than its result');
  },
  [NEEDS_CREDENTIALS]: ({ exchange }) => {
    if ('authorization' in exchange.request.headers) return undefined;
    return when(exchange.status === 401, `a request without credentials got HTTP status ${exchange.status}`);
  },
  'BEARER-02': ({ exchange }) => {
    if (exchange.status !== 401 || !BEARER.includes(exchange.interface)) return undefined;
    return when(exchange.headers['www-authenticate'] !== undefined, 'HTTP status 401 came without WWW-Authenticate');
  },
  'TOK-06': ({ exchange }) => {
    if (exchange.interface !== 'token' || exchange.status !== 401) return undefined;
    return when(!/access_token/.test(exchange.text), 'a refused request got an access_token');
  },
  'COM-JSON-02': (known) => {
    const { status } = known.exchange;
    return isBroken(known) ? when(status >= 400, `${BROKEN} got HTTP status ${status}`) : undefined;
  },
  'COM-JSON-03': (known) => {
    const { json } = sentJson(known) ?? {};
    if (json === undefined || isObject(json)) return undefined;
    const { status } = known.exchange;
    return when(status >= 400, `a body that is not an object got HTTP status ${status}`);
  },
  'ERR-400-01': brokenIs400('messaging', true),
  'ERR-400-03': brokenIs400('subprojects', false),
  'SUB-JSON-01': brokenIs400('subprojects', false),
  'ERR-400-02': falseIsRefused,
  'VOICE-DEF-03': falseIsRefused,
  'VOICE-NAME-02': (known) => {
    const named = namedIn(known);
    return named && when(typeof named.name === 'string', 'name is not a text');
  },
  'VOICE-NAME-01': (known) => {
    const named = namedIn(known);
    if (!named) return undefined;
    const { name } = named;
    return when(typeof name !== 'string' || name === name.trim(), 'name has blanks around it');
  },
  'COM-ID-01': ({ exchange }) => {
    const ids = exchange.interface === 'messaging' && exchange.status < 400 ? issuedIn(exchange.json) : [];
    const wrong: string[] = [];
    for (const id of ids) if (!UUID.test(id)) wrong.push(`${id} is not a UUID`);
    return ids.length === 0 ? undefined : wrong;
  },
  'TOK-07': ({ exchange }) => {
    const { interface: name, status } = exchange;
    const text = sentText(exchange);
    if (name !== 'token' || text === undefined) return undefined;
    if (new URLSearchParams(text).get('grant_type') === 'client_credentials') return undefined;
    return when(status >= 400, `a request without grant_type client_credentials got HTTP status ${status}`);
  },
  'VOICE-IDEM-01': repeats(true),
  'VOICE-IDEM-04': repeats(false),
};

export const trafficRules: Array<{ readonly id: string; readonly broken: Broken }> = [];
for (const [id, broken] of Object.entries(RULES)) trafficRules.push({ id, broken });
