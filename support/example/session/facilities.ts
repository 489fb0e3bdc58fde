import { FacilityMissing } from '../../ground/problems/facility-missing.ts';
import type { Tape } from '../../ground/time/tape.ts';
import { OfferedFacility } from '../../wire/facilities/offered-facility.ts';
import type { Ask, Port, Reply } from '../../wire/facilities/port.ts';
import { REPLACEABLE } from '../../wire/target/declared-facility.ts';
import type { Facility } from '../../wire/target/target.ts';
import { onTape } from './taped-answers.ts';

const OTHERWISE: Readonly<Partial<Record<Facility, string>>> = {
  accounts: 'declare accounts that have it, or a lab',
  hlr: 'declare what is known of numbers under lookups, or a lab',
  downstream: 'declare downstream, or a lab',
};

const remedyFor = (name: Facility): string =>
  OTHERWISE[name] ??
  ((REPLACEABLE as readonly string[]).includes(name) ? `declare facilities.${name}, or a lab` : 'it takes a lab');

/** What one example can ask beside the interfaces of its target. */
export class Facilities {
  /** Those that answered, but for the clock: the time says itself how it passed. */
  readonly used = new Set<Facility>();
  /** Called when something was changed: notifications may follow. */
  changed: () => void = () => undefined;
  /** What puts back as it was what an example changed on a target that others share. */
  readonly afterwards: Array<() => Promise<unknown>> = [];
  readonly #portOf: (name: Facility) => Port | undefined;

  constructor(portOf: (name: Facility) => Port | undefined = () => undefined) {
    this.#portOf = portOf;
  }

  /** Whether something stands for a facility; whether it answers is seen when it is asked. */
  has(name: Facility): boolean {
    return this.#portOf(name) !== undefined;
  }

  /** A facility by its name. Throws FacilityMissing where nothing stands for it. */
  named(name: Facility): OfferedFacility {
    const port = this.#portOf(name);
    if (port) return new OfferedFacility(name, port, (method) => this.#note(name, method));
    throw new FacilityMissing(name, `the target has no ${name}: ${remedyFor(name)} in the target file`);
  }

  #note(name: Facility, method: string): void {
    if (name !== 'clock') this.used.add(name);
    if (method !== 'GET') this.changed();
  }
}

/** The same port on the tape of an example, which looks back as far as its beginning, in milliseconds since the epoch. */
export function tapedPort(port: Port, tape: Tape, now: () => number): Port {
  const began = now();
  const since = `${new Date(began).toISOString().slice(11, 19)} UTC`;
  const answer = async (asked: Ask) => {
    const { status, body } = await port.ask({ ...asked, since });
    return { status, headers: {}, text: JSON.stringify(body) ?? '' };
  };
  const ask = async (asked: Ask): Promise<Reply> => {
    const { status, text } = await onTape(tape, now, asked, () => answer(asked));
    return { status, body: text === '' ? undefined : JSON.parse(text) };
  };
  return { ...port, ask };
}
