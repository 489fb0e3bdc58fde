import { isoOf } from '../kernel/time.ts';
import type { KeyedAccount } from '../worlds/parts.ts';
import type { KeyedProject, World } from '../worlds/registry.ts';

const servicesOf = ({ scopes: { voice }, ids }: World, projectId: string): object[] =>
  voice.state.servicesOf(projectId).map(({ serviceId, name, isDefault }) => ({
    id: serviceId,
    name,
    isDefault,
    secret: voice.state.secretOf(serviceId, ids),
  }));

function appOf({ scopes: { conversation } }: World, projectId: string): { appId?: string; botId?: string } {
  const { appId, botId } = conversation.state.app(projectId) ?? {};
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
    now: isoOf(world.clock.now()),
    credentials: credentialsOf(world),
    accounts,
    projects,
    subprojects: (world.scopes.made('subprojects')?.state.all() ?? []).map(({ subprojectId, parentProjectId }) => ({
      id: subprojectId,
      parent: parentProjectId,
      services: servicesOf(world, subprojectId),
    })),
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
      serviceId: world.scopes.voice.state.servicesOf(main.project.id)[0]?.serviceId,
    },
    conversation: appOf(world, main.project.id),
    lookup: { user: lookupUser?.user, password: lookupUser?.password },
  };
}
