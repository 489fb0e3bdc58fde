import type { LookupUserFact } from '../../../ground/facts.ts';
import type { Burst } from '../../../wire/http/burst.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import type { Credential } from '../credential.ts';
import type { Send } from '../send.ts';
import type { Session } from '../session.ts';
import { numberAt } from '../specimen-numbers.ts';

/** How a lookup is sent; what is left out takes the plain way: the first user, at the first address. */
export interface LookupOptions {
  readonly service?: LookupUserFact['service'];
  /** Bypasses what the platform has stored. */
  readonly fresh?: boolean;
  readonly place?: number;
  readonly as?: Credential;
  readonly signal?: AbortSignal;
  /** The burst that it leaves with. */
  readonly together?: Burst | undefined;
}

/** Looks numbers up. Section "Endpoints / Number lookup". */
export class LookupApi {
  readonly #send: Send;
  readonly #session: Session;

  constructor(send: Send, session: Session) {
    this.#send = send;
    this.#session = session;
  }

  /** A number that a feature writes without a plus sign; the target's own where it stands for one. */
  numberFor(written: string): string {
    return numberAt(this.#session, `+${written}`).replace(/^\+/, '');
  }

  /** GET /lookup for a number in international form, written without a plus sign. */
  ask(written: string, options: LookupOptions = {}): Promise<Exchange> {
    const flag = options.fresh ? '&nocache' : '';
    return this.send(`?msisdn=${this.numberFor(written)}${flag}`, options);
  }

  /** GET /lookup with a query as it stands; an empty one leaves out the question mark too. */
  async send(query: string, { service, place, as, signal, together }: LookupOptions = {}): Promise<Exchange> {
    const pair = this.#session.lookupUser(service);
    const exchange = await this.#send('look up a number', {
      query: query.replace(/^\?/, ''),
      as: as ?? { scheme: 'basic', pair },
      ...(place === undefined ? {} : { place }),
      ...(signal === undefined ? {} : { signal }),
      together,
    });
    // What HTTP status goes with a result is open: a line that has a result is an answer, whatever its status.
    if (exchange.text.startsWith('result=')) exchange.looked = true;
    return exchange;
  }
}
