import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Ready } from '../../interop/command-line.ts';
import { listening } from '../../wire/listening.ts';
import { type Asked, type Given, honest, type Twist } from './scene.ts';

/** The address of each interface, as a target file has them. */
export type Addresses = Readonly<Record<string, string | readonly string[]>>;

const PRODUCTS = ['messaging', 'token', 'subprojects', 'voice', 'conversation', 'standalone'] as const;
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const endToEnd = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !HOP.has(name))
      .map(([name, value]) => [name, String(value)]),
  );

/** Asks the platform at `base` what it answers. */
const onward = (base: string, { method, url, headers, body }: Asked): Promise<Given> =>
  new Promise((resolve, reject) => {
    const carried = { ...endToEnd(headers), 'content-length': String(body.length) };
    const asking = request(`${base}${url}`, { method, headers: carried }, async (answer) =>
      resolve({ status: answer.statusCode ?? 502, headers: endToEnd(answer.headers), body: await buffer(answer) }),
    );
    asking.once('error', reject);
    asking.end(body);
  });

const give = (response: ServerResponse, { status, headers, body }: Given): void => {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(body);
};

const basicSecret = ({ headers }: Asked): string[] => {
  const [, word = ''] = /^Basic\s+(\S+)$/i.exec(String(headers.authorization ?? '')) ?? [];
  const [, secret] = /:(.{6,})$/s.exec(Buffer.from(word, 'base64').toString('utf8')) ?? [];
  return secret === undefined ? [] : [secret];
};

const callbackIn = ({ body }: Asked): string[] =>
  [...body.toString('utf8').matchAll(/"callback_?url"\s*:\s*"(http[^"]+)"/gi)].flatMap(([, url]) => url ?? []);

/** A platform that means harm: stands before a real one and twists what it answers. */
export class HostileTarget {
  /** Every request that arrived, in order. */
  readonly arrived: Asked[] = [];
  /** What arrived at an origin that no target file names: nothing, if the harness is safe. */
  readonly strayed: string[] = [];
  readonly secrets = new Set<string>();
  readonly callbacks: string[] = [];
  readonly #servers: Server[] = [];
  readonly #twist: Twist;
  readonly #trigger: RegExp;
  /** The origin that no target file names. */
  elsewhere = '';
  #announce: () => void = () => undefined;
  /** Resolves when the target has answered an example, or has begun not to. */
  readonly reached = new Promise<void>((resolve) => {
    this.#announce = resolve;
  });

  /**
   * @param twist how it answers; at the door, where no example asks, it is honest unless `atTheDoor`
   * @param trigger the requests of examples that count for `reached`
   */
  constructor(twist: Twist, atTheDoor = false, trigger = /^/) {
    this.#twist = (scene) => (atTheDoor || scene.asked.rule ? twist(scene) : honest(scene));
    this.#trigger = trigger;
  }

  /** Starts before the platform in `ready`; answers the interfaces and the lab for a target file. */
  async open(ready: Ready): Promise<{ interfaces: Addresses; lab: string }> {
    this.elsewhere = await this.#listen((incoming, response) => {
      this.strayed.push(`${incoming.method} ${incoming.url} ${JSON.stringify(incoming.headers)}`);
      response.end('{}');
    });
    const [lookup = ''] = ready.lookup as string[];
    const interfaces: Record<string, string | readonly string[]> = { lookup: [await this.#before(lookup, 'lookup')] };
    for (const name of PRODUCTS) interfaces[name] = await this.#before(ready[name] as string, name);
    return { interfaces, lab: ready.lab };
  }

  close(): void {
    for (const server of this.#servers) {
      server.close().closeAllConnections();
    }
  }

  #before(base: string, at: string): Promise<string> {
    return this.#listen(async (incoming, response) => {
      const body = await buffer(incoming);
      const { method = '', url = '', headers } = incoming;
      const rule = headers['x-conformance-rule'];
      const asked = { at, method, url, headers, body, rule: rule === undefined ? undefined : String(rule) };
      this.arrived.push(asked);
      for (const secret of basicSecret(asked)) this.secrets.add(secret);
      this.callbacks.push(...callbackIn(asked));
      const { callbacks, secrets, elsewhere } = this;
      const twisted = this.#twist({
        ...{ asked, elsewhere, callbacks, secrets, response },
        platform: (other = asked) => onward(base, other),
        give: (given) => give(response, given),
      });
      if (rule !== undefined && this.#trigger.test(url))
        void Promise.resolve(twisted).then(this.#announce, this.#announce);
      await twisted;
    });
  }

  /** A server on a free port; what goes wrong with one request is the harness's to see, not ours. */
  async #listen(take: (incoming: IncomingMessage, response: ServerResponse) => unknown): Promise<string> {
    const server = createServer((incoming, response) => {
      Promise.resolve(take(incoming, response)).catch(() => incoming.socket.destroy());
    });
    server.on('connection', (socket) => socket.on('error', () => undefined));
    this.#servers.push(server);
    return listening(server);
  }
}
