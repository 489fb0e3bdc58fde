import { type RunningPlatform, startPlatform } from '../../reference-impl/compose.ts';
import { zoneAtHour } from './zones.ts';

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
};
const MANY = ['familiar-sender', 'character-converter', 'short-trackable-links', 'dedicated-numbers', 'billing-units'];
const ACCOUNTS: ReadonlyArray<readonly [name: string, hour: number, features: readonly string[]]> = [
  ['plain', 12, []],
  ['dedup', 12, ['de-duplication']],
  ['night', 0, ['social-sending']],
  ['day', 12, ['social-sending']],
  ['many', 12, MANY],
  ['all', 0, ['de-duplication', 'social-sending', ...MANY]],
];

const OPTS_OUT = ['+61491570115', '+61491570116'];
const EVERY_MS = 200;

/** Numbers at which messages end as a sandbox says. */
const OUTCOMES = [
  ['+61491570113', 'failed', '400'],
  ['+61491570114', 'expired', '401'],
] as const;

/** The bundled reference with the accounts of a sandbox, each in a world of its own that ticks in real time. */
export interface Sandbox {
  readonly target: object;
  readonly close: () => Promise<void>;
}

const part = <Named extends { readonly role: string }>(named: readonly Named[], role: string): Named => {
  const found = named.find((each) => each.role === role);
  if (!found) throw new Error(`the lab made no ${role}`);
  return found;
};

/** Calls a verb of the lab and returns its answer. */
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

/** Lets the number that opts out reply to every message that it gets, as the robot of a sandbox does. */
function replyAlways(lab: Lab, worlds: readonly string[]): NodeJS.Timeout {
  const seen = new Set<string>();
  const replyIn = async (world: string, number: string) => {
    const at = `/worlds/${world}/handsets/${encodeURIComponent(number)}`;
    const { messages } = (await lab('GET', `${at}/messages?latest=3`)) as { messages: { message_id: string }[] };
    for (const { message_id } of messages.filter((each) => !seen.has(each.message_id))) {
      seen.add(message_id);
      await lab('POST', `${at}/replies`, { content: 'STOP', message_id });
    }
  };
  const phones = worlds.flatMap((world) => OPTS_OUT.map((number) => () => replyIn(world, number)));
  return setInterval(() => void Promise.all(phones.map((each) => each())).catch(() => undefined), EVERY_MS);
}

/** Sets up an account in a new world. Returns the world and what a target file says of the account. */
async function openAccount(lab: Lab, faults: readonly string[], [name, hour, features]: (typeof ACCOUNTS)[number]) {
  const world = (await lab('POST', '/worlds', { clock: 'real', faults })) as World;
  const { id, key, secret } = part(world.accounts, 'main');
  const timeZone = zoneAtHour(hour, new Date());
  const on = Object.fromEntries(features.map((feature) => [FEATURES[feature], true]));
  await lab('PATCH', `/worlds/${world.id}/accounts/${id}`, { features: on, timeZone });
  for (const [number, status, code] of OUTCOMES)
    await lab('POST', `/worlds/${world.id}/carrier/scripts`, {
      number,
      steps: [
        { status: 'submitted', code: '200' },
        { status, code },
      ],
    });
  const subAccount = part(world.accounts, 'sub').id;
  return { world, declared: { name, key, secret, account: id, subAccount, features, timeZone } };
}

const projectOf = ({ id, keyId, keySecret, services: [first, second] }: Project) => ({
  ...{ id, keyId, keySecret, serviceId: first?.id },
  ...(second ? { secondServiceId: second.id } : {}),
});

/** Starts the reference and writes a target file that names no lab; `faults` are planted in every world. */
export async function referenceSandbox(faults: readonly string[] = []): Promise<Sandbox> {
  const platform = await startPlatform();
  const { lab: _, ...interfaces } = platform.addresses;
  const opened = [];
  for (const account of ACCOUNTS) opened.push(await openAccount(labOf(platform), faults, account));
  const [plain] = opened as [(typeof opened)[number]];
  const { accounts, projects, lookupUsers } = plain.world;
  const main = part(projects, 'main');
  const [stranger, branch] = [part(accounts, 'stranger'), part(accounts, 'sub')];
  const { key, secret, account, subAccount } = plain.declared;
  const credentials = {
    ...{ messaging: { key, secret }, account, subAccount },
    stranger: { key: stranger.key, secret: stranger.secret, account: stranger.id },
    ...{ project: projectOf(main), otherProject: projectOf(part(projects, 'other')), lookup: lookupUsers[0] },
    conversation: { appId: main.appId, botId: main.botId },
  };
  const numbers = {
    reachable: ['+61491570156', '+61491570157', '+46700000001', '+46700000002', '+12025550101', '+447700900001'],
    ...{
      noRoute: ['+99900000001'],
      blocked: ['+61491570110'],
      undeliverable: ['+61491570113'],
      expires: ['+61491570114'],
      optsOut: OPTS_OUT,
    },
  };
  const target = {
    ...{ name: 'reference-without-lab', kind: 'external', interfaces, credentials, numbers },
    accounts: [
      ...opened.map(({ declared }) => declared),
      { name: 'other', account: stranger.id, features: [] },
      { name: 'branch', account: subAccount, key: branch.key, secret: branch.secret, features: [] },
    ],
    ...{ sideEffects: 'all', limits: { requestsPerSecond: 100, messages: 5000, lookups: 500 } },
    callbacks: { listen: '127.0.0.1:0' },
  };
  const robot = replyAlways(
    labOf(platform),
    opened.map(({ world }) => world.id),
  );
  return {
    target,
    close: async () => {
      clearInterval(robot);
      await platform.close();
    },
  };
}
