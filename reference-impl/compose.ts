import type { FastifyInstance } from 'fastify';
import { withContacts } from './contacts/interface.ts';
import { conversationInterface } from './conversation/interface.ts';
import type { Variant } from './deviations/alternative.ts';
import type { Certificate } from './http/connections.ts';
import type { AnyInterface } from './http/operation.ts';
import { RequestLog } from './http/request-log.ts';
import { addressFinder, type FindAddress } from './http/right-address.ts';
import { serverOf } from './http/server.ts';
import { randomIds } from './kernel/ids.ts';
import type { Json } from './kernel/json.ts';
import { createPost, type Destinations } from './kernel/post.ts';
import type { LabPlace } from './lab/caller-checks.ts';
import { labInterface } from './lab/interface.ts';
import { callerName, whyRefused } from './lab/requests/why-refused.ts';
import { lookupInterface } from './lookup/interface.ts';
import { messagingInterface } from './messaging/interface.ts';
import { connections, parts } from './parts.ts';
import { withReports } from './reports/interface.ts';
import { standaloneInterface } from './standalone/interface.ts';
import { firstBehaviour, variantNamed } from './start/first-behaviour.ts';
import { askAmong, exchangeListener, keepAddress } from './start/listeners.ts';
import { firstWorldOf, makeFirstWorlds, setUpFirstWorld } from './start/set-up.ts';
import { subprojectInterface } from './subprojects/interface.ts';
import { tokenInterface } from './token/interface.ts';
import { voiceInterface } from './voice/interface.ts';
import { behaviourWith } from './worlds/behaviour.ts';
import type { WorldOrder } from './worlds/create.ts';
import type { Journal } from './worlds/journal.ts';
import type { Platform } from './worlds/platform.ts';
import { Registry, type World } from './worlds/registry.ts';
import { SETTINGS, type Settings } from './worlds/settings.ts';

/** How a platform is started. `portBase` 0 lets the machine choose every port. */
export interface PlatformOptions {
  readonly host?: string;
  readonly portBase?: number;
  /** Names the lab answers to besides those that are always safe, such as localhost. */
  readonly labNames?: readonly string[];
  readonly faults?: readonly string[];
  /** Permitted behaviours that it shows instead of its own, by their names. */
  readonly alternatives?: readonly string[];
  /** The name of a variant: another platform that conforms to the document. */
  readonly variant?: string | undefined;
  readonly settings?: Partial<Settings>;
  /** Where callbacks may go; anywhere by default. */
  readonly callbacks?: Destinations;
  /** Makes one world: as ordered, or in real time with the same credentials at every start unless `random`. */
  readonly defaultWorld?: 'repeatable' | 'random' | WorldOrder;
  readonly crashed?: (error: unknown, operation: string) => void;
  /** Hears what an operator can do about refused requests, each sentence once. */
  readonly advise?: (sentence: string) => void;
  readonly remembersRequests?: boolean;
  /** Speaks HTTPS too, on the same ports, with this certificate. */
  readonly tls?: Certificate | undefined;
  /** What the first world is set up with: an export of the lab, perhaps with messages. */
  readonly setup?: Json | undefined;
  /** Where worlds are kept, so that they outlive the process; otherwise only in memory. */
  readonly journal?: Journal | undefined;
}

export interface RunningPlatform {
  /** Base addresses by interface, without a trailing slash; an interface with several listeners has a list. */
  readonly addresses: Readonly<Record<string, string | readonly string[]>>;
  readonly world?: World;
  readonly credentials?: object;
  pendingCallbacks(): number;
  close(): Promise<void>;
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

function placedBy(variant: Variant | undefined, of: AnyInterface): AnyInterface {
  if (!variant || of.faithful) return of;
  return { ...of, operations: of.operations.map((each) => ({ ...each, path: variant.pathOf(each.path) })) };
}

interface Made {
  readonly post: Platform['post'];
  readonly variant: Variant | undefined;
  readonly findAddress: FindAddress;
}

async function createPlatform(options: PlatformOptions, { post, variant, findAddress }: Made): Promise<Platform> {
  const { faults, alternatives } = await firstBehaviour(options);
  const platform: Platform = {
    parts,
    connections,
    registry: new Registry(),
    post,
    settings: { ...SETTINGS, ...variant?.settings, ...options.settings },
    ids: variant?.ids ?? randomIds,
    behaviour: behaviourWith(parts, faults, [...(variant?.deviations ?? []), ...alternatives]),
    journal: options.journal,
    log: options.remembersRequests
      ? new RequestLog({ who: callerName, why: (name, request) => whyRefused(platform, name, request), findAddress })
      : undefined,
  };
  return platform;
}

const pendingIn = ({ registry }: Platform): number =>
  [...registry.worlds.values()].reduce((sum, { outbox }) => sum + outbox.held.count, 0);

/** Starts every interface on its own listener, or throws. Rules: COM-AREA-01, COM-AREA-02, COM-BASE-01. */
export async function startPlatform(options: PlatformOptions = {}): Promise<RunningPlatform> {
  const servers = new Map<string, FastifyInstance>();
  const own = () =>
    [...servers.values()].flatMap((server) => server.addresses().filter((address) => typeof address !== 'string'));
  const { post, close: closePost } = createPost(options.callbacks, own);
  const variant = variantNamed(options.variant);
  const addresses: Record<string, string | string[]> = {};
  const served: AnyInterface[] = [];
  const findAddress = addressFinder(served, addresses);
  const platform = await createPlatform(options, { post, variant, findAddress });
  const { host = '127.0.0.1', portBase = 0, crashed = () => undefined, setup, defaultWorld: wanted, tls } = options;
  const heard = exchangeListener(platform, options.advise);
  const around = { behaviour: () => platform.behaviour, crashed, findAddress };
  const close = async (): Promise<void> => {
    options.journal?.close();
    for (const { id } of platform.registry.worlds.values()) platform.registry.remove(id);
    await Promise.all([...servers.values()].map((server) => server.close()));
    await closePost();
  };
  try {
    const ask = askAmong(servers, variant);
    const listeners = interfacesOf(platform, { host, names: options.labNames ?? [], addresses, ask });
    const interfaces = listeners.map(([, , of]) => of);
    const made = await makeFirstWorlds({ platform, interfaces, around, wanted: setup ? undefined : wanted });
    for (const of of interfaces) {
      const placed = placedBy(variant, of);
      served.push(placed);
      servers.set(of.name, serverOf(placed, { ...around, heard, journal: options.journal, tls }));
    }
    if (setup) Object.assign(made, await firstWorldOf(platform, () => setUpFirstWorld(ask, setup, wanted ?? 'random')));
    for (const [name, offset, of] of listeners) {
      const port = portBase === 0 ? 0 : portBase + offset;
      keepAddress(addresses, name, await (servers.get(of.name) as FastifyInstance).listen({ host, port }), tls);
    }
    return { addresses, ...made, pendingCallbacks: () => pendingIn(platform), close };
  } catch (error) {
    await close();
    throw error;
  }
}
