import { isObject, readJson } from '../../ground/json.ts';
import { obstacleIn, sentenceOf } from '../../ground/problems/inconclusive.ts';
import { type Channel, ChannelTrouble, endOf } from '../../wire/command/channel.ts';
import { CommandChannel } from '../../wire/command/command-channel.ts';
import { SteadyChannel } from '../../wire/command/steady-channel.ts';
import { HttpClient } from '../../wire/http/client.ts';
import { Reach } from '../../wire/http/reach.ts';
import type { ClientUnderTest } from '../../wire/target/client-under-test.ts';

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'cannot be asked: nothing listens at its address; start it first',
  ECONNRESET: 'closed the connection before it had answered',
  UND_ERR_SOCKET: 'closed the connection before it had answered',
};

function httpChannel(url: string, patience: number): Channel {
  const http = new HttpClient({ reach: new Reach([url]), patience });
  return {
    async ask(task) {
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const request = { method: 'POST', url, headers, body: JSON.stringify(task) };
      const { status, text } = await http.send(request).catch((error: Error) => {
        const cause = CAUSES[obstacleIn(error)?.cause ?? ''];
        throw new ChannelTrouble(cause ?? `cannot be asked: ${sentenceOf(error)}`);
      });
      if (status !== 200) throw new ChannelTrouble(`answered HTTP status ${status}${text && `: ${endOf(text)}`}`);
      const read = readJson(text);
      if (read === undefined)
        throw new ChannelTrouble(`answered ${JSON.stringify(endOf(text))}, which is not a JSON object`);
      return read;
    },
    close() {
      void http.close();
    },
  };
}

export interface Outcome {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly kind?: unknown; readonly status?: unknown; readonly message?: unknown };
}

/** The driver of the client under test: takes tasks, starts when first needed and again after a breakdown. */
export class Driver {
  readonly #channel: SteadyChannel;

  constructor({ command, address = '', patienceMs }: Pick<ClientUnderTest, 'command' | 'address' | 'patienceMs'>) {
    const open = () => (command === undefined ? httpChannel(address, patienceMs) : new CommandChannel(command));
    this.#channel = new SteadyChannel({ who: 'the driver', open, patienceMs });
  }

  /** Returns the result of a task. Throws ChannelTrouble, with a sentence, when the driver fails. */
  ask(task: string, details: Readonly<Record<string, unknown>>): Promise<Outcome> {
    return this.#channel.ask(task, { task, ...details }, (answer) => {
      if (isObject(answer)) {
        const { ok, result, error } = answer;
        if (isObject(error) && result === undefined && ok !== true) return { error };
        if (error === undefined && ok !== false && isObject(result)) return { result };
        if (error === undefined && ok === true && result === undefined) return { result: {} };
      }
      const words = JSON.stringify(answer)?.slice(0, 200);
      throw new ChannelTrouble(`answered ${task} with ${words}, which has neither a result nor an error`);
    });
  }

  close(): void {
    this.#channel.close();
  }
}
