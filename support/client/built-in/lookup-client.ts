import { basicHeader, type Pair } from '../../ground/credentials/basic.ts';
import { doNothing } from '../../ground/do-nothing.ts';
import type { ClientAnswer, ClientRequest } from './bearer-policy.ts';
import type { LookupPolicy, LookupReading } from './lookup-policy.ts';

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

/** What a line says, whether or not it has imsi and location. */
const LINE = /^result=([^;\r\n]+)(?:;imsi=(\d+)(?:;location=(\w+))?)?\r?\n?$/;

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
      const { text } = await this.#ask(msisdn);
      const [, result, imsi, location] = LINE.exec(policy.decode(text)) ?? [];
      if (result === undefined || !policy.isReadable({ result, imsi, location }))
        throw new LookupFailed('the answer cannot be read');
      const wait = result === 'REQUEST_THROTTLED' ? policy.pauseAfterThrottling(attempt) : undefined;
      if (wait === undefined) return { result, imsi, location };
      await pause(wait);
    }
  }

  async #ask(msisdn: string): Promise<ClientAnswer> {
    const { primaries, backup, policy, pair, send } = this.#parts;
    const headers = { authorization: basicHeader(pair) };
    const first = policy.beginsAt(this.#turn, primaries.length);
    this.#turn += 1;
    const hosts = [...primaries.slice(first), ...primaries.slice(0, first), backup];
    for (const host of hosts.slice(0, policy.hostsTried)) {
      const answer = await send({ method: 'GET', url: `${host}?msisdn=${msisdn}`, headers }).catch(doNothing);
      if (answer && answer.status < 500) return answer;
    }
    throw new LookupFailed('no host answers');
  }
}
