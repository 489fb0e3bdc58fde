import type { FastifyInstance } from 'fastify';
import { behaviourWith } from './faults/behaviour.ts';
import { findFaults } from './faults/index.ts';
import type { Interface } from './http/operation.ts';
import { serverOf } from './http/server.ts';
import { repeatableIds } from './kernel/ids.ts';
import { createPost } from './kernel/post.ts';
import { labInterface } from './lab/interface.ts';
import { messagingInterface } from './messaging/interface.ts';
import { tokenInterface } from './token/interface.ts';
import { voiceInterface } from './voice/interface.ts';
import { createWorld, credentialsOf } from './worlds/create.ts';
import { type Platform, SETTINGS, type Settings } from './worlds/platform.ts';
import { Registry } from './worlds/registry.ts';

/** How a platform is started. `portBase` 0 lets the machine choose every port. */
export interface PlatformOptions {
  readonly host?: string;
  readonly portBase?: number;
  readonly faults?: readonly string[];
  readonly settings?: Partial<Settings>;
  /** Makes one world that ticks in real time, with the same credentials at every start unless `random`. */
  readonly defaultWorld?: 'repeatable' | 'random';
  readonly crashed?: (error: unknown, operation: string) => void;
}

/** A platform whose listeners all answer. */
export interface RunningPlatform {
  /** Base addresses by interface, without a trailing slash. */
  readonly addresses: Readonly<Record<string, string>>;
  /** The credentials of the default world, when there is one. */
  readonly credentials?: object;
  close(): Promise<void>;
}

/** Raised when a fault id names no fault. */
export class UnknownFault extends Error {
  override name = 'UnknownFault';
}

// biome-ignore lint/suspicious/noExplicitAny: the callers of the interfaces differ
type AnyInterface = Interface<any>;

/** The order decides the port of each interface: `portBase` plus its place. */
const interfacesOf = (
  platform: Platform,
): ReadonlyArray<[name: string, offset: number, of: AnyInterface]> => {
  const messaging = messagingInterface(platform);
  return [
    ['messaging', 0, messaging],
    ['messagingApac', 1, { ...messaging, name: 'messagingApac' }],
    ['token', 2, tokenInterface(platform)],
    ['voice', 8, voiceInterface(platform)],
    ['lab', 11, labInterface(platform)],
  ];
};

function createPlatform(options: PlatformOptions, post: Platform['post']): Platform {
  const { found, unknown } = findFaults(options.faults ?? []);
  if (unknown.length > 0) throw new UnknownFault(`unknown fault: ${unknown.join(', ')}`);
  return {
    registry: new Registry(),
    post,
    settings: { ...SETTINGS, ...options.settings },
    behaviour: behaviourWith(found),
  };
}

function makeDefaultWorld(platform: Platform, { defaultWorld }: PlatformOptions): object | undefined {
  if (!defaultWorld) return undefined;
  const ids = defaultWorld === 'repeatable' ? { ids: repeatableIds('default world') } : {};
  return credentialsOf(createWorld(platform, { clock: 'real', ...ids }));
}

/** Starts every interface on its own listener; throws what listening throws, with nothing left open. */
export async function startPlatform(options: PlatformOptions = {}): Promise<RunningPlatform> {
  const { post, close: closePost } = createPost();
  const platform = createPlatform(options, post);
  const { host = '127.0.0.1', portBase = 0, crashed = () => undefined } = options;
  const around = { behaviour: () => platform.behaviour, crashed };
  const servers: FastifyInstance[] = [];
  const addresses: Record<string, string> = {};
  const close = async (): Promise<void> => {
    for (const id of [...platform.registry.worlds.keys()]) platform.registry.remove(id);
    await Promise.all(servers.map((server) => server.close()));
    await closePost();
  };
  try {
    for (const [name, offset, of] of interfacesOf(platform)) {
      const server = serverOf(of, around);
      servers.push(server);
      addresses[name] = await server.listen({ host, port: portBase === 0 ? 0 : portBase + offset });
    }
  } catch (error) {
    await close();
    throw error;
  }
  const credentials = makeDefaultWorld(platform, options);
  return { addresses, ...(credentials ? { credentials } : {}), close };
}
