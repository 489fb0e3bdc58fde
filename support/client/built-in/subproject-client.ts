import { basicHeader, type Pair } from '../../ground/credentials/basic.ts';
import type { ClientAnswer, ClientRequest } from './bearer-policy.ts';

/** Every decision of the harness's own client of subprojects. Section "Subproject API". */
export interface SubprojectPolicy {
  readonly accept: string | undefined;
  /** How long a new subproject is given to become usable, in milliseconds. */
  readonly patience: number;
}

export const subprojectPolicy: SubprojectPolicy = { accept: 'application/json', patience: 30_000 };

export interface SubprojectClientParts {
  readonly createUrl: string;
  readonly useUrl: string;
  readonly pair: Pair;
  readonly send: (request: ClientRequest) => Promise<ClientAnswer>;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly policy: SubprojectPolicy;
}

const PAUSE = 2000;

export class SubprojectClient {
  readonly #parts: SubprojectClientParts;

  constructor(parts: SubprojectClientParts) {
    this.#parts = parts;
  }

  async createAndUse(displayName: string): Promise<ClientAnswer> {
    const { createUrl, useUrl, now, pause, policy } = this.#parts;
    const created = await this.#ask('POST', createUrl, JSON.stringify({ displayName }));
    const since = now();
    let answer = await this.#ask('GET', useUrl);
    while (created.status < 300 && answer.status >= 400 && now() - since < policy.patience) {
      await pause(PAUSE);
      answer = await this.#ask('GET', useUrl);
    }
    return answer;
  }

  #ask(method: string, url: string, body?: string): Promise<ClientAnswer> {
    const { pair, policy, send } = this.#parts;
    const headers = {
      authorization: basicHeader(pair),
      ...(policy.accept === undefined ? {} : { accept: policy.accept }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    return send({ method, url, headers, body });
  }
}
