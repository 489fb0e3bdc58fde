import { mediaTypeViolations } from '../../wire/contract/check.ts';
import { bodyRules } from './body-rules.ts';
import { repetitionRules } from './repetition-rules.ts';
import { hasCredentials, type KnownExchange, shapeViolations, type TrafficRule } from './traffic.ts';

const BEARER = ['subprojects', 'voice', 'conversation'];

const when = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);

/** Breaks of the documented shape of a successful answer, of one interface. */
const shapeOf =
  (name: string, operations: readonly string[] = []) =>
  ({ exchange, path, operation, bodyKept }: KnownExchange): string[] | undefined => {
    if (exchange.interface !== name || exchange.status !== 200 || !bodyKept) return undefined;
    if (operations.length > 0 && !operations.includes(operation)) return undefined;
    const labels = mediaTypeViolations(exchange);
    return shapeViolations(exchange, path).filter((each) => !labels.includes(each));
  };

/** A member of a token answer. */
const tokenMember =
  (name: string, what: string, isRight: (value: unknown) => boolean) =>
  ({ exchange }: KnownExchange): string[] | undefined => {
    const { json, status } = exchange;
    if (exchange.interface !== 'token' || status !== 200 || typeof json !== 'object' || json === null) return undefined;
    return when(isRight((json as Record<string, unknown>)[name]), `${name} is not ${what}`);
  };

const answers: readonly TrafficRule[] = [
  {
    id: 'COM-JSON-01',
    broken: ({ exchange }) =>
      exchange.text === '' || exchange.status >= 400 || exchange.interface === 'lookup'
        ? undefined
        : mediaTypeViolations(exchange),
  },
  { id: 'TOK-01', broken: shapeOf('token') },
  {
    id: 'TOK-02',
    broken: tokenMember(
      'access_token',
      'a text with anything in it',
      (value) => typeof value === 'string' && value !== '',
    ),
  },
  { id: 'TOK-03', broken: tokenMember('token_type', 'Bearer', (value) => value === 'Bearer') },
  { id: 'TOK-04', broken: tokenMember('expires_in', 'a whole number', Number.isInteger) },
  { id: 'TOK-05', broken: tokenMember('scope', 'a text', (value) => typeof value === 'string') },
  { id: 'VOICE-RESP-01', broken: shapeOf('voice') },
  { id: 'SUB-PATH-01', broken: shapeOf('subprojects', ['create a subproject', 'list subprojects']) },
  { id: 'LOOKUP-FMT-01', broken: shapeOf('lookup') },
];

const lookups: readonly TrafficRule[] = ['LOOKUP-OK-02', 'LOOKUP-FAIL-01'].map((id) => ({
  id,
  broken: ({ exchange, bodyKept }) => {
    const { interface: name, status, text } = exchange;
    if (name !== 'lookup' || status !== 200 || !bodyKept || /^result=OK(;|\s|$)/.test(text)) return undefined;
    return when(!/;/.test(text), 'a lookup that is not OK tells more than its result');
  },
}));

const refusals: readonly TrafficRule[] = [
  {
    id: 'COM-AUTH-01',
    needsCredentials: true,
    broken: ({ exchange }) =>
      hasCredentials(exchange)
        ? undefined
        : when(exchange.status === 401, `a request without credentials got HTTP status ${exchange.status}`),
  },
  {
    id: 'BEARER-02',
    broken: ({ exchange }) =>
      exchange.status !== 401 || !BEARER.includes(exchange.interface)
        ? undefined
        : when(exchange.headers['www-authenticate'] !== undefined, 'HTTP status 401 came without WWW-Authenticate'),
  },
  {
    id: 'TOK-06',
    broken: ({ exchange }) =>
      exchange.interface !== 'token' || exchange.status !== 401
        ? undefined
        : when(!/access_token/.test(exchange.text), 'a refused request got an access_token'),
  },
];

/** The rules that recorded traffic can show, each on its own exchange. */
export const trafficRules: readonly TrafficRule[] = [
  ...answers,
  ...lookups,
  ...refusals,
  ...bodyRules,
  ...repetitionRules,
];
