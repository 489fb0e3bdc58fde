import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { SideEffect } from '../../ground/side-effects.ts';
import type { RealTime } from '../../ground/time/pause.ts';
import type { OutgoingRequest } from '../http/exchange.ts';
import { originOf } from '../http/origin.ts';
import type { ResolvedTarget } from '../target/target.ts';
import { destinationsOf, lookedUpBy } from './destinations.ts';
import { carriesProof, isOpenToAll, refusePlainHttp } from './plain-http.ts';
import { plainPath, sideEffectOf } from './side-effects.ts';
import { TokenBucket } from './token-bucket.ts';

export interface Limits extends Readonly<ResolvedTarget['limits']> {
  /** The only numbers that messages may go to and that may be looked up. */
  readonly numbers?: readonly string[] | undefined;
  readonly lookedUp?: readonly string[] | undefined;
  readonly sideEffects?: readonly SideEffect[] | undefined;
  /** Ids of voice services that are the user's own: no example deletes them. */
  readonly services?: readonly string[] | undefined;
  /** Credentials go over plain http to this machine alone. */
  readonly onlySafeHttp?: boolean | undefined;
}

interface Spent {
  messages: number;
  lookups: number;
}

const spentBy = new WeakMap<object, Spent>();

/** What a run has used up of the limits of its target: one of several parts opens its resources for each, and they hold for all. */
export function spentIn(target: object): Spent {
  const spent = spentBy.get(target) ?? { messages: 0, lookups: 0 };
  spentBy.set(target, spent);
  return spent;
}

const digitsOf = (number: string): string => number.replace(/[^\p{Nd}]/gu, '').replace(/^00/, '');

/** Holds every request to a target back until its limits allow it; no step can get round it. */
export class Restraint {
  readonly #bucket: TokenBucket | undefined;
  readonly #allowed: ReadonlySet<string> | undefined;
  readonly #lookedUp: ReadonlySet<string>;
  readonly #limits: Limits;
  /** Whether any limit asks what a request does. */
  readonly #weighs: boolean;
  readonly #own = new Set<string>();
  readonly #spent: Spent;

  constructor(limits: Limits, time: RealTime, spent: Spent = { messages: 0, lookups: 0 }) {
    this.#spent = spent;
    const { requestsPerSecond, numbers, messages, lookups, sideEffects, lookedUp = [] } = limits;
    this.#limits = limits;
    this.#weighs = (numbers ?? messages ?? lookups ?? sideEffects) !== undefined;
    this.#bucket = requestsPerSecond === undefined ? undefined : new TokenBucket(requestsPerSecond, time);
    this.#allowed = numbers && new Set(numbers.map(digitsOf));
    this.#lookedUp = new Set(lookedUp.map(digitsOf));
  }

  /** Names an address that belongs to the harness or to the target's operator: nothing there is limited. */
  exempt(address: string): void {
    this.#own.add(originOf(address));
  }

  isExempt(address: string): boolean {
    return this.#own.has(originOf(address));
  }

  /**
   * Returns when `request` may go out. Throws Undeclared for a number that the target file does not list or a side
   * effect that it does not allow, Inconclusive (budget-exhausted) when the messages are used up, UsageError for
   * credentials in plain text; nothing was sent then.
   */
  async admit(request: OutgoingRequest): Promise<void> {
    if (this.isExempt(request.url)) return;
    this.#judge(request);
    await this.#bucket?.take();
  }

  /** Like `admit`, for `requests` at once; throws Undeclared too where fewer may leave in a second. */
  async admitTogether(requests: readonly OutgoingRequest[]): Promise<void> {
    const { requestsPerSecond = Number.POSITIVE_INFINITY } = this.#limits;
    const count = requests.length;
    if (count > requestsPerSecond)
      throw new Undeclared(`limits.requestsPerSecond of ${count} or more, which ${count} requests at once take`);
    const spent = { ...this.#spent };
    try {
      for (const request of requests) if (!this.isExempt(request.url)) this.#judge(request);
    } catch (error) {
      Object.assign(this.#spent, spent);
      throw error;
    }
    await this.#bucket?.takeTogether(count);
  }

  #judge(request: OutgoingRequest): void {
    const { method, url, headers } = request;
    if (this.#limits.onlySafeHttp && isOpenToAll(url) && carriesProof(url, headers))
      refusePlainHttp('a request to', new URL(url).origin);
    if (method === 'DELETE') {
      const places = new Set(plainPath(url).toLowerCase().split('/'));
      for (const id of this.#limits.services ?? [])
        if (places.has(id.toLowerCase()))
          throw new Inconclusive('precondition-unmet', `no example deletes ${id}, which the target file declares`);
    }
    if (!this.#weighs) return;
    const named = method === 'GET' || method === 'HEAD' ? [] : destinationsOf(request);
    const effect = sideEffectOf(request, named);
    if (effect === undefined) return;
    const { sideEffects } = this.#limits;
    if (sideEffects && !sideEffects.includes(effect))
      throw new Undeclared(`sideEffects: ${effect}, which ${method} ${plainPath(url)} needs`, { sideEffect: effect });
    const looked = effect === 'lookups' ? lookedUpBy(request) : [];
    if (this.#allowed) this.#refuseStrangers(request, named, looked);
    if (effect !== 'resources') {
      const count = Math.max(1, named.length + looked.length);
      const budget = this.#limits[effect] ?? Number.POSITIVE_INFINITY;
      const says = `limits.${effect} allows ${budget} ${effect} in a run${this.#limits.part ?? ''}`;
      if (this.#spent[effect] + count > budget) throw new Inconclusive('budget-exhausted', says, { budget: effect });
      this.#spent[effect] += count;
    }
  }

  #refuseStrangers({ headers }: OutgoingRequest, named: readonly string[], looked: readonly string[]): void {
    for (const [name, value] of Object.entries(headers))
      if (name.toLowerCase() === 'content-encoding' && value !== 'identity')
        throw new Undeclared('way to look into a compressed body for the numbers it sends to');
    const limited = [...named];
    for (const each of looked) if (!this.#lookedUp.has(digitsOf(each))) limited.push(each);
    for (const number of limited)
      if (!this.#allowed?.has(digitsOf(number)))
        throw new Undeclared(`number ${number}: nothing is sent there, and it is not looked up`);
  }
}
