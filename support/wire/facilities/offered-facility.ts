import { isObject } from '../../ground/json.ts';
import { FacilityMissing } from '../../ground/problems/facility-missing.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { ChannelTrouble } from '../command/channel.ts';
import type { Facility } from '../target/target.ts';
import type { Ask, Port, Reply } from './port.ts';
import { type Kind, type Needed, verbOf } from './verbs.ts';

const MISSING = new Set([404, 501]);

/** Characters of an answer that a sentence shows. */
const TOLD = 200;

const shown = (body: unknown): string => (JSON.stringify(body) ?? 'nothing').slice(0, TOLD);

const IS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  list: (value) => Array.isArray(value) && value.every(isObject),
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  object: isObject,
};

/** What an answer lacks that its verb needs, as the end of a sentence. */
function lackIn(body: unknown, needed: Needed): string | undefined {
  const members = isObject(body) ? body : {};
  const lack = Object.entries(needed).find(([name, kind]) => !(IS[kind] as (value: unknown) => boolean)(members[name]));
  return lack && `which has no ${lack[1]} ${lack[0]}`;
}

/** One facility, whatever stands for it: asks, and takes nothing for an answer that is none. */
export class OfferedFacility {
  readonly #name: Facility;
  readonly #port: Port;
  readonly #used: (method: string) => void;

  /** @param used called after every answer that makes sense, with the method of the verb */
  constructor(name: Facility, port: Port, used: (method: string) => void = () => undefined) {
    this.#name = name;
    this.#port = port;
    this.#used = used;
  }

  /** Whether a person answers. */
  get isPerson(): boolean {
    return this.#port.isPerson;
  }

  /**
   * Asks for a verb of this facility and returns the body of the answer; `about` is the number or address that it is
   * about. Throws FacilityMissing where there is no such verb, no answer or none that makes sense.
   */
  async request(method: string, path: string, body?: unknown, about?: string): Promise<unknown> {
    const found = verbOf(this.#name, method, path);
    if (!found) throw new HarnessError(`${method} ${path} is no verb of the facility ${this.#name}`);
    const [verb, needed] = found;
    const reply = await this.#answer({ method, path, body, about });
    this.#requireVerb(verb, reply);
    const lack = lackIn(reply.body, needed);
    if (lack) throw this.#missing(`${this.#port.who} answers ${verb} with ${shown(reply.body)}, ${lack}`);
    this.#used(method);
    return reply.body;
  }

  async #answer(asked: Ask): Promise<Reply> {
    try {
      return await this.#port.ask(asked);
    } catch (error) {
      if (error instanceof ChannelTrouble) throw this.#missing(error.message);
      throw error;
    }
  }

  #requireVerb(verb: string, { status, body }: Reply): void {
    if (status < 300) return;
    const { who } = this.#port;
    if (MISSING.has(status)) throw this.#missing(`${who} does not know ${verb}: HTTP status ${status} ${shown(body)}`);
    throw this.#missing(`${who} refused ${verb}: HTTP status ${status} ${shown(body)}`);
  }

  #missing(what: string): FacilityMissing {
    return new FacilityMissing(this.#name, `${what}; docs/lab.md says what the facility ${this.#name} answers`);
  }
}
