import type { FastifyInstance } from 'fastify';
import { withContacts } from './contacts/interface.ts';
import { conversationInterface } from './conversation/interface.ts';
import { findFaults } from './faults/index.ts';
import type { Heard, Interface } from './http/operation.ts';
import { RequestLog } from './http/request-log.ts';
import { serverOf } from './http/server.ts';
import { randomIds, repeatableIds } from './kernel/ids.ts';
import { createPost, type Destinations } from './kernel/post.ts';
import type { LabPlace } from './lab/caller-checks.ts';
import { labInterface } from './lab/interface.ts';
import { callerName } from './lab/requests/caller-name.ts';
import { whyRefused } from './lab/requests/why-refused.ts';
import { credentialsOf } from './lab/world-description.ts';
import { lookupInterface } from './lookup/interface.ts';
import { messagingInterface } from './messaging/interface.ts';
import { connections, parts } from './parts.ts';
import { withReports } from './reports/interface.ts';
import { standaloneInterface } from './standalone/interface.ts';
import { subprojectInterface } from './subprojects/interface.ts';
import { tokenInterface } from './token/interface.ts';
import { variants } from './variants/index.ts';
import type { Variant } from './variants/variant.ts';
import { voiceInterface } from './voice/interface.ts';
import { behaviourWith } from './worlds/behaviour.ts';
import { createWorld } from './worlds/create.ts';
import type { Platform } from './worlds/platform.ts';
import { Registry } from './worlds/registry.ts';
import { SETTINGS, type Settings } from './worlds/settings.ts';

/** How a platform is started. `portBase` 0 lets the machine choose every port. */
export interface PlatformOptions {
  readonly host?: string;
  readonly portBase?: number;
  /** Names the lab answers to besides those that are always safe, such as localhost. */
  readonly labNames?: readonly string[];
  readonly faults?: readonly string[];
  /** The name of a variant: another platform that conforms to the document. */
  readonly variant?: string | undefined;
  readonly settings?: Partial<Settings>;
  /** Where callbacks may go; anywhere by default. */
  readonly callbacks?: Destinations;
  /** Makes one world that ticks in real time, with the same credentials at every start unless `random`. */
  readonly defaultWorld?: 'repeatable' | 'random';
  readonly crashed?: (error: unknown, operation: string) => void;
  /** Remembers the latest requests for the operator. */
  readonly remembersRequests?: boolean;
}

/** A platform whose listeners all answer. */
export interface RunningPlatform {
  /** Base addresses by interface, without a trailing slash; an interface with several listeners has a list. */
  readonly addresses: Readonly<Record<string, string | readonly string[]>>;
  /** The credentials of the default world, when there is one. */
  readonly credentials?: object;
  close(): Promise<void>;
}

/** Thrown for an unknown fault id. */
export class UnknownFault extends Error {
  override name = 'UnknownFault';
}

/** Thrown for an unknown variant. */
export class UnknownVariant extends Error {
  override name = 'UnknownVariant';
}

// biome-ignore lint/suspicious/noExplicitAny: the callers of the interfaces differ
type AnyInterface = Interface<any>;

/** An interface with its port: `portBase` plus `offset`. Several of one name make a list of addresses. */
type Listener = readonly [name: string, offset: number, of: AnyInterface];

/** A primary and a backup host, each with two ports; each instance has its own name. */
const LOOKUP_HOSTS = ['primary-3700', 'primary-3701', 'backup-3700', 'backup-3701'];

function lookupListeners(platform: Platform): Listener[] {
  const lookup = lookupInterface(platform);
  return LOOKUP_HOSTS.map((host, place) => ['lookup', 3 + place, { ...lookup, name: `lookup-${host}` }]);
}

const interfacesOf = (platform: Platform, lab: LabPlace): readonly Listener[] => {
  const messaging = withContacts(withReports(platform, messagingInterface(platform)));
  return [
    ['messaging', 0, messaging],
    ['messagingApac', 1, { ...messaging, name: 'messagingApac' }],
    ['token', 2, tokenInterface(platform)],
    ...lookupListeners(platform),
    ['subprojects', 7, subprojectInterface(platform)],
    ['voice', 8, voiceInterface(platform)],
    ['conversation', 9, conversationInterface(platform)],
    ['standalone', 10, standaloneInterface(platform)],
    ['lab', 11, labInterface(platform, lab)],
  ];
};

function variantNamed(name: string | undefined): Variant | undefined {
  const found = name === undefined ? undefined : variants.get(name);
  if (name === undefined || found) return found;
  throw new UnknownVariant(`unknown variant: ${name}; there is ${[...variants.keys()].join(', ')}`);
}

/** The same interface with the paths of a variant. */
function placedBy(variant: Variant | undefined, of: AnyInterface): AnyInterface {
  if (!variant || of.faithful) return of;
  return { ...of, operations: of.operations.map((each) => ({ ...each, path: variant.pathOf(each.path) })) };
}

function createPlatform(options: PlatformOptions, post: Platform['post'], variant?: Variant): Platform {
  const { found, unknown } = findFaults(options.faults ?? []);
  if (unknown.length > 0) throw new UnknownFault(`unknown fault: ${unknown.join(', ')}`);
  const platform: Platform = {
    ...{ parts, connections, registry: new Registry(), post },
    settings: { ...SETTINGS, ...variant?.settings, ...options.settings },
    ids: variant?.ids ?? randomIds,
    behaviour: behaviourWith(parts, found, variant?.deviations),
  };
  if (!options.remembersRequests) return platform;
  return Object.assign(platform, {
    log: new RequestLog({ who: callerName, why: (name, request) => whyRefused(platform, name, request) }),
  });
}

function makeDefaultWorld(platform: Platform, { defaultWorld }: PlatformOptions): object | undefined {
  if (!defaultWorld) return undefined;
  const ids = defaultWorld === 'repeatable' ? { ids: repeatableIds('default world') } : {};
  return credentialsOf(createWorld(platform, { clock: 'real', ...ids }));
}

/**
 * Starts every interface on its own listener; if one fails, closes the others and throws.
 * Rules: COM-AREA-01, COM-AREA-02, COM-BASE-01.
 */
export async function startPlatform(options: PlatformOptions = {}): Promise<RunningPlatform> {
  const { post, close: closePost } = createPost(options.callbacks);
  const variant = variantNamed(options.variant);
  const platform = createPlatform(options, post, variant);
  const { host = '127.0.0.1', portBase = 0, crashed = () => undefined } = options;
  const { log } = platform;
  const heard = log && ((exchange: Heard): void => log.add(exchange));
  const around = { behaviour: () => platform.behaviour, crashed, heard };
  const servers: FastifyInstance[] = [];
  const addresses: Record<string, string | string[]> = {};
  const close = async (): Promise<void> => {
    for (const { id } of platform.registry.worlds.values()) platform.registry.remove(id);
    await Promise.all(servers.map((server) => server.close()));
    await closePost();
  };
  try {
    const lab = { host, names: options.labNames ?? [], addresses };
    for (const [name, offset, of] of interfacesOf(platform, lab)) {
      const server = serverOf(placedBy(variant, of), around);
      servers.push(server);
      const address = await server.listen({ host, port: portBase === 0 ? 0 : portBase + offset });
      const earlier = addresses[name];
      if (Array.isArray(earlier)) earlier.push(address);
      else addresses[name] = name === 'lookup' ? [address] : address;
    }
  } catch (error) {
    await close();
    throw error;
  }
  const credentials = makeDefaultWorld(platform, options);
  return { addresses, ...(credentials ? { credentials } : {}), close };
}
