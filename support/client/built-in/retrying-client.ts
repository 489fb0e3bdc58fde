import type { ClientAnswer, ClientRequest } from './bearer-policy.ts';

export interface RetryingClientParts {
  readonly send: (request: ClientRequest) => Promise<ClientAnswer>;
  readonly newKey: () => string;
  readonly policy?: KeyPolicy;
}

export interface KeyPolicy {
  readonly keyPer: 'client' | 'operation' | 'attempt';
}

const ATTEMPTS = 3;

/** The harness's own voice client: one Idempotency-Key for all attempts. Section "Voice service update". */
export class RetryingClient {
  readonly #parts: RetryingClientParts;

  readonly #keyPer: KeyPolicy['keyPer'];
  #key: string | undefined;

  constructor(parts: RetryingClientParts) {
    this.#parts = parts;
    this.#keyPer = parts.policy?.keyPer ?? 'operation';
  }

  async update(url: string, body: string): Promise<ClientAnswer> {
    if (this.#keyPer !== 'client') this.#key = undefined;
    for (let attempt = 1; ; attempt += 1) {
      if (this.#keyPer === 'attempt') this.#key = undefined;
      this.#key ??= this.#parts.newKey();
      const headers = { 'content-type': 'application/json', 'idempotency-key': this.#key };
      const answer = await this.#parts.send({ method: 'PATCH', url, headers, body });
      if (answer.status < 500 || attempt === ATTEMPTS) return answer;
    }
  }
}
