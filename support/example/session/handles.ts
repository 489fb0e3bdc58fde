import { HarnessError } from '../../ground/problems/harness-error.ts';

export class Handles {
  #named = new Map<string, unknown>();

  put<Thing>(name: string, thing: Thing): Thing {
    this.#named.set(name, thing);
    return thing;
  }

  /** Throws HarnessError when nothing has that name. */
  get<Thing>(name: string): Thing {
    if (!this.#named.has(name)) throw new HarnessError(`nothing in this example is called "${name}"`);
    return this.#named.get(name) as Thing;
  }

  nameOf(isMeant: (thing: unknown) => boolean): string | undefined {
    return [...this.#named].find(([, thing]) => isMeant(thing))?.[0];
  }

  has(name: string): boolean {
    return this.#named.has(name);
  }
}
