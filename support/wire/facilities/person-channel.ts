import { realTime } from '../../ground/time/pause.ts';
import { type Channel, ChannelTrouble, type Question } from '../command/channel.ts';
import type { Ask } from './port.ts';
import { questionFor, replyOf, wordsOf } from './questions.ts';
import type { Counter } from './terminal.ts';

export class PersonChannel implements Channel {
  readonly #counter: Counter;
  readonly #patienceMs: number | undefined;
  #before: Promise<unknown> = Promise.resolve();

  /** @param patienceMs how long each answer is waited for, from its question on */
  constructor(counter: Counter, patienceMs?: number) {
    this.#counter = counter;
    this.#patienceMs = patienceMs;
  }

  ask(asked: Question): Promise<unknown> {
    const until = this.#patienceMs === undefined ? undefined : realTime.now() + this.#patienceMs;
    const turn = this.#before.then(async () => {
      const question = questionFor(asked as unknown as Ask);
      if (!question) return { status: 501, body: 'no person could do that' };
      const typed = await this.#counter.put(wordsOf(question), until);
      if (typed === undefined) throw new ChannelTrouble('is gone: the terminal was closed');
      return replyOf(question, typed);
    });
    this.#before = Promise.allSettled([turn]);
    return turn;
  }

  close(): void {
    this.#counter.close();
  }
}
