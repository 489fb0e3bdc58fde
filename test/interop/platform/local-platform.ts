import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
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
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { method = '', url = '', headers } = request;
    received.push({ method, target: url, headers, body });
    response.writeHead(statuses[bodies.push(body) - 1] ?? 200).end();
  });
  const url = await listening(server);
  return { url, received, bodies, close: () => server.close() };
}

/** A receiver that is gone at first; once it is back it keeps the bodies that it gets, and says when it has so many. */
export async function lateReceiver(count: number) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end();
    if (bodies.length === count) server.emit('told');
  });
  const all = new Promise((resolve) => server.once('told', resolve));
  const url = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  const port = Number(new URL(url).port);
  const comeBack = () => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return { url, bodies, all, comeBack, close: () => server.close() };
}

type Texts<Name extends string> = Readonly<Record<Name, string>>;

export interface Facts extends Texts<'id' | 'now'> {
  readonly accounts: ReadonlyArray<Texts<'id' | 'role' | 'key' | 'secret'>>;
  readonly projects: ReadonlyArray<
    Texts<'id' | 'role' | 'keyId' | 'keySecret' | 'appId' | 'botId'> & { readonly services: ReadonlyArray<Texts<'id'>> }
  >;
  readonly lookupUsers: ReadonlyArray<Texts<'user' | 'password'>>;
  readonly credentials: {
    readonly messaging: Texts<'key' | 'secret'>;
    readonly project: Texts<'id' | 'keyId' | 'keySecret' | 'serviceId'>;
    readonly conversation: Texts<'appId' | 'botId'>;
    readonly lookup: Texts<'user' | 'password'>;
  };
}

/** An answer with its body parsed where it is JSON. */
export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each operation has an answer of its own
  readonly json: any;
}

export async function ask(url: string, method: string, headers: Record<string, string>, body?: string): Promise<Told> {
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const said = await answer.text();
  const isJson = said !== '' && /json/i.test(answer.headers.get('content-type') ?? '');
  return { status: answer.status, headers: answer.headers, text: said, json: isJson ? JSON.parse(said) : said };
}

/** A frozen world of a platform, as a client with its credentials and an operator at its lab see it. */
export async function openWorld({ addresses }: RunningPlatform, order: object = {}) {
  const json = { 'content-type': 'application/json' };
  const made = await ask(`${addresses.lab}/worlds`, 'POST', json, JSON.stringify(order));
  const facts = made.json as Facts;
  const { messaging, project } = facts.credentials;
  const send = (to: string, authorization: string) => (method: string, path: string, body?: object) =>
    ask(`${addresses[to]}${path}`, method, { ...(body && json), authorization }, body && JSON.stringify(body));
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

export type OpenWorld = Awaited<ReturnType<typeof openWorld>>;

/** Waits for something to become true, eight seconds at most. */
export const until = async (isTrue: () => boolean): Promise<void> => {
  for (let round = 0; round < 800 && !isTrue(); round += 1) await new Promise((go) => setTimeout(go, 10));
};
