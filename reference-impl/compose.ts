import type { FastifyInstance } from 'fastify';
import { askAmong } from './ask-among.ts';
import { withContacts } from './contacts/interface.ts';
import { conversationInterface } from './conversation/interface.ts';
import type { Variant } from './deviations/variant.ts';
import { variants } from './deviations/variants.ts';
import { firstFaults } from './first-faults.ts';
import { makeFirstWorlds } from './first-worlds.ts';
import type { AnyInterface, Heard } from './http/operation.ts';
import { RequestLog } from './http/request-log.ts';
import { serverOf } from './http/server.ts';
import { randomIds } from './kernel/ids.ts';
import { createPost, type Destinations } from './kernel/post.ts';
import type { LabPlace } from './lab/caller-checks.ts';
import { labInterface } from './lab/interface.ts';
import { callerName } from './lab/requests/caller-name.ts';
import { adviceOn } from './lab/requests/older-signatures.ts';
import { whyRefused } from './lab/requests/why-refused.ts';
import { lookupInterface } from './lookup/interface.ts';
import { messagingInterface } from './messaging/interface.ts';
import { connections, parts } from './parts.ts';
import { withReports } from './reports/interface.ts';
import { standaloneInterface } from './standalone/interface.ts';
import { subprojectInterface } from './subprojects/interface.ts';
import { tokenInterface } from './token/interface.ts';
import { voiceInterface } from './voice/interface.ts';
import { behaviourWith } from './worlds/behaviour.ts';
import type { WorldOrder } from './worlds/create.ts';
import type { Journal } from './worlds/journal.ts';
import type { Platform } from './worlds/platform.ts';
import { Registry } from './worlds/registry.ts';
import { SETTINGS, type Settings } from './worlds/settings.ts';
import type { World } from './worlds/world.ts';

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
  /** Makes one world: as ordered, or one that ticks in real time, with the same credentials at every start unless `random`. */
  readonly defaultWorld?: 'repeatable' | 'random' | WorldOrder;
  readonly crashed?: (error: unknown, operation: string) => void;
  /** Hears what an operator can do about refused requests, each sentence once. */
  readonly advise?: (sentence: string) => void;
  /** Remembers the latest requests for the operator. */
  readonly remembersRequests?: boolean;
  /** Where worlds are kept, so that they outlive the process; otherwise only in memory. */
  readonly journal?: Journal | undefined;
}

/** A platform whose listeners all answer. */
export interface RunningPlatform {
  /** Base addresses by interface, without a trailing slash; an interface with several listeners has a list. */
  readonly addresses: Readonly<Record<string, string | readonly string[]>>;
  /** The default world, when there is one, and its credentials. */
  readonly world?: World;
  readonly credentials?: object;
  /** How many callbacks were neither taken nor given up. */
  pendingCallbacks(): number;
  close(): Promise<void>;
}

/** Thrown for an unknown variant. */
export class UnknownVariant extends Error {
  override name = 'UnknownVariant';
}

/** An interface with its port: `portBase` plus `offset`. Several of one name make a list of addresses. */
type Listener = readonly [name: string, offset: number, of: AnyInterface];

/** A primary and a backup host, each with two ports; each instance has its own name. */
const LOOKUP_HOSTS = ['primary-3700', 'primary-3701', 'backup-3700', 'backup-3701'];

function lookupListeners(platform: Platform): Listener[] {
  const lookup = lookupInterface(platform);
  return LOOKUP_HOSTS.map((host, place) => ['lookup', 3 + place, { ...lookup, name: `lookup-${host}` }]);
}

const interfacesOf = (platform: Platform, lab: Omit<LabPlace, 'operations'>): readonly Listener[] => {
  const messaging = withContacts(withReports(platform, messagingInterface(platform)));
  const served: readonly Listener[] = [
    ['messaging', 0, messaging],
    ['messagingApac', 1, { ...messaging, name: 'messagingApac' }],
    ['token', 2, tokenInterface(platform)],
    ...lookupListeners(platform),
    ['subprojects', 7, subprojectInterface(platform)],
    ['voice', 8, voiceInterface(platform)],
    ['conversation', 9, conversationInterface(platform)],
    ['standalone', 10, standaloneInterface(platform)],
  ];
  const operations = new Set(served.flatMap(([, , { operations: rows }]) => rows.map(({ id }) => id)));
  return [...served, ['lab', 11, labInterface(platform, { ...lab, operations: [...operations] })]];
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

async function createPlatform(options: PlatformOptions, post: Platform['post'], variant?: Variant): Promise<Platform> {
  const found = await firstFaults(options);
  const platform: Platform = {
    parts,
    connections,
    registry: new Registry(),
    post,
    settings: { ...SETTINGS, ...variant?.settings, ...options.settings },
    ids: variant?.ids ?? randomIds,
    behaviour: behaviourWith(parts, found, variant?.deviations),
    journal: options.journal,
  };
  if (!options.remembersRequests) return platform;
  return Object.assign(platform, {
    log: new RequestLog({ who: callerName, why: (name, request) => whyRefused(platform, name, request) }),
  });
}

/** What follows from an exchange besides its answer: it is remembered, and the operator is advised. */
function listenerOf({ log, settings }: Platform, { advise }: PlatformOptions): ((exchange: Heard) => void) | undefined {
  if (!log && !advise) return undefined;
  const said = new Set<string>();
  return (exchange) => {
    log?.add(exchange);
    const { reply, request } = exchange;
    const advice = reply.status === 401 && !settings.legacyHmac ? adviceOn(request.headers.authorization) : undefined;
    if (advise && advice !== undefined && !said.has(advice)) {
      said.add(advice);
      advise(advice);
    }
  };
}

/**
 * Starts every interface on its own listener; if one fails, closes the others and throws.
 * Rules: COM-AREA-01, COM-AREA-02, COM-BASE-01.
 */
export async function startPlatform(options: PlatformOptions = {}): Promise<RunningPlatform> {
  const servers: FastifyInstance[] = [];
  const own = () => servers.flatMap((server) => server.addresses().filter((address) => typeof address !== 'string'));
  const { post, close: closePost } = createPost(options.callbacks, own);
  const variant = variantNamed(options.variant);
  const platform = await createPlatform(options, post, variant);
  const { host = '127.0.0.1', portBase = 0, crashed = () => undefined } = options;
  const { journal } = platform;
  const heard = listenerOf(platform, options);
  const around = { behaviour: () => platform.behaviour, crashed };
  const addresses: Record<string, string | string[]> = {};
  const close = async (): Promise<void> => {
    journal?.close();
    for (const { id } of platform.registry.worlds.values()) platform.registry.remove(id);
    await Promise.all(servers.map((server) => server.close()));
    await closePost();
  };
  try {
    const byName = new Map<string, FastifyInstance>();
    const lab = { host, names: options.labNames ?? [], addresses, ask: askAmong(byName, variant) };
    const listeners = interfacesOf(platform, lab);
    const interfaces = listeners.map(([, , of]) => of);
    const made = await makeFirstWorlds({ platform, interfaces, around, wanted: options.defaultWorld });
    for (const [name, offset, of] of listeners) {
      const server = serverOf(placedBy(variant, of), { ...around, heard, journal });
      servers.push(server);
      byName.set(name, server);
      const address = await server.listen({ host, port: portBase === 0 ? 0 : portBase + offset });
      const earlier = addresses[name];
      if (Array.isArray(earlier)) earlier.push(address);
      else addresses[name] = name === 'lookup' ? [address] : address;
    }
    const pendingCallbacks = (): number =>
      [...platform.registry.worlds.values()].reduce((sum, { outbox }) => sum + outbox.held.count, 0);
    return { addresses, ...made, pendingCallbacks, close };
  } catch (error) {
    await close();
    throw error;
  }
}
