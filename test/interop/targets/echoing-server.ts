import { createServer, type Server, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { ESCAPES } from '../../unit/reporting/encodings.ts';
import { basic } from '../../wire/basic.ts';
import { listening } from '../../wire/listening.ts';

export const CANARIES = {
  messaging: { key: 'canary-user-4711', secret: `k€y"s&e<c>r'e\\t/+ =ö7` },
  project: { id: 'project-1', keyId: 'key-id-1', keySecret: 'pr0ject+s&cret"/=\\x', serviceId: 'service-1' },
  lookup: { user: 'looker', password: 'l00kup p%ss"wörd\\' },
} as const;

export const TOKEN = 'tOk3n.canary_77-abcDEF~x';

const { messaging, project, lookup } = CANARIES;

/** A secret of the target file that is as short as one may be. */
export const SHORT = 'Q7%z';

export const SECRETS = [messaging.secret, project.keySecret, lookup.password, TOKEN, SHORT];

/** Members of an answer that hold a secret by their name. */
const NAMED = [
  ...['token', 'api_key', 'apiKey', 'api_secret', 'signing_key', 'private_key', 'secret', 'clientSecret'],
  ...['authorization', 'webhookSecret', 'x-auth-token'],
];

const base64 = (plain: string): string => Buffer.from(plain).toString('base64');

/** A secret as it may be spelled somewhere. */
export const spelled = (secret: string): string[] => [
  ...new Set([
    ...[secret, ...Object.values(ESCAPES).map((encode) => encode(secret, [true]))],
    ...[Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('hex').toUpperCase()],
    ...[0, 1, 2].flatMap((before) => [insideBase64(secret, before), insideBase64(secret, before, 'base64url')]),
  ]),
];

/** What the secret alone makes of longer base64, wherever it starts. */
function insideBase64(secret: string, before: number, notation: 'base64' | 'base64url' = 'base64'): string {
  const all = Buffer.from(`${'x'.repeat(before)}${secret}xx`).toString(notation);
  const length = Buffer.byteLength(secret);
  return all.slice(Math.ceil((before * 8) / 6), Math.floor(((before + length) * 8) / 6));
}

/** Everything of a request and every secret, in every notation, in one answer. */
function gossip(seen: object): string {
  const forms = SECRETS.map((secret) => [...spelled(secret), base64(`x${secret}xx`), base64(`xx${secret}`)]);
  return JSON.stringify({
    seen,
    forms,
    pairs: [base64(`${messaging.key}:${messaging.secret}`), base64(`${lookup.user}:${lookup.password}`)],
    access_token: TOKEN,
    refresh_token: 'r3fresh-canary-token',
    password: 'unknown-canary-password',
    ...Object.fromEntries(NAMED.map((name) => [name, `unknown-canary-${name}`])),
    again: NAMED.map((name) => `as unknown-canary-${name} said`),
    text: `token=unknown-canary-form <signingKey>unknown-canary-xml</signingKey> X-Api-Key: unknown-canary-line`,
    inner: JSON.stringify({ client_secret: 'unknown-canary-inner', forms }),
    location: `https://someone:unknown-canary-url@host.example/?api_key=unknown-canary-query&secret=${encodeURIComponent(messaging.secret)}`,
    messages: [{ message_id: '11111111-2222-4333-8444-555555555555', status: 'queued' }],
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'x',
  });
}

/** Secrets that nobody declared: their place alone gives them away. */
export const UNDECLARED = [
  'r3fresh-canary-token',
  ...['password', 'inner', 'url', 'query', 'cookie', 'header', 'form', 'xml', 'line', ...NAMED].map(
    (name) => `unknown-canary-${name}`,
  ),
];

function callBack(body: string): void {
  const [, url] = /"(?:callback_url|callbackUrl)":"(http[^"]+)"/.exec(body) ?? [];
  if (!url) return;
  const headers = {
    'content-type': 'application/json',
    authorization: basic(messaging.key, messaging.secret),
    cookie: 'session=unknown-canary-cookie',
  };
  const callback = send(`${url}?token=${encodeURIComponent(TOKEN)}`, { method: 'POST', headers });
  callback.on('response', (answer) => answer.resume()).on('error', () => undefined);
  callback.end(gossip({ body }));
}

/** A server that tells everybody everything it knows, and calls back with it. */
export async function echoingServer(): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const { method, url = '', headers } = request;
    const accepted = url.includes('/oauth') || url.includes('token') || url.endsWith('/messages');
    response.writeHead(accepted ? 202 : 418, {
      'content-type': 'application/json',
      'set-cookie': 'session=unknown-canary-cookie; Path=/',
      'x-told': encodeURIComponent(messaging.secret),
      'x-api-key': 'unknown-canary-header',
    });
    response.end(gossip({ method, url, headers, body }));
    callBack(body);
  });
  return { server, url: await listening(server) };
}
