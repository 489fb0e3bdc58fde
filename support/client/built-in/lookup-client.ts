import { basicHeader, type Pair } from '../../ground/credentials/basic.ts';
import { doNothing } from '../../ground/do-nothing.ts';
import type { ClientAnswer, ClientRequest } from './bearer-policy.ts';
import { type LookupPolicy, type LookupReading, readLine } from './lookup-policy.ts';

export interface LookupClientParts {
  readonly primaries: readonly string[];
  readonly backup: string;
  readonly pair: Pair;
  readonly send: (request: ClientRequest) => Promise<ClientAnswer>;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly policy: LookupPolicy;
}

export class LookupFailed extends Error {
  override name = 'LookupFailed';
}

/**
 * The harness's own client of number lookup: spreads its lookups over the primary hosts, goes on to the next
 * host when one is down, to the backup last, and slows down when it is throttled. Section "Number lookup".
 */
export class LookupClient {
  readonly #parts: LookupClientParts;
  #turn = 0;

  constructor(parts: LookupClientParts) {
    this.#parts = parts;
  }

  async lookUp(msisdn: string): Promise<LookupReading> {
    const { policy, pause } = this.#parts;
    for (let attempt = 1; ; attempt += 1) {
      const reading = this.#read(await this.#ask(msisdn));
      const wait = reading.result === 'REQUEST_THROTTLED' ? policy.pauseAfterThrottling(attempt) : undefined;
      if (wait === undefined) return reading;
      await pause(wait);
    }
  }

  #hosts(): string[] {
    const { primaries, backup, policy } = this.#parts;
    const first = policy.beginsAt(this.#turn, primaries.length);
    this.#turn += 1;
    const hosts = [...primaries.slice(first), ...primaries.slice(0, first), backup];
    return hosts.slice(0, policy.hostsTried);
  }

  async #ask(msisdn: string): Promise<ClientAnswer> {
    const headers = { authorization: basicHeader(this.#parts.pair) };
    for (const host of this.#hosts()) {
      const url = `${host}?msisdn=${msisdn}`;
      const answer = await this.#parts.send({ method: 'GET', url, headers }).catch(doNothing);
      if (answer && answer.status < 500) return answer;
    }
    throw new LookupFailed('no host answers');
  }

  #read({ text }: ClientAnswer): LookupReading {
    const { policy } = this.#parts;
    const reading = readLine(policy.decode(text));
    if (!reading || !policy.isReadable(reading)) throw new LookupFailed('the answer cannot be read');
    return reading;
  }
}
