import { Pool } from 'undici';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';
import type { Facts } from '../platform/local-platform.ts';

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

/** The credentials of the account or project in a role, as the interface wants them. */
export function authorizationAt({ accounts, projects, lookupUsers }: Facts, name: string, role = 'main') {
  const account = accounts.find((each) => each.role === role);
  const project = projects.find((each) => each.role === (role === 'main' ? 'main' : 'other'));
  const [user] = lookupUsers;
  if (name === 'lookup') return basic(user?.user ?? '', user?.password ?? '');
  if (name === 'messaging') return basic(account?.key ?? '', account?.secret ?? '');
  return basic(project?.keyId ?? '', project?.keySecret ?? '');
}

/** A world of a platform, and the way to it; its ledger says what really happened so far. */
export type WorldAt = Awaited<ReturnType<typeof makeWorldAt>>;

/** Makes a world whose clock stands still on the platform that listens at `addresses`. */
export async function makeWorldAt(addresses: Readonly<Record<string, unknown>>) {
  const pools = Object.fromEntries(
    Object.entries(addresses).map(([name, url]) => [name, new Pool([url].flat()[0] as string, { connections: 16 })]),
  );
  const made = await (pools.lab as Pool).request({
    ...{ method: 'POST', path: '/worlds', headers: { 'content-type': 'application/json' } },
    body: '{"clock":"frozen","now":"2024-01-15T12:00:00Z"}',
  });
  const facts = (await made.body.json()) as Facts;
  const send = async ({ interface: at, method, path, body, headers, role, ...rest }: Sent): Promise<Answer> => {
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
  const lab = async <Told>(method: string, path: string, body?: object): Promise<Told> => {
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
  return { facts, send, lab, ledger: () => lab<unknown>('GET', '/ledger'), close };
}

/** Starts a platform with a world whose clock stands still, and keeps whatever crashes there. */
export async function startHostileWorld() {
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
