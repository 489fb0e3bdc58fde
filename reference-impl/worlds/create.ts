import { type Account, createAccount } from '../accounts/account.ts';
import type { LookupService, Project } from '../accounts/callers.ts';
import { Activity } from '../kernel/activity.ts';
import { Clock } from '../kernel/clock.ts';
import { Holds } from '../kernel/holds.ts';
import { realNow } from '../kernel/host-time.ts';
import { type Ids, randomIds, rememberIds } from '../kernel/ids.ts';
import { Outbox } from '../kernel/outbox.ts';
import { justAsk } from '../kernel/outside.ts';
import type { Letter } from '../kernel/post.ts';
import { Refusals } from '../kernel/refusals.ts';
import { Ledger } from './ledger.ts';
import { NUMBERS } from './numbers.ts';
import { type OpenScopes, scopesOf } from './open-scopes.ts';
import type { Ground, KeyedAccount } from './parts.ts';
import type { Platform } from './platform.ts';
import type { KeyedProject, Registry, World } from './registry.ts';

/** How a world is made; `now` in milliseconds since the epoch, the present where it is left out. */
export interface WorldOrder {
  readonly clock: 'frozen' | 'real';
  readonly now?: number | undefined;
  readonly ids?: Ids;
}

function populate(world: World, scopes: OpenScopes, registry: Registry, ids: Ids): void {
  const addAccount = (role: string, parent?: Account, secret = ids.secret(30)): Account => {
    const account = createAccount(`account-${ids.secret(10)}`, role, parent);
    const key = ids.secret(20);
    world.accounts.set(account.id, { account, key, secret });
    registry.apiKeys.set(key, { id: key, secret, world, account });
    return account;
  };
  const addProject = (role: string): void => {
    const project: Project = { id: ids.opaque(), role };
    const [keyId, keySecret] = [ids.opaque(), ids.secret(30)];
    world.projects.set(project.id, { project, keyId, keySecret });
    registry.projectKeys.set(keyId, { id: keyId, secret: keySecret, world, project });
    scopes.addProject(project.id, ids);
  };
  const addLookupUser = (service: LookupService): void => {
    const user = { user: `lookup-${ids.secret(10)}`, password: ids.secret(24), service };
    world.lookupUsers.push(user);
    registry.lookupUsers.set(user.user, { world, user });
  };
  const main = addAccount('main');
  addAccount('sub', main);
  addAccount('second-sub', main);
  const stranger = addAccount('stranger');
  addAccount('stranger-sub', stranger);
  addAccount('colon', undefined, `a:b+c%41/${'='.repeat(3)}:${ids.secret(100)}`);
  addAccount('umlaut', undefined, `schlüssel-${ids.secret(20)}`);
  addProject('main');
  addProject('other');
  addLookupUser('real-time');
  addLookupUser('portability');
  scopes.furnish([...world.projects.keys()], ids);
}

function groundOf(platform: Platform, { clock: mode, now }: WorldOrder, world: () => World) {
  const { journal, registry, settings } = platform;
  const activity = new Activity();
  const clock = new Clock(mode, activity, mode === 'real' ? undefined : now, journal?.host);
  const outside = journal?.outside(world, () => registry.worlds.has(world().id)) ?? justAsk;
  const outbox = new Outbox({
    clock,
    activity,
    post: platform.post,
    outside,
    decisions: () => world().behaviour.decisions.delivery,
  });
  const asSent = (letter: Letter): readonly Letter[] => world().behaviour.notify?.(letter) ?? [letter];
  return {
    clock,
    activity,
    outbox,
    outside,
    holds: new Holds(journal?.newIds('holds') ?? randomIds),
    ledger: new Ledger(),
    ids: journal?.newIds('world') ?? platform.ids ?? randomIds,
    accounts: new Map<string, KeyedAccount>(),
    numbers: NUMBERS,
    settings,
    asSent,
    post: (letter) => {
      for (const each of asSent(letter)) outbox.send(each);
    },
  } satisfies Ground;
}

/** Makes a world with its accounts, projects and services, and makes its credentials known. */
export function createWorld(platform: Platform, order: WorldOrder): World {
  const ground = groundOf(platform, order, () => world);
  const ids = rememberIds(order.ids ?? ground.ids);
  const id = ids.uuid();
  const scopes = scopesOf(ground, platform, () => world);
  const world: World = {
    ...ground,
    id,
    scopes,
    behaviour: platform.behaviour,
    projects: new Map<string, KeyedProject>(),
    lookupUsers: [],
    tokens: [],
    tokensIssued: 0,
    drawn: ids.drawn,
    refusals: new Refusals(),
    madeAt: platform.journal?.host.now() ?? realNow(),
    beganAt: ground.clock.now(),
    behave: (next) => {
      Object.assign(world, { behaviour: next });
      scopes.decideBy(next.decisions);
    },
    end: () => {
      ground.holds.releaseAll();
      scopes.close();
      ground.outbox.stop();
      ground.clock.stop();
    },
  };
  populate(world, scopes, platform.registry, ids);
  ids.stop();
  platform.registry.worlds.set(world.id, world);
  platform.journal?.madeWorld(world.id);
  return world;
}
