import type { Logged, RequestLog } from '../../http/request-log.ts';
import type { World } from '../../worlds/world.ts';

/** How much of a request target a row shows. */
const PREVIEW = 300;

const rowOf = ({ number, at, interface: name, method, target, status, who, why }: Logged): object => ({
  number,
  at,
  interface: name,
  method,
  target: target.slice(0, PREVIEW),
  status,
  who: who ?? null,
  why: why[0] ?? null,
});

/** Returns the requests of a world, and those that nobody's credentials came with, since the last call. */
export class RequestFeed {
  readonly #world: World;
  readonly #log: RequestLog | undefined;
  #next: number;

  constructor(world: World, log: RequestLog | undefined) {
    this.#world = world;
    this.#log = log;
    this.#next = log?.first ?? 0;
  }

  /** Up to `most` rows, oldest first. */
  take(most: number): object[] {
    const rows: object[] = [];
    if (!this.#log) return rows;
    for (const each of this.#log.from(this.#next, Number.POSITIVE_INFINITY)) {
      if (rows.length === most) break;
      this.#next = each.number + 1;
      if (each.world === undefined || each.world === this.#world.id) rows.push(rowOf(each));
    }
    return rows;
  }
}
