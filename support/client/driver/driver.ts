import { isObject } from '../../ground/json.ts';
import { within } from '../../ground/time/within.ts';
import type { ClientUnderTest } from '../../wire/target/client-under-test.ts';
import { type Channel, DriverTrouble } from './channel.ts';
import { CommandChannel } from './command-channel.ts';
import { HttpChannel } from './http-channel.ts';

/** What a client did with a task: a result of its own, or that it gave up and why. */
export interface Outcome {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly kind?: unknown; readonly status?: unknown; readonly message?: unknown };
}

/** Breakdowns in a row after which a driver is asked nothing more. */
const STRIKES = 3;

type Reach = Pick<ClientUnderTest, 'command' | 'address' | 'patienceMs'>;

function outcomeIn(answer: unknown, task: string): Outcome {
  if (isObject(answer)) {
    const { ok, result, error } = answer;
    if (isObject(error) && result === undefined && ok !== true) return { error };
    if (error === undefined && ok !== false && isObject(result)) return { result };
    if (error === undefined && ok === true && result === undefined) return { result: {} };
  }
  const words = JSON.stringify(answer)?.slice(0, 200);
  throw new DriverTrouble(`answered ${task} with ${words}, which has neither a result nor an error`);
}

/** The driver of the client under test: takes tasks, starts when first needed and again after a breakdown. */
export class Driver {
  readonly #reach: Reach;
  #channel: Channel | undefined;
  #asked = 0;
  #strikes = 0;

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  /** Returns the result of a task. Throws DriverTrouble, with a sentence, when the driver fails. */
  async ask(task: string, details: Readonly<Record<string, unknown>>): Promise<Outcome> {
    if (this.#strikes >= STRIKES)
      throw new DriverTrouble(`the driver broke down ${STRIKES} times in a row and is asked nothing more`);
    const { command, address = '', patienceMs } = this.#reach;
    this.#channel ??= command === undefined ? new HttpChannel(address, patienceMs) : new CommandChannel(command);
    const channel = this.#channel;
    this.#asked += 1;
    try {
      const answer = await within(patienceMs, channel.ask({ id: this.#asked, task, ...details }));
      if (answer === undefined) throw new DriverTrouble(`did not answer ${task} within ${patienceMs / 1000} s`);
      const outcome = outcomeIn(answer, task);
      this.#strikes = 0;
      return outcome;
    } catch (error) {
      if (!(error instanceof DriverTrouble)) throw error;
      const sentence = `the driver ${error.message}${channel.lastWords()}`;
      this.#breakDown(channel);
      throw new DriverTrouble(sentence);
    }
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** Several tasks at once break down together, and that counts once. */
  #breakDown(channel: Channel): void {
    if (this.#channel !== channel) return;
    this.#strikes += 1;
    this.close();
  }
}
