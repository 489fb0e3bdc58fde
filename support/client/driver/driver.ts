import { isObject } from '../../ground/json.ts';
import { ChannelTrouble } from '../../wire/command/channel.ts';
import { CommandChannel } from '../../wire/command/command-channel.ts';
import { SteadyChannel } from '../../wire/command/steady-channel.ts';
import type { ClientUnderTest } from '../../wire/target/client-under-test.ts';
import { HttpChannel } from './http-channel.ts';

export interface Outcome {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly kind?: unknown; readonly status?: unknown; readonly message?: unknown };
}

type Reach = Pick<ClientUnderTest, 'command' | 'address' | 'patienceMs'>;

function outcomeIn(answer: unknown, task: string): Outcome {
  if (isObject(answer)) {
    const { ok, result, error } = answer;
    if (isObject(error) && result === undefined && ok !== true) return { error };
    if (error === undefined && ok !== false && isObject(result)) return { result };
    if (error === undefined && ok === true && result === undefined) return { result: {} };
  }
  const words = JSON.stringify(answer)?.slice(0, 200);
  throw new ChannelTrouble(`answered ${task} with ${words}, which has neither a result nor an error`);
}

/** The driver of the client under test: takes tasks, starts when first needed and again after a breakdown. */
export class Driver {
  readonly #channel: SteadyChannel;

  constructor({ command, address = '', patienceMs }: Reach) {
    const open = () => (command === undefined ? new HttpChannel(address, patienceMs) : new CommandChannel(command));
    this.#channel = new SteadyChannel({ who: 'the driver', open, patienceMs });
  }

  /** Returns the result of a task. Throws ChannelTrouble, with a sentence, when the driver fails. */
  ask(task: string, details: Readonly<Record<string, unknown>>): Promise<Outcome> {
    return this.#channel.ask(task, { task, ...details }, (answer) => outcomeIn(answer, task));
  }

  close(): void {
    this.#channel.close();
  }
}
