import type { Obstacle } from './inconclusive.ts';

export class Suspended extends Error {
  override name = 'Suspended';
  readonly until: number;
  readonly obstacle: Obstacle;

  constructor(until: number, graceMs: number) {
    const at = new Date(until).toISOString();
    super(`[deferred-until] ${at}: it waits for its turn in this run`);
    this.obstacle = { reason: 'deferred-until', until: at, graceMs };
    this.until = until;
  }
}
