import { isObject } from '../../ground/json.ts';
import { FacilityMissing } from '../../ground/problems/facility-missing.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { ChannelTrouble } from '../command/channel.ts';
import type { Facility } from '../target/target.ts';
import type { Port, Reply } from './port.ts';
import { verbOf } from './verbs.ts';

const MOST_QUOTED = 200;

const inShort = (body: unknown): string => (JSON.stringify(body) ?? 'nothing').slice(0, MOST_QUOTED);

/** One facility, whatever stands for it: asks, and takes nothing for an answer that is none. */
export class OfferedFacility {
  readonly #name: Facility;
  readonly #port: Port;
  readonly #used: ((method: string) => void) | undefined;
  readonly #changing: (() => Promise<void>) | undefined;
  readonly isPerson: boolean;

  /** @param used called after every answer that makes sense, with the method of the verb; @param changing before every change */
  constructor(name: Facility, port: Port, used?: (method: string) => void, changing?: () => Promise<void>) {
    this.#name = name;
    this.#port = port;
    this.#used = used;
    this.#changing = changing;
    this.isPerson = port.isPerson;
  }

  /** Asks for a verb `about` a number or address. Throws FacilityMissing without an answer that makes sense. */
  async request(method: string, path: string, body?: unknown, about?: string): Promise<unknown> {
    const found = verbOf(this.#name, method, path);
    if (!found) throw new HarnessError(`${method} ${path} is no verb of the facility ${this.#name}`);
    const [verb, needed] = found;
    const { who } = this.#port;
    if (method !== 'GET') await this.#changing?.();
    let reply: Reply;
    try {
      reply = await this.#port.ask({ method, path, body, about });
    } catch (error) {
      if (error instanceof ChannelTrouble) throw this.#missing(error.message);
      throw error;
    }
    const { status, body: answer } = reply;
    if (status === 404 || status === 501)
      throw this.#missing(`${who} does not know ${verb}: HTTP status ${status} ${inShort(answer)}`);
    if (status >= 300) throw this.#missing(`${who} refused ${verb}: HTTP status ${status} ${inShort(answer)}`);
    const members = isObject(answer) ? answer : {};
    for (const [name, kind] of Object.entries(needed)) {
      const value = members[name];
      let isThere = typeof value === (kind === 'text' ? 'string' : 'number');
      if (kind === 'list') isThere = Array.isArray(value) && value.every(isObject);
      if (kind === 'object') isThere = isObject(value);
      if (!isThere) throw this.#missing(`${who} answers ${verb} with ${inShort(answer)}, which has no ${kind} ${name}`);
    }
    this.#used?.(method);
    return answer;
  }

  #missing(what: string): FacilityMissing {
    return new FacilityMissing(this.#name, `${what}; docs/lab.md says what the facility ${this.#name} answers`);
  }
}
