import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listening } from '../wire/listening.ts';
import { answerQuestions } from './questions.ts';

/**
 * What the reference does for a request, written by hand for these five requests alone: authenticate, validate, store, answer.
 * No worlds, no faults, no other operations. Argument: the credentials as JSON, secrets by user.
 */
const secrets = new Map<string, string>(Object.entries(JSON.parse(process.argv[2] ?? '{}')));
const messages = new Map<string, object>();
const tokens = new Map<string, { user: string; expiresAt: number }>();
const services = new Map<string, Record<string, unknown>>();

type Answer = readonly [status: number, body: string, type?: string];
type Handler = (request: IncomingMessage, url: string, body: string) => Answer;

const REFUSED: Answer = [401, '{"message":"Invalid credentials"}'];
const INVALID: Answer = [400, '{"message":"Bad Request"}'];

function userOf({ headers }: IncomingMessage): string | undefined {
  const { authorization = '' } = headers;
  if (!authorization.startsWith('Basic ')) return undefined;
  const text = Buffer.from(authorization.slice(6), 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const user = text.slice(0, colon);
  return secrets.get(user) === text.slice(colon + 1) ? user : undefined;
}

interface Item {
  readonly content?: unknown;
  readonly destination_number?: unknown;
  readonly format?: unknown;
  readonly delivery_report?: unknown;
}

const NUMBER = /^\+[1-9]\d{7,14}$/;

const isItem = ({ content, destination_number: to, format, delivery_report: reports }: Item): boolean =>
  typeof content === 'string' &&
  content.length > 0 &&
  content.length <= 5000 &&
  typeof to === 'string' &&
  NUMBER.test(to) &&
  (format === undefined || format === 'SMS' || format === 'MMS' || format === 'TTS') &&
  (reports === undefined || typeof reports === 'boolean');

const submit: Handler = (request, _url, text) => {
  const user = userOf(request);
  if (user === undefined) return REFUSED;
  const { messages: items } = JSON.parse(text) as { messages: Item[] };
  if (!Array.isArray(items) || items.length === 0 || items.length > 100 || !items.every(isItem)) return INVALID;
  const now = Date.now();
  const taken = items.map((item) => {
    const id = randomUUID();
    messages.set(id, { id, user, item, status: 'delivered', at: now });
    return { ...item, message_id: id, status: 'queued' };
  });
  return [202, JSON.stringify({ messages: taken })];
};

const get: Handler = (request, url) => {
  const user = userOf(request);
  if (user === undefined) return REFUSED;
  const found = messages.get(url.slice('/v1/messages/'.length)) as { id: string; user: string; item: Item } | undefined;
  if (!found || found.user !== user) return [404, '{"message":"Resource not found."}'];
  return [200, JSON.stringify({ message_id: found.id, status: 'delivered', ...found.item })];
};

const token: Handler = (request, _url, text) => {
  const user = userOf(request);
  if (user === undefined) return REFUSED;
  if (new URLSearchParams(text).get('grant_type') !== 'client_credentials') return INVALID;
  const made = randomBytes(32).toString('base64url');
  tokens.set(made, { user, expiresAt: Date.now() + 3_600_000 });
  return [200, JSON.stringify({ access_token: made, token_type: 'Bearer', expires_in: 3600, scope: '' })];
};

const lookup: Handler = (request, url) => {
  if (userOf(request) === undefined) return REFUSED;
  const number = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('msisdn') ?? '';
  if (!/^\d{8,15}$/.test(number)) return [200, 'result=INVALIDMSISDN', 'text/plain'];
  return [200, 'result=OK;imsi=24001;location=SE', 'text/plain'];
};

const update: Handler = (request, url, text) => {
  if (userOf(request) === undefined) return REFUSED;
  const body = JSON.parse(text) as Record<string, unknown>;
  const { name, description } = body;
  if (name !== undefined && (typeof name !== 'string' || name.length > 100)) return INVALID;
  if (description !== undefined && typeof description !== 'string') return INVALID;
  const service = services.get(url) ?? { serviceId: url, createTime: new Date().toISOString(), isDefault: true };
  Object.assign(service, body, { updateTime: new Date().toISOString() });
  services.set(url, service);
  return [200, JSON.stringify(service)];
};

function handlerFor(method: string, url: string): Handler {
  if (url === '/v1/messages') return submit;
  if (url === '/oauth2/token') return token;
  if (url.startsWith('/lookup')) return lookup;
  return method === 'PATCH' ? update : get;
}

function respond(request: IncomingMessage, response: ServerResponse, text: string): void {
  const url = request.url ?? '';
  const [status, body, type = 'application/json'] = handlerFor(request.method ?? '', url)(request, url, text);
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => respond(request, response, Buffer.concat(chunks).toString('utf8')));
});

answerQuestions();
process.send?.({ url: await listening(server) });
