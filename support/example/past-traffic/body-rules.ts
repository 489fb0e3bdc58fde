import { readJson } from '../../ground/json.ts';
import { type KnownExchange, sentText, type TrafficRule } from './traffic.ts';

const JSON_INTERFACES = ['messaging', 'subprojects', 'voice', 'conversation', 'standalone'];

/** A refusal that has nothing to do with the body. */
const OTHER_REFUSALS = [401, 403, 404, 409, 415, 429];

const when = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);

/** What was sent where JSON belongs: a text, and what it is as JSON. */
function sentJson({ exchange }: KnownExchange): { text: string; json: unknown } | undefined {
  const text = sentText(exchange);
  if (!text || !JSON_INTERFACES.includes(exchange.interface)) return undefined;
  return { text, json: readJson(text) };
}

const isBroken = (known: KnownExchange): boolean => {
  const sent = sentJson(known);
  return sent !== undefined && sent.json === undefined;
};

const got = ({ exchange }: KnownExchange): string => `got HTTP status ${exchange.status}`;

const refusedElsewhere = ({ exchange }: KnownExchange): boolean => OTHER_REFUSALS.includes(exchange.status);

const BROKEN = 'a body of broken JSON';

/** A broken body is answered with HTTP status 400 on one interface. */
const brokenIs400 =
  (name: string, asJsonToo: boolean): TrafficRule['broken'] =>
  (known) => {
    const { exchange, bodyKept } = known;
    if (exchange.interface !== name || !isBroken(known) || refusedElsewhere(known)) return undefined;
    const explained = !asJsonToo || !bodyKept || exchange.json !== undefined;
    return [
      ...when(exchange.status === 400, `${BROKEN} ${got(known)}`),
      ...when(explained, 'the refusal is not explained in JSON'),
    ];
  };

function refusesFalse(known: KnownExchange): string[] | undefined {
  const { json } = sentJson(known) ?? {};
  if (known.exchange.interface !== 'voice' || refusedElsewhere(known)) return undefined;
  if ((json as { isDefault?: unknown } | null | undefined)?.isDefault !== false) return undefined;
  return when(known.exchange.status === 400, `isDefault false ${got(known)}`);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ISSUED = new Set(['message_id', 'delivery_report_id', 'reply_id']);

/** The identifiers in an answer, at any place. */
function issuedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(issuedIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    ISSUED.has(name) && typeof member === 'string' ? [member] : issuedIn(member),
  );
}

function wrongIds({ exchange }: KnownExchange): string[] | undefined {
  const ids = exchange.interface === 'messaging' && exchange.status < 400 ? issuedIn(exchange.json) : [];
  return ids.length === 0 ? undefined : ids.filter((id) => !UUID.test(id)).map((id) => `${id} is not a UUID`);
}

/** A name in an answer of the voice service; what is not an object has none. */
function nameIn({ exchange }: KnownExchange): unknown {
  const { json, status } = exchange;
  if (exchange.interface !== 'voice' || status !== 200 || typeof json !== 'object' || json === null) return undefined;
  return { value: (json as { name?: unknown }).name };
}

const nameRule =
  (isRight: (name: unknown) => boolean, sentence: string): TrafficRule['broken'] =>
  (known) => {
    const found = nameIn(known) as { value: unknown } | undefined;
    return found && when(isRight(found.value), sentence);
  };

/** A token is asked for with a form. */
function grantRefused(known: KnownExchange): string[] | undefined {
  const { exchange } = known;
  const text = sentText(exchange);
  if (exchange.interface !== 'token' || text === undefined) return undefined;
  if (new URLSearchParams(text).get('grant_type') === 'client_credentials') return undefined;
  return when(exchange.status >= 400, `a request without grant_type client_credentials ${got(known)}`);
}

/** Rules about what was sent in a body and what that led to. */
export const bodyRules: readonly TrafficRule[] = [
  {
    id: 'COM-JSON-02',
    broken: (known) => (isBroken(known) ? when(known.exchange.status >= 400, `${BROKEN} ${got(known)}`) : undefined),
  },
  {
    id: 'COM-JSON-03',
    broken: (known) => {
      const sent = sentJson(known);
      if (!sent || sent.json === undefined) return undefined;
      if (typeof sent.json === 'object' && sent.json !== null && !Array.isArray(sent.json)) return undefined;
      return when(known.exchange.status >= 400, `a body that is not an object ${got(known)}`);
    },
  },
  { id: 'ERR-400-01', broken: brokenIs400('messaging', true) },
  { id: 'ERR-400-03', broken: brokenIs400('subprojects', false) },
  { id: 'SUB-JSON-01', broken: brokenIs400('subprojects', false) },
  { id: 'ERR-400-02', broken: refusesFalse },
  { id: 'VOICE-DEF-03', broken: refusesFalse },
  { id: 'VOICE-NAME-02', broken: nameRule((name) => typeof name === 'string', 'name is not a text') },
  {
    id: 'VOICE-NAME-01',
    broken: nameRule((name) => typeof name !== 'string' || name === name.trim(), 'name has blanks around it'),
  },
  { id: 'COM-ID-01', broken: wrongIds },
  { id: 'TOK-07', broken: grantRefused },
];
