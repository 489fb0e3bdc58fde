import { createServer, get, type Server } from 'node:http';
import type { RunningPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';
import { listening } from '../../wire/listening.ts';

/** An answer as it came, with the names of its headers as they were written. */
export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into whatever came
  readonly json: any;
}

/** A notification as it came. */
export interface Taken {
  readonly headers: readonly string[];
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into whatever came
  readonly json: any;
}

interface World {
  readonly id: string;
  readonly accounts: ReadonlyArray<{ readonly id: string; readonly key: string; readonly secret: string }>;
  readonly projects: ReadonlyArray<{
    readonly id: string;
    readonly keyId: string;
    readonly keySecret: string;
    readonly services: ReadonlyArray<{ readonly id: string }>;
  }>;
  readonly lookupUsers: ReadonlyArray<{ readonly user: string; readonly password: string }>;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A platform with one world and a receiver beside it. */
export class Shown {
  readonly taken: Taken[] = [];
  /** Answers that the receiver gives instead of 200, one for each notification. */
  readonly answers: number[] = [];
  readonly variant: string | undefined;
  readonly world: World;
  readonly url: string;
  readonly #platform: RunningPlatform;
  readonly #receiver: Server;

  constructor(platform: RunningPlatform, receiver: Server, url: string, world: World, variant?: string) {
    this.variant = variant;
    this.#platform = platform;
    this.#receiver = receiver;
    this.world = world;
    this.url = url;
  }

  /** Opens a world on a platform, which is the reference or a variant of it. */
  static async open(platform: RunningPlatform, variant?: string): Promise<Shown> {
    const ears: { shown?: Shown } = {};
    const receiver = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      request.on('end', () => {
        ears.shown?.taken.push({ headers: request.rawHeaders, text, json: parse(text) });
        response.writeHead(ears.shown?.answers.shift() ?? 200).end();
      });
    });
    const url = `${await listening(receiver)}/in`;
    const made = await fetch(`${platform.addresses.lab}/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"now":"2024-01-15T12:00:00Z"}',
    });
    ears.shown = new Shown(platform, receiver, url, (await made.json()) as World, variant);
    return ears.shown;
  }

  async lab(method: string, path: string, json?: object): Promise<Told> {
    return this.#send(`${this.#platform.addresses.lab}/worlds/${this.world.id}${path}`, method, '', json);
  }

  /** Asks the messaging API with the main account's key. */
  messaging(method: string, path: string, json?: object): Promise<Told> {
    const { key, secret } = this.world.accounts[0] as World['accounts'][0];
    return this.#send(`${this.#platform.addresses.messaging}${path}`, method, basic(key, secret), json);
  }

  /** Asks an interface of the main project with its key; `{p}` and `{s}` stand for the project and its first service. */
  project(name: string, method: string, path: string, json?: object, more: object = {}): Promise<Told> {
    const { id, keyId, keySecret, services } = this.world.projects[0] as World['projects'][0];
    const filled = path.replace('{p}', id).replace('{s}', services[0]?.id ?? '');
    return this.#send(`${this.#platform.addresses[name]}${filled}`, method, basic(keyId, keySecret), json, more);
  }

  /** Asks for a token with the main project's key. */
  async token(): Promise<Told> {
    const { keyId, keySecret } = this.world.projects[0] as World['projects'][0];
    return this.#told(
      await fetch(`${this.#platform.addresses.token}/oauth2/token`, {
        method: 'POST',
        headers: { authorization: basic(keyId, keySecret) },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
    );
  }

  bearer(token: string): Promise<Told> {
    const { id, services } = this.world.projects[0] as World['projects'][0];
    const url = `${this.#platform.addresses.voice}/v2/projects/${id}/services/${services[0]?.id}`;
    return this.#send(url, 'PATCH', `Bearer ${token}`, {});
  }

  lookup(query: string, place = 0): Promise<Told> {
    const { user, password } = this.world.lookupUsers[place] as World['lookupUsers'][0];
    const [address] = this.#platform.addresses.lookup as string[];
    return this.#send(`${address}/lookup${query}`, 'GET', basic(user, password));
  }

  /** The names of the headers of an answer as they were written. */
  headerNames(): Promise<string[]> {
    return new Promise((resolve, reject) => {
      get(`${this.#platform.addresses.messaging}/v1/messages/x`, (answer) => {
        answer.resume().on('end', () => resolve(answer.rawHeaders.filter((_, place) => place % 2 === 0)));
      }).on('error', reject);
    });
  }

  async close(): Promise<void> {
    await this.lab('DELETE', '');
    await new Promise((resolve) => this.#receiver.close(resolve));
  }

  async #send(url: string, method: string, authorization: string, json?: object, more = {}): Promise<Told> {
    const headers = { authorization, ...(json ? { 'content-type': 'application/json' } : {}), ...more };
    const body = json === undefined ? null : JSON.stringify(json);
    return this.#told(await fetch(url, { method, headers, body }));
  }

  async #told(answer: Response): Promise<Told> {
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: parse(text) };
  }
}
