import type { Ids } from './ids.ts';

/** A named place in the platform where requests are parked until `count` of them are there. */
interface Hold {
  readonly id: string;
  readonly point: string;
  readonly count: number;
  readonly parked: Array<() => void>;
}

/** Hold points of one world: they make races repeatable. A parked request does not count as pending. */
export class Holds {
  #holds: Hold[] = [];
  #ids: Ids;

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  /** Parks the next `count` requests that reach `point`; the last one lets all of them go. */
  place(point: string, count: number): string {
    const hold: Hold = { id: this.#ids.uuid(), point, count, parked: [] };
    this.#holds.push(hold);
    return hold.id;
  }

  /** Called by an operation at a named point; undefined means: continue at once. */
  reach(point: string): Promise<void> | undefined {
    const hold = this.#holds.find((each) => each.point === point);
    if (!hold) return undefined;
    return new Promise((resume) => {
      hold.parked.push(resume);
      if (hold.parked.length === hold.count) this.release(hold.id);
    });
  }

  /** Lets the parked requests go in the order they came; returns how many, or undefined for an unknown hold. */
  release(id: string): number | undefined {
    const hold = this.#holds.find((each) => each.id === id);
    if (!hold) return undefined;
    this.#holds = this.#holds.filter((each) => each !== hold);
    for (const resume of hold.parked) resume();
    return hold.parked.length;
  }

  releaseAll(): void {
    for (const hold of [...this.#holds]) this.release(hold.id);
  }
}
