import { createServer, type IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';
import type { RunningPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';
import { listening } from '../../wire/listening.ts';

interface Account {
  readonly id: string;
  readonly role: string;
  readonly key: string;
  readonly secret: string;
}

interface World {
  readonly id: string;
  readonly accounts: readonly Account[];
  readonly credentials: {
    readonly project: { readonly keyId: string; readonly keySecret: string };
    readonly lookup: { readonly user: string; readonly password: string };
  };
}

async function json<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

const body = (method: string, content: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(content),
});

/** When frozen worlds of tests begin: noon of a weekday. */
export const FIRST_MOMENT = '2024-01-15T12:00:00Z';

/** A frozen world and what a client and an operator do in it, over real HTTP. */
export async function frozenWorld({ addresses }: RunningPlatform) {
  const { lab, messaging, token, lookup } = addresses as Record<string, string>;
  const world = await json<World>(`${lab}/worlds`, body('POST', { clock: 'frozen', now: FIRST_MOMENT }));
  const place = `${lab}/worlds/${world.id}`;
  const [main] = world.accounts as readonly [Account];
  const { project, lookup: user } = world.credentials;
  const send = (messages: object[]) =>
    json<{ messages: Array<{ message_id: string }> }>(`${messaging}/v1/messages`, {
      ...body('POST', { messages }),
      headers: { 'content-type': 'application/json', authorization: basic(main.key, main.secret) },
    });
  return {
    id: world.id,
    main,
    place,
    address: `${lab}/?world=${world.id}`,
    operate: (method: string, path: string, content?: object) =>
      json(`${place}${path}`, content ? body(method, content) : { method }),
    send: async (content: string, members: object = {}) =>
      (await send([{ content, destination_number: '+46700000001', delivery_report: true, ...members }])).messages[0]
        ?.message_id as string,
    sendMany: async (count: number) => {
      for (let from = 0; from < count; from += 100)
        await send(
          Array.from({ length: 100 }, (_, i) => ({
            content: `Parcel ${from + i}`,
            destination_number: `+4670${String(1_000_000 + ((from + i) % 500))}`,
          })),
        );
    },
    takeToken: () =>
      json<{ access_token: string }>(`${token}/oauth2/token`, {
        method: 'POST',
        headers: {
          authorization: basic(project.keyId, project.keySecret),
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      }),
    lookUp: async (number: string) => {
      const headers = { authorization: basic(user.user, user.password) };
      return (await fetch(`${[lookup].flat()[0]}/lookup?msisdn=${number}`, { headers })).text();
    },
  };
}

/** A receiver of callbacks that answers with the statuses in turn, then always the last. */
export async function receiver(...statuses: number[]) {
  const bodies: string[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    bodies.push(Buffer.concat(parts).toString('utf8'));
    response.writeHead(statuses[Math.min(bodies.length, statuses.length) - 1] ?? 200).end();
  });
  const url = `${await listening(server)}/in`;
  return { url, bodies, close: () => server.close() };
}

/** Opens a part of the sandbox page; the list grows with every error of its scripts. */
export async function openPart(page: Page, address: string, part: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text());
  });
  page.setDefaultTimeout(120_000);
  await page.goto('about:blank');
  await page.goto(`${address}#${part}`);
  await page.locator('#connection', { hasText: 'live' }).waitFor();
  return errors;
}
