import type { Facts } from '../../ground/facts.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { HttpClient } from '../http/client.ts';
import { addressBelow } from '../http/way.ts';

/** What POST /worlds answers. */
export interface WorldFacts extends Facts {
  readonly id: string;
  readonly now: string;
}

/** How a world is ordered; the lab decides what is left out. */
export interface WorldOrder {
  readonly faults?: readonly string[];
  /** ISO 8601, UTC. */
  readonly now?: string;
}

/** Talks to the lab of a target: the operator's interface, never a product port. */
export class LabClient {
  readonly #http: HttpClient;
  readonly #base: string;

  constructor(http: HttpClient, base: string) {
    this.#http = http;
    this.#base = base;
  }

  /**
   * Makes a world for an example of `rule` that begins at `now`; `faults` are deliberate deviations of the reference
   * implementation.
   */
  async createWorld({ faults = [], now }: WorldOrder = {}, rule?: string): Promise<WorldFacts> {
    const order = { ...(faults.length > 0 ? { faults } : {}), ...(now === undefined ? {} : { now }) };
    const named: Record<string, string> = rule === undefined ? {} : { 'x-conformance-rule': rule };
    return (await this.request('POST', '/worlds', order, named)) as WorldFacts;
  }

  /** Sends one lab request and returns its JSON body; throws HarnessError when the lab refuses. */
  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    const answer = await this.#http.send({
      method,
      url: addressBelow(this.#base, path),
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (answer.status >= 300)
      throw new HarnessError(`the lab refused ${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.text === '' ? undefined : JSON.parse(answer.text);
  }
}

/** The lab's view of one world. */
export class WorldLab {
  readonly id: string;
  /** The parts of the world that were asked for or changed, but for its clock: `handsets`, `hlr`, … */
  readonly asked = new Set<string>();
  readonly #lab: LabClient;

  constructor(lab: LabClient, id: string) {
    this.#lab = lab;
    this.id = id;
  }

  /** Sends a lab request below /worlds/{id}. */
  request(method: string, path: string, body?: unknown): Promise<unknown> {
    const [, part = ''] = path.split('/');
    if (part !== 'clock') this.asked.add(part);
    return this.#lab.request(method, `/worlds/${this.id}${path}`, body);
  }

  /** The time of the world. */
  async now(): Promise<string> {
    return ((await this.request('GET', '/clock')) as { now: string }).now;
  }

  /** Moves the clock while no receiver answers; returns the time it is then. */
  async passUnanswered(to: string): Promise<string> {
    return ((await this.request('POST', '/clock/advance-unanswered', { to })) as { now: string }).now;
  }

  /** Changes the configuration of an account: features, timeZone, allowances. */
  async configureAccount(account: string, settings: object): Promise<void> {
    await this.request('PATCH', `/accounts/${account}`, settings);
  }

  /** Says how the carrier treats messages to `number` (`*` for all): steps of { after, status, code }. */
  async scriptCarrier(number: string, steps: readonly object[]): Promise<void> {
    await this.request('POST', '/carrier/scripts', { number, steps });
  }

  /** Messages that reached the handset with this number, oldest first. */
  async handset(number: string): Promise<Array<Record<string, string>>> {
    const { messages } = (await this.request('GET', `/handsets/${encodeURIComponent(number)}/messages`)) as {
      messages: Array<Record<string, string>>;
    };
    return messages;
  }

  /** Messages that were handed to the carrier, in the order they were. */
  async carrierLog(): Promise<Array<Record<string, string>>> {
    const { handOvers } = (await this.request('GET', '/carrier/log')) as {
      handOvers: Array<Record<string, string>>;
    };
    return handOvers;
  }

  /** Effects that really happened, per operation and resource. */
  async effects(): Promise<Array<{ operation: string; resource: string; count: number }>> {
    const { effects } = (await this.request('GET', '/ledger')) as {
      effects: Array<{ operation: string; resource: string; count: number }>;
    };
    return effects;
  }

  /** Parks the next `count` requests at `point`; the last one releases all. Returns the id of the hold. */
  async hold(point: string, count: number): Promise<string> {
    return ((await this.request('POST', '/holds', { point, count })) as { id: string }).id;
  }
}
