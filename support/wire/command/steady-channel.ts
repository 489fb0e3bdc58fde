import { within } from '../../ground/time/within.ts';
import { type Channel, ChannelTrouble } from './channel.ts';

const STRIKES = 3;

export interface ChannelUse {
  /** Who answers, as the beginning of a sentence: `the driver`. */
  readonly who: string;
  open(): Channel;
  readonly patienceMs: number;
  readonly strikes?: number | undefined;
}

/** A channel that is opened when it is first needed, and again after a breakdown; no answer is waited for without end. */
export class SteadyChannel {
  readonly #use: ChannelUse;
  #channel: Channel | undefined;
  #asked = 0;
  #strikes = 0;

  constructor(use: ChannelUse) {
    this.#use = use;
  }

  /** Asks about `what` and returns what `read` makes of it. Throws ChannelTrouble when no answer can be read. */
  async ask<T>(what: string, details: object, read: (answer: unknown) => T): Promise<T> {
    const { who, patienceMs, strikes = STRIKES } = this.#use;
    if (this.#strikes >= strikes) {
      const often = strikes === 1 ? 'once' : `${strikes} times in a row`;
      throw new ChannelTrouble(`${who} broke down ${often} and is asked nothing more`);
    }
    this.#channel ??= this.#use.open();
    const channel = this.#channel;
    this.#asked += 1;
    try {
      const asking = channel.ask({ ...details, id: this.#asked }).then((told) => ({ told }));
      const answer = await within(patienceMs, asking);
      if (answer === undefined) throw new ChannelTrouble(`did not answer ${what} within ${patienceMs / 1000} s`);
      const understood = read(answer.told);
      this.#strikes = 0;
      return understood;
    } catch (error) {
      if (!(error instanceof ChannelTrouble)) throw error;
      const sentence = `${who} ${error.message}${channel.lastWords?.() ?? ''}`;
      // several questions at once break down together, and that counts once
      if (this.#channel === channel) {
        this.#strikes += 1;
        this.close();
      }
      throw new ChannelTrouble(sentence);
    }
  }

  close(): void {
    this.#channel?.close?.();
    this.#channel = undefined;
  }
}
