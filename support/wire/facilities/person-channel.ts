import { type Channel, ChannelTrouble, type Question } from '../command/channel.ts';
import type { Ask } from './port.ts';
import { questionFor, replyOf, wordsOf } from './questions.ts';
import type { Counter } from './terminal.ts';

export class PersonChannel implements Channel {
  readonly #counter: Counter;
  #before: Promise<unknown> = Promise.resolve();

  constructor(counter: Counter) {
    this.#counter = counter;
  }

  ask(asked: Question): Promise<unknown> {
    const turn = this.#before.then(() => this.#put(asked as unknown as Ask));
    this.#before = turn.catch(() => undefined);
    return turn;
  }

  lastWords(): string {
    return '';
  }

  close(): void {
    this.#counter.close();
  }

  async #put(asked: Ask): Promise<unknown> {
    const question = questionFor(asked);
    if (!question) return { status: 501, body: 'no person could do that' };
    const typed = await this.#counter.put(wordsOf(question));
    if (typed === undefined) throw new ChannelTrouble('is gone: the terminal was closed');
    return replyOf(question, typed);
  }
}
