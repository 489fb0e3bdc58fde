import type { Tape } from '../../ground/time/tape.ts';
import type { Answer } from '../../wire/http/answer-collector.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { OutgoingRequest } from '../../wire/http/exchange.ts';
import { onTape } from './taped-answers.ts';

/** What an example may use of the run's HTTP client. */
export type Wire = Pick<HttpClient, 'send' | 'sent'>;

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

  send(request: OutgoingRequest): Promise<Answer> {
    const asked = { method: request.method, path: new URL(request.url).pathname };
    return onTape(this.#tape, this.#now, asked, () => this.#wire.send(request));
  }
}
