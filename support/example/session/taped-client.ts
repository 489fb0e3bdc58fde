import { Inconclusive, sentenceOf } from '../../ground/problems/inconclusive.ts';
import type { Tape } from '../../ground/time/tape.ts';
import type { Answer } from '../../wire/http/answer-collector.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { OutgoingRequest } from '../../wire/http/exchange.ts';

export type HttpPort = Pick<HttpClient, 'send' | 'sent'>;

export class TapedClient implements HttpPort {
  readonly #wire: HttpPort;
  readonly #tape: Tape;
  readonly #now: () => number;

  constructor(wire: HttpPort, tape: Tape, now: () => number) {
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

interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Asks and keeps the answer on the tape of an example; what was asked before a wait is answered from the tape. */
export async function onTape(tape: Tape, now: () => number, asked: Asked, ask: () => Promise<Answer>): Promise<Answer> {
  const { method, path } = asked;
  const taped = tape.next('answers');
  if (taped) {
    if (taped.method !== method || taped.path !== path)
      throw new Inconclusive('insufficient-evidence', 'the recorded answers no longer match the example');
    if (taped.failed !== undefined) throw new Inconclusive('target-unavailable', taped.failed);
    const { status, headers, text } = taped;
    return { status, headers, text };
  }
  const at = now();
  const keep = tape.reserve('answers');
  try {
    const answer = await ask();
    keep({ at, method, path, ...answer });
    return answer;
  } catch (error) {
    keep({ at, method, path, status: 0, headers: {}, text: '', failed: sentenceOf(error) });
    throw error;
  }
}
