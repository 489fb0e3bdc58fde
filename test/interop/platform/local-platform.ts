import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { RunningPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';
import { listening } from '../../wire/listening.ts';

/** A notification as a receiver of another language reads it: nothing is parsed. */
export interface Received {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of notifications that keeps them all, and answers the statuses in turn, then 200. */
export async function startReceiver(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url = '', headers } = request;
    received.push({ method, target: url, headers, body: Buffer.concat(parts).toString('utf8') });
    response.writeHead(statuses[received.length - 1] ?? 200).end();
  });
  const url = await listening(server);
  return { url, received, close: () => server.close() };
}

interface Credentials {
  readonly messaging: { readonly key: string; readonly secret: string };
  readonly project: { readonly id: string; readonly keyId: string; readonly keySecret: string };
  readonly conversation: { readonly appId: string; readonly botId: string };
  readonly lookup: { readonly user: string; readonly password: string };
}

interface Facts {
  readonly id: string;
  readonly now: string;
  readonly accounts: ReadonlyArray<Readonly<Record<'id' | 'role' | 'key' | 'secret', string>>>;
  readonly credentials: Credentials;
}

/** An answer with its body parsed where it is JSON. */
export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each operation has an answer of its own
  readonly json: any;
}

/** Sends a request with a body as given. */
export async function ask(url: string, method: string, headers: Record<string, string>, body?: string): Promise<Told> {
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await answer.text();
  const isJson = /json/i.test(answer.headers.get('content-type') ?? '');
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    json: isJson && text !== '' ? JSON.parse(text) : text,
  };
}

/** A frozen world of a platform, as a client with its credentials and an operator at its lab see it. */
export async function openWorld({ addresses }: RunningPlatform, order: object = {}) {
  const json = { 'content-type': 'application/json' };
  const made = await ask(`${addresses.lab}/worlds`, 'POST', json, JSON.stringify(order));
  const facts = made.json as Facts;
  const { messaging, project } = facts.credentials;
  const send = (to: string, authorization: string) => (method: string, path: string, body?: object) =>
    ask(
      `${addresses[to]}${path}`,
      method,
      { ...(body ? json : {}), authorization },
      body === undefined ? undefined : JSON.stringify(body),
    );
  const lab = (method: string, path: string, body?: object) =>
    ask(`${addresses.lab}/worlds/${facts.id}${path}`, method, body ? json : {}, body && JSON.stringify(body));
  const ofProject = basic(project.keyId, project.keySecret);
  return {
    facts,
    lab,
    messaging: send('messaging', basic(messaging.key, messaging.secret)),
    voice: send('voice', ofProject),
    conversation: send('conversation', ofProject),
    subprojects: send('subprojects', ofProject),
    advance: (by: string) => lab('POST', '/clock/advance', { by }),
    switchOn: (...names: string[]) =>
      lab('PATCH', `/accounts/${facts.accounts.find(({ role }) => role === 'main')?.id}`, {
        features: Object.fromEntries(names.map((name) => [name, true])),
      }),
  };
}

/** A world of a platform. */
export type OpenWorld = Awaited<ReturnType<typeof openWorld>>;

/** Waits for something to become true, eight seconds at most. */
export const until = async (isTrue: () => boolean): Promise<void> => {
  for (let round = 0; round < 800 && !isTrue(); round += 1) await new Promise((go) => setTimeout(go, 10));
};
