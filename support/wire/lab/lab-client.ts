import type { Facts } from '../../ground/facts.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Answer } from '../http/answer-collector.ts';
import type { HttpClient } from '../http/client.ts';
import { addressBelow } from '../http/way.ts';

export interface WorldFacts extends Facts {
  readonly id: string;
  readonly now: string;
}

export interface WorldOrder {
  readonly faults?: readonly string[];
  /** ISO 8601, UTC. */
  readonly now?: string;
}

export class LabClient {
  readonly #http: HttpClient;
  readonly #base: string;

  constructor(http: HttpClient, base: string) {
    this.#http = http;
    this.#base = base;
  }

  /** Makes a world for the example of `rule` at `place` that begins at `now`; `faults` are those of the reference. */
  async createWorld({ faults = [], now }: WorldOrder = {}, rule?: string, place?: string): Promise<WorldFacts> {
    const order: WorldOrder = { faults: faults.length > 0 ? faults : undefined, now };
    const named: Record<string, string> = {};
    if (rule !== undefined) named['x-conformance-rule'] = rule;
    if (place !== undefined) named['x-conformance-example'] = place;
    return (await this.request('POST', '/worlds', order, named)) as WorldFacts;
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    const { status, text } = await this.send(method, path, body, headers);
    if (status >= 300) throw new HarnessError(`the lab refused ${method} ${path}: ${status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#http.send({
      method,
      url: addressBelow(this.#base, path),
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }
}
