import { type RunningPlatform, startPlatform } from '../../reference-impl/compose.ts';
import { freePlace } from '../wire/free-place.ts';
import { LOOKUPS } from './lookups.ts';
import { referenceFacilities } from './reference-facilities.ts';
import { zoneAtHour } from './zones.ts';

const EVERY_MS = 200;

type Lab = (method: string, path: string, body?: object) => Promise<unknown>;

const labOf =
  ({ addresses }: RunningPlatform): Lab =>
  async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const answer = await fetch(`${addresses.lab}${path}`, { method, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };

/** Lets numbers that opt out reply to every message that they get, as the robot of a sandbox does. */
function replyAlways(lab: Lab, worlds: readonly string[], numbers: readonly string[]): NodeJS.Timeout {
  const seen = new Set<string>();
  const replyIn = async (world: string, number: string) => {
    const at = `/worlds/${world}/handsets/${encodeURIComponent(number)}`;
    const { messages } = (await lab('GET', `${at}/messages?latest=3`)) as { messages: { message_id: string }[] };
    for (const { message_id } of messages.filter((each) => !seen.has(each.message_id))) {
      seen.add(message_id);
      await lab('POST', `${at}/replies`, { content: 'STOP', message_id });
    }
  };
  const phones = worlds.flatMap((world) => numbers.map((number) => () => replyIn(world, number)));
  return setInterval(() => void Promise.all(phones.map((each) => each())).catch(() => undefined), EVERY_MS);
}

type Account = Readonly<Record<'role' | 'id' | 'key' | 'secret', string>>;

interface Project {
  readonly role: string;
  readonly id: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly appId?: string;
  readonly botId?: string;
  readonly services: ReadonlyArray<{ readonly id: string }>;
}

interface World {
  readonly id: string;
  readonly accounts: readonly Account[];
  readonly projects: readonly Project[];
  readonly lookupUsers: readonly object[];
}

/** The accounts that the operator of the reference offers: a slug of the target file with its name in the lab. */
const FEATURES: Readonly<Record<string, string>> = {
  'de-duplication': 'deDuplication',
  'social-sending': 'socialSending',
  'familiar-sender': 'familiarSender',
  'character-converter': 'characterConverter',
  'short-trackable-links': 'shortTrackableLinks',
  'dedicated-numbers': 'dedicatedNumbers',
  'billing-units': 'billingUnits',
  'self-managed-opt-out': 'selfManagedOptOut',
};
const MANY = ['familiar-sender', 'character-converter', 'short-trackable-links', 'dedicated-numbers', 'billing-units'];
type Wanted = readonly [name: string, hour: number, features: readonly string[]];

const ACCOUNTS: readonly Wanted[] = [
  ['plain', 0, []],
  ['dedup', 12, ['de-duplication']],
  ['night', 0, ['de-duplication', 'social-sending']],
  ['day', 12, ['social-sending']],
  ['all', 12, ['de-duplication', 'social-sending', ...MANY, 'self-managed-opt-out']],
];

const OPTS_OUT = ['+61491570115', '+61491570116'];

/** Ends of numbers on offer, one for each pattern that sets a price. */
const ON_OFFER = [
  ...['222222', '456789', '420420', '424242', '888123', '350053'],
  ...['112288', '199999', '812345', '001002', '583127'],
];

/** Numbers at which messages end as a sandbox says. */
const OUTCOMES = [
  ['+61491570113', 'failed', '400'],
  ['+61491570114', 'expired', '401'],
] as const;

const FACILITIES = ['handset', 'mailbox', 'review', 'calls', 'ledger'];

const part = <Named extends { readonly role: string }>(named: readonly Named[], role: string): Named => {
  const found = named.find((each) => each.role === role);
  if (!found) throw new Error(`the lab made no ${role}`);
  return found;
};

/** What a customer of the sandbox has: its account, as a target file declares it, in the world it is in. */
type Opened = Awaited<ReturnType<typeof setUp>>;

/** Switches the features of an account, and moves it to where it is that hour now. Returns what a target file says of it. */
async function setUp(lab: Lab, world: World, role: string, [name, hour, features]: Wanted) {
  const { id: account, key, secret } = part(world.accounts, role);
  const timeZone = zoneAtHour(hour, new Date());
  const on = Object.fromEntries(features.map((feature) => [FEATURES[feature], true]));
  await lab('PATCH', `/worlds/${world.id}/accounts/${account}`, { features: on, timeZone });
  const { id: subAccount } = part(world.accounts, role === 'main' ? 'sub' : `${role}-sub`);
  await lab('PATCH', `/worlds/${world.id}/accounts/${subAccount}`, { features: on, timeZone });
  return { world, declared: { name, account, key, secret, subAccount, features, timeZone } };
}

/** Opens a world in which numbers, lookups and numbers on offer are as a sandbox has them. */
async function openWorld(lab: Lab, faults: readonly string[]): Promise<World> {
  const world = (await lab('POST', '/worlds', { clock: 'real', faults })) as World;
  for (const [number, ...end] of OUTCOMES) {
    const steps = [['submitted', '200'], end].map(([status, code]) => ({ status, code }));
    await lab('POST', `/worlds/${world.id}/carrier/scripts`, { number, steps });
  }
  for (const [number, known] of Object.entries(LOOKUPS))
    await lab('PUT', `/worlds/${world.id}/hlr/${number.slice(1)}`, known);
  for (const end of ON_OFFER)
    await lab('POST', `/worlds/${world.id}/dedicated-numbers`, { phone_number: `46703${end}` });
  return world;
}

const projectOf = ({ id, keyId, keySecret, services: [first, second] }: Project) => ({
  ...{ id, keyId, keySecret, serviceId: first?.id },
  ...(second ? { secondServiceId: second.id } : {}),
});

const NUMBERS = {
  reachable: [
    ...['+61491570156', '+61491570157', '+46700000001', '+46700000002', '+12025550101', '+447700900001'],
    ...Array.from({ length: 99 }, (_none, place) => `+4670000${1001 + place}`),
  ],
  noRoute: ['+99900000001'],
  blocked: ['+61491570110'],
  undeliverable: ['+61491570113'],
  expires: ['+61491570114'],
  optsOut: OPTS_OUT,
};

function declaredBy(opened: readonly Opened[]) {
  const [plain, many] = [opened[0], opened.at(-2)] as [Opened, Opened];
  const { accounts, projects, lookupUsers } = plain.world;
  const main = part(projects, 'main');
  const branch = part(accounts, 'sub');
  const { key, secret, account, subAccount } = plain.declared;
  const { key: strange, secret: theirs, account: other } = many.declared;
  const credentials = {
    ...{ messaging: { key, secret }, account, subAccount },
    stranger: { key: strange, secret: theirs, account: other },
    ...{ project: projectOf(main), otherProject: projectOf(part(projects, 'other')) },
    ...{ lookup: lookupUsers[0], otherLookup: lookupUsers[1] },
    conversation: { appId: main.appId, botId: main.botId },
  };
  const sub = { name: 'branch', account: subAccount, key: branch.key, secret: branch.secret, features: [] };
  const branches = opened.slice(1).map(({ declared: each }) => ({
    ...{ name: `${each.name}-branch`, account: each.subAccount, features: each.features, timeZone: each.timeZone },
  }));
  return { credentials, accounts: [...opened.map(({ declared }) => declared), sub, ...branches] };
}

/**
 * Starts the reference with the accounts of a sandbox, each in a world of its own that ticks in real time; `faults` are
 * planted in each. The target names no lab; its facilities are phones, a mailbox, a reviewer and a caller.
 */
export async function referenceSandbox(faults: readonly string[] = []) {
  const listen = await freePlace();
  const platform = await startPlatform({ settings: { downstream: `http://${listen}` } });
  const { lab: operator, ...interfaces } = platform.addresses;
  const lab = labOf(platform);
  const opened: Opened[] = [];
  for (const wanted of ACCOUNTS) opened.push(await setUp(lab, await openWorld(lab, faults), 'main', wanted));
  // The plain one is the first; the one with many features is the neighbour of the one with all.
  const { world } = opened.at(-1) as Opened;
  opened.splice(-1, 0, await setUp(lab, world, 'stranger', ['many', 12, MANY]));
  const worlds = [...new Set(opened.map(({ world }) => world.id))];
  const robot = replyAlways(lab, worlds, OPTS_OUT);
  const stand = await referenceFacilities(String(operator), worlds);
  const facilities = Object.fromEntries(FACILITIES.map((name) => [name, { http: stand.http }]));
  const target = {
    ...{ name: 'reference-without-lab', kind: 'external', interfaces, ...declaredBy(opened) },
    ...{ numbers: NUMBERS, lookups: LOOKUPS },
    ...{ sideEffects: 'all', limits: { requestsPerSecond: 100, messages: 5000, lookups: 500 } },
    downstream: { listen },
    callbacks: { listen: '127.0.0.1:0', patience: '700ms' },
  };
  const close = async () => {
    clearInterval(robot);
    stand.close();
    await platform.close();
  };
  return { target, facilities, close };
}
