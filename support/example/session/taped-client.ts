import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Tape } from '../../ground/time/tape.ts';
import type { Answer } from '../../wire/http/answer-collector.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { OutgoingRequest } from '../../wire/http/exchange.ts';

/** What an example may use of the run's HTTP client. */
export type Wire = Pick<HttpClient, 'send' | 'sent'>;

const pathOf = (url: string): string => new URL(url).pathname;

/** Sends an example's requests and keeps the answers; requests from before a wait are answered from the tape. */
export class TapedClient implements Wire {
  readonly #wire: Wire;
  readonly #tape: Tape;
  readonly #now: () => number;

  constructor(wire: Wire, tape: Tape, now: () => number) {
    this.#wire = wire;
    this.#tape = tape;
    this.#now = now;
  }

  get sent(): number {
    return this.#wire.sent;
  }

  async send(request: OutgoingRequest): Promise<Answer> {
    const { method, url } = request;
    const taped = this.#tape.next('answers');
    if (!taped) return this.#record(request);
    if (taped.method !== method || taped.path !== pathOf(url))
      throw new Inconclusive('insufficient-evidence', 'the recorded answers no longer match the example');
    if (taped.failed !== undefined) throw new Inconclusive('target-unavailable', taped.failed);
    const { status, headers, text } = taped;
    return { status, headers, text };
  }

  async #record(request: OutgoingRequest): Promise<Answer> {
    const { method, url } = request;
    const asked = { at: this.#now(), method, path: pathOf(url) };
    const keep = this.#tape.reserve('answers');
    try {
      const answer = await this.#wire.send(request);
      keep({ ...asked, ...answer });
      return answer;
    } catch (error) {
      const failed = (error as Error).message.replace(/^\[[a-z-]+\] /, '');
      keep({ ...asked, status: 0, headers: {}, text: '', failed });
      throw error;
    }
  }
}
