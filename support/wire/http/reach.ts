import { originOf } from './origin.ts';

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
