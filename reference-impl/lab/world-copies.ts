import type { Reply } from '../http/operation.ts';
import { givenIds, randomIds } from '../kernel/ids.ts';
import { isoOf } from '../kernel/instant.ts';
import { Problem } from '../kernel/problem.ts';
import { behaviourWith, type Fault } from '../worlds/behaviour.ts';
import { createWorld, type WorldOrder } from '../worlds/create.ts';
import type { Platform } from '../worlds/platform.ts';
import type { World } from '../worlds/world.ts';
import { ACCOUNT, type AccountChange, changeAccount, describeAccount } from './accounts.ts';
import { withFaults } from './catalogues.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';
import { describeWorld } from './world-description.ts';

/** What a world is set up with: its credentials, clock, accounts and faults. Messages and what followed from them are not in it. */
interface WorldCopy {
  readonly schema: 1;
  readonly clock: 'frozen' | 'real';
  readonly now: string;
  readonly ids: readonly string[];
  readonly accounts: ReadonlyArray<AccountChange & { readonly role: string }>;
  readonly faults: readonly string[];
}

function copyOf({ clock, drawn, accounts, behaviour }: World): WorldCopy {
  return {
    schema: 1,
    clock: clock.mode,
    now: isoOf(clock.now()),
    ids: drawn,
    faults: behaviour.faults,
    accounts: [...accounts.values()].map(({ account }) => {
      const { role, features, timeZone, allowances } = describeAccount(account);
      return { role, features, timeZone, allowances };
    }),
  };
}

const made = (platform: Platform, ids: readonly string[], order: Pick<WorldOrder, 'clock' | 'now'>): World =>
  createWorld(platform, {
    ...order,
    ids: givenIds(ids, platform.journal?.newIds('copy') ?? platform.ids ?? randomIds),
  });

/** The same world as it was made: its id and credentials stay, everything else is forgotten. */
function reset({ caller: platform, scope: world }: LabCall): Reply {
  const { clock, drawn, beganAt: now } = world;
  platform.registry.remove(world.id);
  return { status: 200, body: describeWorld(made(platform, drawn, { clock: clock.mode, now })) };
}

/** Whether an id of a copy already belongs to a world of this platform. */
function isTaken({ registry }: Platform, id: string): boolean {
  const { worlds, apiKeys, projectKeys, lookupUsers } = registry;
  return worlds.has(id) || apiKeys.has(id) || projectKeys.has(id) || lookupUsers.has(`lookup-${id}`);
}

function setUp(platform: Platform, world: World, { accounts }: WorldCopy, faults: readonly Fault[]): void {
  world.behave(behaviourWith(platform.parts, faults, world.behaviour.variant));
  for (const { role, ...change } of accounts) {
    const known = [...world.accounts.values()].find(({ account }) => account.role === role);
    if (!known) throw new Problem(400, `A world has no account with the role ${role}.`);
    changeAccount(known.account, change);
  }
}

function make(platform: Platform, body: WorldCopy, faults: readonly Fault[]): Reply {
  if (body.ids.some((id) => isTaken(platform, id)))
    throw new Problem(409, 'The world of this copy is on this platform already; reset it, or delete it first.');
  const now = body.clock === 'frozen' ? { now: Date.parse(body.now) } : {};
  const world = made(platform, body.ids, { clock: body.clock, ...now });
  try {
    setUp(platform, world, body, faults);
  } catch (error) {
    platform.registry.remove(world.id);
    throw error;
  }
  return { status: 201, body: describeWorld(world) };
}

const take = ({ caller: platform, body }: LabCall<WorldCopy>): Reply | Promise<Reply> =>
  withFaults(body.faults, (faults) => make(platform, body, faults));

const COPY = objectOf({
  schema: { const: 1 },
  clock: { enum: ['frozen', 'real'] },
  now: { type: 'string', format: 'date-time' },
  ids: {
    type: 'array',
    minItems: 1,
    maxItems: 1000,
    uniqueItems: true,
    items: {
      type: 'string',
      pattern: '^[A-Za-z0-9._~-]{8,100}$',
      description: 'a token of 8 to 100 letters, digits and . _ ~ -',
    },
  },
  accounts: {
    type: 'array',
    maxItems: 100,
    items: { ...ACCOUNT, required: ['role'], properties: { ...ACCOUNT.properties, role: { type: 'string' } } },
  },
  faults: { type: 'array', items: { type: 'string' } },
});

/** Worlds that are made again, here or on another platform. */
export const copyOperations: readonly LabOperation[] = [
  {
    id: 'lab.worlds.reset',
    method: 'POST',
    path: '/worlds/:world/reset',
    summary:
      'Resets a world to its beginning: id and credentials stay, messages and settings go, a frozen clock goes back.',
    run: reset,
  },
  {
    id: 'lab.worlds.export',
    method: 'GET',
    path: '/worlds/:world/export',
    summary: 'Returns what a world is set up with: credentials, clock, accounts and faults. Messages are not in it.',
    run: ({ scope: world }) => ({ status: 200, body: copyOf(world) }),
  },
  {
    id: 'lab.worlds.import',
    method: 'POST',
    path: '/worlds/import',
    summary: 'Makes the world that an export describes, with the same id and credentials.',
    schema: COPY,
    run: take,
  },
];
