import type { Registry } from '../../worlds/registry.ts';
import type { World } from '../../worlds/world.ts';
import { overview } from '../overview.ts';

/** A ticking clock is sent once: listeners have a clock too. */
const still = (part: { mode?: string; now?: string }): object =>
  part.mode === 'real' ? { ...part, now: undefined } : part;

/** Returns the parts of a world's overview that have changed since the last call. */
export class PartFeed {
  readonly #world: World;
  readonly #registry: Registry;
  readonly #told = new Map<string, string>();

  constructor(world: World, registry: Registry) {
    this.#world = world;
    this.#registry = registry;
  }

  /** The changed parts by name, as JSON. */
  take(): Array<readonly [name: string, json: string]> {
    return Object.entries(overview).flatMap(([name, look]) => {
      const json = JSON.stringify(still(look(this.#world, this.#registry)));
      if (this.#told.get(name) === json) return [];
      this.#told.set(name, json);
      return [[name, json] as const];
    });
  }
}
