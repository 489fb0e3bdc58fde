import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningPlatform, startPlatform } from '../compose.ts';
import { UnusableData } from '../kernel/unusable-data.ts';
import { UnknownDeviation, UnknownVariant } from '../start/first-behaviour.ts';
import type { World } from '../worlds/registry.ts';
import { Callbacks } from './callbacks.ts';
import { Misuse, platformOptions, type StartOptions } from './options.ts';

export interface PlatformFacts {
  readonly addresses: RunningPlatform['addresses'];
  readonly credentials: object;
  readonly world: string;
  readonly callbackUrl: string;
  /** What clients have to trust where the platform speaks HTTPS, in PEM. */
  readonly certificate?: string | undefined;
}

/** One question to the lab; `path` begins below its world. */
export interface Question {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}
function explain(error: NodeJS.ErrnoException & { port?: number }): Error {
  if (error instanceof UnknownDeviation) return new Misuse(`There is an ${error.message}`);
  if (error instanceof UnknownVariant) return new Misuse(`There is an ${error.message}.`);
  if (error instanceof UnusableData) return new Misuse(`${error.message[0]?.toUpperCase()}${error.message.slice(1)}.`);
  if (error.code === 'EADDRINUSE')
    return new Misuse(
      `Port ${error.port} is in use, perhaps by another platform: leave portBase out for free ports, or choose one with twelve free ports after it.`,
    );
  if (error.code === 'EACCES')
    return new Misuse(`Port ${error.port} is not for everyone; choose a portBase above 1023.`);
  return error;
}

/** A platform with one world and a receiver, for the tests of those who integrate. Knows nothing of threads. */
export class LocalPlatform {
  readonly facts: PlatformFacts;
  readonly close: () => Promise<void>;
  readonly callbacks = new Callbacks();

  /** Starts one. Throws Misuse for options that cannot be and for ports in use. */
  static async start(
    options: StartOptions,
    crashed: (error: unknown, operation: string) => void,
  ): Promise<LocalPlatform> {
    // A receiver that accepts every callback with HTTP status 200.
    const server = createServer((request, response) => {
      request.resume().once('end', () => response.writeHead(200).end());
    });
    await new Promise<void>((ready, failed) => server.once('error', failed).listen(0, '127.0.0.1', ready));
    const close = (): void => void server.close().closeAllConnections();
    const receiver = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callbacks`, close };
    try {
      const ordered = await platformOptions(options);
      const running = await startPlatform({ ...ordered, crashed });
      const end = async (): Promise<void> => {
        await running.close();
        receiver.close();
      };
      return new LocalPlatform(running, { callbackUrl: receiver.url, certificate: ordered.tls?.cert }, end);
    } catch (error) {
      receiver.close();
      throw explain(error as Error);
    }
  }

  private constructor(
    { addresses, world, credentials }: RunningPlatform,
    told: Pick<PlatformFacts, 'callbackUrl' | 'certificate'>,
    end: () => Promise<void>,
  ) {
    const { id, outbox } = world as World;
    outbox.ended = (sent) => this.callbacks.add(sent);
    this.facts = { addresses, world: id, credentials: credentials as object, ...told };
    this.close = end;
  }

  /** Asks the lab about this world. Throws Misuse with what it says when it refuses. */
  async lab({ method, path, body }: Question): Promise<unknown> {
    const { addresses, world } = this.facts;
    const answer = await fetch(`${addresses.lab}/worlds/${world}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const told = text === '' ? undefined : JSON.parse(text);
    if (answer.ok) return told;
    const { message, details = [] } = told;
    throw new Misuse(details.length === 0 ? message : `${details.join('; ')}.`);
  }
}
