import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { listening } from '../wire/listening.ts';
import { answerQuestions } from './questions.ts';

/**
 * What the reference does for a request, written by hand for a submit alone: authenticate, validate, store, answer.
 * No worlds, no faults, no other operations. Argument: the credentials as JSON, secrets by user.
 */
const secrets = new Map<string, string>(Object.entries(JSON.parse(process.argv[2] ?? '{}')));
const messages = new Map<string, object>();

type Answer = readonly [status: number, body: string];

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

type Item = Readonly<Record<string, unknown>>;

const NUMBER = /^\+[1-9]\d{7,14}$/;

const isItem = ({ content, destination_number: to, format, delivery_report: reports }: Item): boolean =>
  typeof content === 'string' &&
  content.length > 0 &&
  content.length <= 5000 &&
  typeof to === 'string' &&
  NUMBER.test(to) &&
  (format === undefined || format === 'SMS' || format === 'MMS' || format === 'TTS') &&
  (reports === undefined || typeof reports === 'boolean');

function submit(request: IncomingMessage, text: string): Answer {
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
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const [status, body] = submit(request, Buffer.concat(chunks).toString('utf8'));
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, headers).end(body);
  });
});

answerQuestions();
process.send?.({ url: await listening(server) });
