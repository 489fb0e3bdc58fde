import { DAY } from '../../ground/time/units.ts';
import type { ClientAnswer, ClientRequest } from './bearer-policy.ts';

/** Every decision of the harness's own client about opt-ins. Section "Opt-in rules for the messaging-app channel". */
export interface OptInPolicy {
  /** How long a contact by the customer counts as an opt-in, in milliseconds. */
  readonly window: number;
  readonly writesAnyway: boolean;
}

export const optInPolicy: OptInPolicy = { window: DAY, writesAnyway: false };

export interface OptInClientParts {
  readonly url: string;
  readonly send: (request: ClientRequest) => Promise<ClientAnswer>;
  readonly now: () => number;
  readonly policy: OptInPolicy;
}

/** The harness's own client: writes to customers who have opted in, or have written themselves not long ago. */
export class OptInClient {
  readonly #parts: OptInClientParts;
  readonly #optedIn = new Set<string>();
  readonly #wroteAt = new Map<string, number>();

  constructor(parts: OptInClientParts) {
    this.#parts = parts;
  }

  hearFrom(customer: string): void {
    this.#wroteAt.set(customer, this.#parts.now());
  }

  noteOptIn(customer: string): void {
    this.#optedIn.add(customer);
  }

  async write(customer: string): Promise<void> {
    const { policy, now } = this.#parts;
    const wroteAt = this.#wroteAt.get(customer);
    const isRecent = wroteAt !== undefined && now() - wroteAt < policy.window;
    if (!(policy.writesAnyway || this.#optedIn.has(customer) || isRecent)) return;
    const { url, send } = this.#parts;
    const body = JSON.stringify({ recipient: customer, message: { text_message: { text: 'Hello' } } });
    await send({ method: 'POST', url, headers: { 'content-type': 'application/json' }, body });
  }
}
