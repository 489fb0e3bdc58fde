import type { LookupUserFact } from '../../../ground/facts.ts';
import type { Burst } from '../../../wire/http/burst.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import type { Credential } from '../credential.ts';
import { numberAt, reachablePlace } from '../specimen-numbers.ts';
import { Api } from './api.ts';

export interface LookupOptions {
  readonly service?: LookupUserFact['service'];
  readonly fresh?: boolean;
  readonly place?: number;
  readonly as?: Credential;
  readonly signal?: AbortSignal;
  readonly together?: Burst | undefined;
}

/** Looks numbers up. Section "Endpoints / Number lookup". */
export class LookupApi extends Api {
  /** A number written without a plus, or the target's own; for one in use a number that `lookups` declares to be. */
  numberFor(written: string): string {
    const number = `+${written}`;
    const { hasWorld, standIns } = this.world.cast;
    const place = hasWorld || standIns.has(number) ? undefined : reachablePlace(number);
    const known = place === undefined ? undefined : this.#inUse(place);
    return (known ?? numberAt(this.world, number)).replace(/^\+/, '');
  }

  /** The number that a request looks up which says nothing of it, without a plus sign: one in use. */
  usualNumber(): string {
    const { cast } = this.world;
    return ((cast.hasWorld ? undefined : this.#inUse(1)) ?? cast.number('reachable')).replace(/^\+/, '');
  }

  #inUse(place: number): string | undefined {
    const inUse = Object.entries(this.world.run.target.lookups ?? {}).filter(([, { result }]) => result === 'OK');
    return inUse[place - 1]?.[0];
  }

  /** GET /lookup for a number in international form, written without a plus sign. */
  ask(written: string, options: LookupOptions = {}): Promise<Exchange> {
    const flag = options.fresh ? '&nocache' : '';
    return this.send(`?msisdn=${this.queryFor(this.numberFor(written))}${flag}`, options);
  }

  queryFor(digits: string): string {
    return encodeURIComponent(this.world.run.target.bindings.lookupNumberForm.replace('{digits}', digits));
  }

  /** GET /lookup with this query unchanged; an empty one omits the question mark too. */
  async send(query: string, { service, place, as, signal, together }: LookupOptions = {}): Promise<Exchange> {
    const pair = this.world.cast.lookupUser(service);
    const exchange = await this.transmit('look up a number', {
      query: query.replace(/^\?/, ''),
      as: as ?? { scheme: 'basic', pair },
      ...(place === undefined ? {} : { place }),
      ...(signal === undefined ? {} : { signal }),
      together,
    });
    // The HTTP status of a result is open: a line with a result is an answer, whatever its status.
    if (exchange.text.startsWith('result=')) exchange.looked = true;
    return exchange;
  }
}
