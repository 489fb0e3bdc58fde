import { Pool } from 'undici';
import { type RunningPlatform, startPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';

interface Account {
  readonly id: string;
  readonly role: string;
  readonly key: string;
  readonly secret: string;
}

interface Project {
  readonly id: string;
  readonly role: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly appId: string;
  readonly botId: string;
  readonly services: ReadonlyArray<{ readonly id: string }>;
}

/** What the lab shows of the world that the requests go to. */
export interface Facts {
  readonly id: string;
  readonly accounts: readonly Account[];
  readonly projects: readonly Project[];
  readonly lookupUsers: ReadonlyArray<{ readonly user: string; readonly password: string }>;
}

/** A request as it goes out; without `authorization` it is the good one of the role. */
export interface Sent {
  readonly interface: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string | Uint8Array | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly role?: string;
  /** `null` for none at all. */
  readonly authorization?: string | null;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** A platform of its own with one world in it, and whatever crashed there. */
export interface HostileWorld {
  readonly platform: RunningPlatform;
  readonly facts: Facts;
  readonly crashes: string[];
  send(sent: Sent): Promise<Answer>;
  lab<Told>(method: string, path: string, body?: object): Promise<Told>;
  /** What really happened so far. */
  ledger(): Promise<unknown>;
  close(): Promise<void>;
}

/** The credentials of the account or project in a role, as the interface wants them. */
export function authorizationAt({ accounts, projects, lookupUsers }: Facts, name: string, role = 'main') {
  const account = accounts.find((each) => each.role === role);
  const project = projects.find((each) => each.role === (role === 'main' ? 'main' : 'other'));
  const [user] = lookupUsers;
  if (name === 'lookup') return basic(user?.user ?? '', user?.password ?? '');
  if (name === 'messaging') return basic(account?.key ?? '', account?.secret ?? '');
  return basic(project?.keyId ?? '', project?.keySecret ?? '');
}

async function makeWorld(lab: Pool): Promise<Facts> {
  const headers = { 'content-type': 'application/json' };
  const made = await lab.request({
    method: 'POST',
    path: '/worlds',
    headers,
    body: '{"clock":"frozen","now":"2024-01-15T12:00:00Z"}',
  });
  return (await made.body.json()) as Facts;
}

/** A world of a platform, and the way to it. */
export type WorldAt = Omit<HostileWorld, 'platform' | 'crashes'>;

/** Makes a world whose clock stands still on the platform that listens at `addresses`. */
export async function makeWorldAt(addresses: Readonly<Record<string, unknown>>): Promise<WorldAt> {
  const pools = Object.fromEntries(
    Object.entries(addresses).map(([name, url]) => [name, new Pool([url].flat()[0] as string, { connections: 16 })]),
  );
  const facts = await makeWorld(pools.lab as Pool);
  const send: HostileWorld['send'] = async ({ interface: at, method, path, body, headers, role, ...rest }) => {
    const good = authorizationAt(facts, at, role);
    const authorization = rest.authorization === undefined ? good : rest.authorization;
    const answer = await (pools[at] as Pool).request({
      method: method as 'GET',
      path,
      headers: {
        ...(authorization === null ? {} : { authorization }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body ?? null,
    });
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
  };
  const lab: HostileWorld['lab'] = async (method, path, body) => {
    const way = `/worlds/${facts.id}${path}`;
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const { text } = await send({ interface: 'lab', method, path: way, authorization: null, ...content });
    return (text === '' ? undefined : JSON.parse(text)) as never;
  };
  for (const { id, role } of facts.accounts)
    if (role === 'main' || role === 'stranger')
      await lab('PATCH', `/accounts/${id}`, { features: { dedicatedNumbers: true } });
  const close = async (): Promise<void> => {
    await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
  };
  return { facts, send, lab, ledger: () => lab('GET', '/ledger'), close };
}

/** Starts a platform with a world whose clock stands still. */
export async function startHostileWorld(): Promise<HostileWorld> {
  const crashes: string[] = [];
  const crashed = (error: unknown, operation: string): void => void crashes.push(`${operation}: ${error}`);
  const platform = await startPlatform({ crashed });
  const world = await makeWorldAt(platform.addresses);
  const close = async (): Promise<void> => {
    await world.close();
    await platform.close();
  };
  return { ...world, platform, crashes, close };
}
