import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';

export class Handles {
  #named = new Map<string, unknown>();
  readonly #refusal: (() => string | undefined) | undefined;

  /** @param refusal the latest refusal of the example that no step looked at, as a sentence */
  constructor(refusal?: () => string | undefined) {
    this.#refusal = refusal;
  }

  put<Thing>(name: string, thing: Thing): Thing {
    this.#named.set(name, thing);
    return thing;
  }

  /** Throws Inconclusive (precondition-unmet) when nothing has that name after a refusal, else HarnessError. */
  get<Thing>(name: string): Thing {
    if (!this.#named.has(name)) {
      const refusal = this.#refusal?.();
      if (refusal !== undefined) throw new Inconclusive('precondition-unmet', `there is no "${name}": ${refusal}`);
      throw new HarnessError(`nothing in this example is called "${name}"`);
    }
    return this.#named.get(name) as Thing;
  }

  nameOf(isMeant: (thing: unknown) => boolean): string | undefined {
    return [...this.#named].find(([, thing]) => isMeant(thing))?.[0];
  }

  has(name: string): boolean {
    return this.#named.has(name);
  }
}
