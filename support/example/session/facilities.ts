import { FacilityMissing } from '../../ground/problems/facility-missing.ts';
import type { Tape } from '../../ground/time/tape.ts';
import { Downstream } from '../../wire/downstream/downstream.ts';
import { DeclaredPorts } from '../../wire/facilities/declared-ports.ts';
import { OfferedFacility } from '../../wire/facilities/offered-facility.ts';
import type { Ask, Port, Reply } from '../../wire/facilities/port.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import { REPLACEABLE } from '../../wire/target/declared-facility.ts';
import type { Facility, ResolvedTarget } from '../../wire/target/target.ts';
import { onTape } from './taped.ts';

const OTHERWISE: Readonly<Partial<Record<Facility, string>>> = {
  accounts: 'declare accounts that have it, or a lab',
  hlr: 'declare what is known of numbers under lookups, or a lab',
  downstream: 'declare downstream, or a lab',
};

export class Facilities {
  /** Those that answered, but for the clock: the time says itself how it passed. */
  readonly used = new Set<Facility>();
  /** Called before something is changed that the outcome of messages depends on. */
  changing?: () => Promise<void>;
  changed?: () => void;
  /** What puts back as it was what an example changed on a target that others share. */
  readonly afterwards: Array<() => Promise<unknown>> = [];
  readonly #portOf: ((name: Facility) => Port | undefined) | undefined;

  constructor(portOf?: (name: Facility) => Port | undefined) {
    this.#portOf = portOf;
  }

  has(name: Facility): boolean {
    return this.#portOf?.(name) !== undefined;
  }

  /** A facility by its name. Throws FacilityMissing where nothing stands for it. */
  named(name: Facility): OfferedFacility {
    const port = this.#portOf?.(name);
    if (!port) {
      const isReplaceable = (REPLACEABLE as readonly string[]).includes(name);
      const remedy = OTHERWISE[name] ?? (isReplaceable ? `declare facilities.${name}, or a lab` : 'it takes a lab');
      throw new FacilityMissing(name, `the target has no ${name}: ${remedy} in the target file`);
    }
    const used = (method: string): void => {
      if (name !== 'clock') this.used.add(name);
      if (method !== 'GET') this.changed?.();
    };
    const isDecisive = name === 'review' || name === 'accounts';
    return new OfferedFacility(name, port, used, isDecisive ? async () => this.changing?.() : undefined);
  }
}

export class RunFacilities {
  readonly #ports: DeclaredPorts;
  readonly #target: ResolvedTarget;
  #downstream: Downstream | undefined;

  constructor(target: ResolvedTarget, http: Pick<HttpClient, 'send'>) {
    this.#target = target;
    this.#ports = new DeclaredPorts(target.facilities ?? {}, http);
  }

  async open(): Promise<void> {
    const { downstream } = this.#target;
    if (!downstream) return;
    this.#downstream = new Downstream();
    await this.#downstream.listen(downstream.listen);
  }

  /** For an example in a world of its own: what the file declares comes first, the lab has everything else. */
  ofWorld(world: Port): Facilities {
    const declared = this.#declared();
    return new Facilities((name) => declared(name) ?? world);
  }

  /** The ports on the tape of an example, which look back as far as its beginning, in milliseconds since the epoch. */
  shared(tape: Tape, now: () => number): Facilities {
    const declared = this.#declared();
    return new Facilities((name) => {
      const port = declared(name);
      if (!port) return undefined;
      const since = `${new Date(now()).toISOString().slice(11, 19)} UTC`;
      const ask = async (asked: Ask): Promise<Reply> => {
        const { status, text } = await onTape(tape, now, asked, async () => {
          const { status, body } = await port.ask({ ...asked, since });
          return { status, headers: {}, text: JSON.stringify(body) ?? '' };
        });
        return { status, body: text === '' ? undefined : JSON.parse(text) };
      };
      return { ...port, ask };
    });
  }

  close(): void {
    this.#ports.close();
    this.#downstream?.close();
  }

  #declared(): (name: Facility) => Port | undefined {
    // What is dropped counts from here on.
    const downstream = this.#downstream?.port;
    return (name) => (name === 'downstream' ? downstream : this.#ports.portOf(name));
  }
}
