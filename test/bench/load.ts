import autocannon from 'autocannon';
import { type Child, pin } from './child.ts';
import { median } from './figure.ts';

const ROUNDS = 3;

/** Requests that go before the rounds that count: in them code is compiled. */
const WARMING = 10_000;

/** A request that is sent over and over. */
export interface Shot {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How it is sent: for a second, or so often. */
export interface Manner {
  readonly connections: number;
  readonly pipelining?: number;
  readonly amount?: number;
}

/** What one server did under load: requests per second, and processor time of each in microseconds. */
export interface Load {
  readonly rate: number;
  readonly cpu: number;
}

/** Loads one server for a while; every answer must be a 2xx. */
export async function load(child: Pick<Child, 'ask'>, shot: Shot, manner: Manner): Promise<Load> {
  const { connections, pipelining = 1, amount } = manner;
  const before = (await child.ask('cpu')).cpu as number;
  const result = await autocannon({
    ...shot,
    headers: { ...shot.headers },
    ...{ connections, pipelining },
    ...(amount === undefined ? { duration: 1 } : { amount }),
  });
  const { non2xx, errors } = result;
  if (non2xx > 0 || errors > 0)
    throw new Error(`${shot.method} ${shot.url}: ${non2xx} answers were not 2xx, ${errors} errors`);
  const after = (await child.ask('cpu')).cpu as number;
  const answered = result['2xx'];
  return { rate: answered / result.duration, cpu: (after - before) / answered };
}

/** Measurements of two sides, which take turns. */
export type Rounds = ReadonlyArray<readonly [Load, Load]>;

/** One side of a comparison: who answers what. */
export type Side = readonly [child: Pick<Child, 'ask'>, shot: Shot];

export async function inTurns(one: Side, other: Side, manner: Manner, warming = WARMING): Promise<Rounds> {
  for (const [child, shot] of [one, other]) await load(child, shot, { ...manner, amount: warming });
  const rounds: Array<readonly [Load, Load]> = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push([await load(...one, manner), await load(...other, manner)]);
  return rounds;
}

/** The processor time of the first side as a share of that of the second: 1 when both cost the same. */
export const shareOf = (rounds: Rounds): number => median(rounds.map(([one, other]) => one.cpu / other.cpu));

export function bothIn(rounds: Rounds): string {
  const shown = (place: 0 | 1): string => {
    const [cpu, rate] = [median(rounds.map((pair) => pair[place].cpu)), median(rounds.map((pair) => pair[place].rate))];
    return `${cpu.toFixed(1)} µs each, ${Math.round(rate)} a second`;
  };
  return `${shown(1)}, against ${shown(0)}`;
}

/** Gives the server one processor and the load another. */
export function separate(...children: readonly Child[]): void {
  for (const { pid } of children) pin(pid, 0);
  pin(process.pid, 1);
}
