import { mediaTypeViolations } from '../../wire/contract/check.ts';
import { bodyRules } from './body-rules.ts';
import { repetitionRules } from './repetition-rules.ts';
import { type KnownExchange, shapeViolations, type TrafficRule, when } from './traffic.ts';

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
  ...bodyRules,
  ...repetitionRules,
];
