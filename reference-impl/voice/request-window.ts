import { LateMap } from '../kernel/late-map.ts';
/** How many requests a project may make within how many seconds. */
export interface RequestAllowance {
  readonly most: number;
  readonly seconds: number;
}

interface Window {
  readonly began: number;
  readonly taken: number;
}

/** Counts the requests of each project in windows that follow each other; without an allowance there is no limit. */
export class RequestWindow {
  allowance: RequestAllowance | undefined;
  #windows = new LateMap<string, Window>();

  /** Takes one request; returns the whole seconds to wait when there is none left. `now` in milliseconds. */
  take(projectId: string, now: number): number | undefined {
    if (!this.allowance) return undefined;
    const { most, seconds } = this.allowance;
    const known = this.#windows.get(projectId);
    const open = known && now < known.began + seconds * 1000 ? known : { began: now, taken: 0 };
    if (open.taken >= most) return Math.ceil((open.began + seconds * 1000 - now) / 1000);
    this.#windows.set(projectId, { ...open, taken: open.taken + 1 });
    return undefined;
  }
}
