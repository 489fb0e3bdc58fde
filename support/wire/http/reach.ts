import { originOf } from './origin.ts';

/** The origins that requests may go to: those that the target file declares, and the harness's own. */
export class Reach {
  readonly #origins = new Set<string>();

  constructor(addresses: Iterable<string>) {
    for (const address of addresses) this.add(address);
  }

  add(address: string): void {
    this.#origins.add(originOf(address));
  }

  includes(address: string): boolean {
    return URL.canParse(address) && this.#origins.has(originOf(address));
  }
}
