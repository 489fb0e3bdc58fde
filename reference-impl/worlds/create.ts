import { type Account, createAccount } from '../accounts/account.ts';
import type { LookupService } from '../accounts/lookup-user.ts';
import type { Project } from '../accounts/project.ts';
import { createContactsState } from '../contacts/state.ts';
import { createConversationState } from '../conversation/state.ts';
import { Activity } from '../kernel/activity.ts';
import { Clock } from '../kernel/clock.ts';
import { Holds } from '../kernel/holds.ts';
import { type Ids, randomIds } from '../kernel/ids.ts';
import { Outbox } from '../kernel/outbox.ts';
import { createLookupState } from '../lookup/state.ts';
import { createMessagingState } from '../messaging/state.ts';
import { createReportState } from '../reports/state.ts';
import { createSubprojectState } from '../subprojects/state.ts';
import { createTokenState } from '../token/state.ts';
import { createVoiceState } from '../voice/state.ts';
import { Ledger } from './ledger.ts';
import { NUMBERS } from './numbers.ts';
import type { Platform } from './platform.ts';
import type { KeyedAccount, KeyedProject, World } from './world.ts';

/** How a world is made; `now` in milliseconds since the epoch. */
export interface WorldOrder {
  readonly clock: 'frozen' | 'real';
  readonly now?: number | undefined;
  readonly ids?: Ids;
}

/** Noon of a weekday, so that nothing is held or expires unless an example says so. */
const FIRST_MOMENT = Date.UTC(2024, 0, 15, 12);

function populate(world: World, { registry }: Platform, ids: Ids): void {
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
    world.voice.addProject(project.id, ids, world.clock.now());
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
  addAccount('colon', undefined, `a:b:${ids.secret(20)}`);
  addAccount('umlaut', undefined, `schlüssel-${ids.secret(20)}`);
  addProject('main');
  addProject('other');
  addLookupUser('real-time');
  addLookupUser('portability');
  for (const id of world.projects.keys()) world.conversation.addApp(id, ids);
}

const clockOf = ({ clock, now = FIRST_MOMENT }: WorldOrder, activity: Activity): Clock =>
  new Clock(clock, activity, clock === 'real' ? undefined : now);

/** Makes a world with its accounts, projects and services, and makes its credentials known. */
export function createWorld(platform: Platform, order: WorldOrder): World {
  const worldIds = platform.ids ?? randomIds;
  const ids = order.ids ?? worldIds;
  const activity = new Activity();
  const clock = clockOf(order, activity);
  const world: World = {
    id: ids.uuid(),
    clock,
    activity,
    ids: worldIds,
    holds: new Holds(randomIds),
    ledger: new Ledger(),
    outbox: new Outbox({
      clock,
      activity,
      post: platform.post,
      decisions: () => world.behaviour.decisions.delivery,
    }),
    numbers: NUMBERS,
    accounts: new Map<string, KeyedAccount>(),
    projects: new Map<string, KeyedProject>(),
    messaging: createMessagingState(platform.settings),
    contacts: createContactsState(),
    reports: createReportState(),
    voice: createVoiceState(),
    lookup: createLookupState(),
    lookupUsers: [],
    subprojects: createSubprojectState(),
    conversation: createConversationState(),
    tokenRequests: createTokenState(),
    tokens: [],
    behaviour: platform.behaviour,
  };
  populate(world, platform, ids);
  platform.registry.worlds.set(world.id, world);
  return world;
}

const servicesOf = ({ voice, ids }: World, projectId: string): object[] =>
  voice.servicesOf(projectId).map(({ serviceId, name, isDefault }) => ({
    id: serviceId,
    name,
    isDefault,
    secret: voice.secretOf(serviceId, ids),
  }));

const describeSubprojects = (world: World): object[] =>
  world.subprojects.all().map(({ subprojectId, parentProjectId }) => ({
    id: subprojectId,
    parent: parentProjectId,
    services: servicesOf(world, subprojectId),
  }));

function appOf({ conversation }: World, projectId: string): { appId?: string; botId?: string } {
  const { appId, botId } = conversation.app(projectId) ?? {};
  return { ...(appId ? { appId } : {}), ...(botId ? { botId } : {}) };
}

/** What the lab shows of a world: everything a client needs except the addresses, which the target gives. */
export function describeWorld(world: World): object {
  const accounts = [...world.accounts.values()].map(({ account, key, secret }) => ({
    id: account.id,
    role: account.role,
    parent: account.parent?.id,
    key,
    secret,
  }));
  const projects = [...world.projects.values()].map(({ project, keyId, keySecret }) => ({
    id: project.id,
    role: project.role,
    keyId,
    keySecret,
    services: servicesOf(world, project.id),
    ...appOf(world, project.id),
  }));
  return {
    id: world.id,
    now: new Date(world.clock.now()).toISOString(),
    credentials: credentialsOf(world),
    accounts,
    projects,
    subprojects: describeSubprojects(world),
    lookupUsers: world.lookupUsers,
    numbers: world.numbers,
  };
}

/** The credentials of a world by interface, in the shape of the ready file. */
export function credentialsOf(world: World): object {
  const account = (role: string) =>
    [...world.accounts.values()].find((each) => each.account.role === role) as KeyedAccount;
  const main = [...world.projects.values()][0] as KeyedProject;
  const [lookupUser] = world.lookupUsers;
  return {
    messaging: { key: account('main').key, secret: account('main').secret },
    account: account('main').account.id,
    subAccount: account('sub').account.id,
    project: {
      id: main.project.id,
      keyId: main.keyId,
      keySecret: main.keySecret,
      serviceId: world.voice.servicesOf(main.project.id)[0]?.serviceId,
    },
    conversation: appOf(world, main.project.id),
    lookup: { user: lookupUser?.user, password: lookupUser?.password },
  };
}
