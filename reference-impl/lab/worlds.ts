import type { Reply } from '../http/operation.ts';
import { givenIds, randomIds, repeatableIds } from '../kernel/ids.ts';
import { Problem } from '../kernel/problem.ts';
import { isoOf } from '../kernel/time.ts';
import { behaviourWith, type Fault } from '../worlds/behaviour.ts';
import { createWorld, type WorldOrder } from '../worlds/create.ts';
import type { Platform } from '../worlds/platform.ts';
import type { World } from '../worlds/registry.ts';
import { type AccountChange, CONFIGURATION, changeAccount, describeAccount } from './accounts.ts';
import { withFaults } from './catalogues.ts';
import { type LabCall, type LabOperation, objectOf, verb } from './lab-operation.ts';
import { accountOfRole, CONTENTS, contentsOf, fillWorld, type WorldContents } from './world-contents.ts';
import { describeWorld } from './world-description.ts';

/** Worlds come and go; a frozen world starts now unless `now` says otherwise. */
export const worldOperations: readonly LabOperation[] = [
  verb('lab.worlds.create', 'POST', '/worlds', {
    summary: 'Creates an isolated copy of the platform and returns its credentials and numbers.',
    schema: objectOf({
      'clock?': { enum: ['frozen', 'real'] },
      'now?': { type: 'string', format: 'date-time' },
      'faults?': { type: 'array', items: { type: 'string' } },
    }),
    run: ({
      caller: platform,
      request,
      body,
    }: LabCall<{ clock?: World['clock']['mode']; now?: string; faults?: string[] }>) =>
      withFaults(body.faults ?? [], (faults) => {
        const now = body.now === undefined ? undefined : Date.parse(body.now);
        platform.trace?.begin(request.headers);
        const world = createWorld(platform, { clock: body.clock ?? 'frozen', now });
        if (faults.length > 0) world.behave(behaviourWith(platform.parts, faults, world.behaviour.variant));
        return { status: 201, body: describeWorld(world) };
      }),
  }),
  verb('lab.worlds.read', 'GET', '/worlds/:world', {
    // Secrets of voice services are made when they are first shown.
    changes: true,
    summary: 'Returns the description of a world.',
    run: ({ scope: world }) => ({ status: 200, body: describeWorld(world) }),
  }),
  verb('lab.worlds.remove', 'DELETE', '/worlds/:world', {
    summary: 'Deletes a world and everything in it.',
    run: ({ caller: platform, scope: world }) => {
      platform.registry.remove(world.id);
      platform.journal?.forget(world.id);
      return { status: 204 };
    },
  }),
  verb('lab.ledger.read', 'GET', '/worlds/:world/ledger', {
    summary: 'Counts the effects that really happened, per operation and resource.',
    run: ({ scope: world }) => ({ status: 200, body: { effects: world.ledger.entries() } }),
  }),
];

/** What a world is set up with. An export has all but messages and their results; only `schema` is required. */
interface WorldCopy extends WorldContents {
  readonly schema: 1;
  readonly clock?: 'frozen' | 'real';
  readonly now?: string;
  readonly ids?: readonly string[];
  /** Whether a copy without ids gets the credentials that are the same at every start. */
  readonly repeatable?: boolean;
  readonly accounts?: ReadonlyArray<AccountChange & { readonly role: string }>;
  readonly faults?: readonly string[];
}

const made = (platform: Platform, ids: readonly string[], order: Pick<WorldOrder, 'clock' | 'now'>): World =>
  createWorld(platform, {
    ...order,
    ids: givenIds(ids, platform.journal?.newIds('copy') ?? platform.ids ?? randomIds),
  });

async function make(platform: Platform, body: WorldCopy, faults: readonly Fault[]): Promise<Reply> {
  const { ids = [], clock = 'frozen', repeatable } = body;
  const usual = ids.length === 0 && repeatable ? repeatableIds('default world') : undefined;
  const { worlds, apiKeys, projectKeys, lookupUsers } = platform.registry;
  for (const id of usual ? [repeatableIds('default world').uuid()] : ids)
    if (worlds.has(id) || apiKeys.has(id) || projectKeys.has(id) || lookupUsers.has(`lookup-${id}`))
      throw new Problem(409, 'The world of this copy is on this platform already; reset it, or delete it first.');
  const now = clock === 'frozen' && body.now !== undefined ? { now: Date.parse(body.now) } : {};
  const world = usual ? createWorld(platform, { clock, ...now, ids: usual }) : made(platform, ids, { clock, ...now });
  try {
    world.behave(behaviourWith(platform.parts, faults, world.behaviour.variant));
    for (const { role, ...change } of body.accounts ?? []) changeAccount(accountOfRole(world, role).account, change);
    await fillWorld(world, body);
  } catch (error) {
    platform.registry.remove(world.id);
    throw error;
  }
  return { status: 201, body: describeWorld(world) };
}

const COPY = objectOf({
  schema: { const: 1 },
  'clock?': { enum: ['frozen', 'real'] },
  'now?': { type: 'string', format: 'date-time' },
  'ids?': {
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
  'accounts?': { type: 'array', maxItems: 100, items: objectOf({ ...CONFIGURATION, role: { type: 'string' } }) },
  'repeatable?': { type: 'boolean' },
  'faults?': { type: 'array', items: { type: 'string' } },
  ...CONTENTS,
});

/** Worlds that are made again, here or on another platform. */
export const copyOperations: readonly LabOperation[] = [
  verb('lab.worlds.reset', 'POST', '/worlds/:world/reset', {
    summary:
      'Resets a world to its beginning: id and credentials stay, messages and settings go, a frozen clock goes back.',
    run: ({ caller: platform, scope: world }) => {
      const { clock, drawn, beganAt: now } = world;
      platform.registry.remove(world.id);
      return { status: 200, body: describeWorld(made(platform, drawn, { clock: clock.mode, now })) };
    },
  }),
  verb('lab.worlds.export', 'GET', '/worlds/:world/export', {
    summary:
      'Returns what a world is set up with: credentials, clock, accounts, numbers, webhooks and faults. Messages are not in it.',
    run: ({ scope: world }) => {
      const { clock, drawn, accounts, behaviour } = world;
      const body: WorldCopy = {
        schema: 1,
        clock: clock.mode,
        now: isoOf(clock.now()),
        ids: drawn,
        faults: behaviour.faults,
        accounts: [...accounts.values()].map(({ account }) => {
          const { role, features, timeZone, allowances } = describeAccount(account);
          return { role, features, timeZone, allowances };
        }),
        ...contentsOf(world),
      };
      return { status: 200, body };
    },
  }),
  verb('lab.worlds.import', 'POST', '/worlds/import', {
    summary:
      'Makes the world that an export describes, with the same id and credentials, and with messages if it has some.',
    schema: COPY,
    run: async ({ caller: platform, body }: LabCall<WorldCopy>) =>
      await withFaults(body.faults ?? [], (faults) => make(platform, body, faults)),
  }),
];
