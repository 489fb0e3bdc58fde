import { describe, expect, it } from 'vitest';
import { Activity } from '../../../reference-impl/kernel/activity.ts';
import { BackwardsInTime, Clock } from '../../../reference-impl/kernel/clock.ts';
import { Outbox } from '../../../reference-impl/kernel/outbox.ts';
import type { Letter, Outcome, Patience, Post } from '../../../reference-impl/kernel/post.ts';
import { aLetter } from './a-letter.ts';

/** Never answers; ends when it is given up, a turn of the machine later as a connection does. */
const silent = ({ attempt, givenUp }: Patience): Promise<Outcome> =>
  new Promise((resolve) => {
    for (const signal of [attempt?.signal, givenUp])
      signal?.addEventListener('abort', () => setImmediate(() => resolve({ error: (signal.reason as Error).message })));
  });

function setUp(taken: readonly string[] = []) {
  const activity = new Activity();
  const clock = new Clock('frozen', activity, 0);
  const begun: Array<[string, number]> = [];
  const post: Post = ({ body }, patience) => {
    begun.push([body, clock.now()]);
    return taken.includes(body) ? Promise.resolve({ status: 200 }) : silent(patience);
  };
  const isAccepted = (outcome: Outcome) => 'status' in outcome;
  const nextDelay = (attempt: number) => (attempt < 3 ? 2000 : undefined);
  const repeated = (letter: Letter) => letter;
  const decisions = () => ({ isAccepted, nextDelay, repeated });
  const outbox = new Outbox({ clock, activity, post, decisions });
  const pass = (span: number) => clock.advanceUnanswered(clock.now() + span, outbox.flights);
  const outcomes = () => outbox.log.attempts.map(({ at, outcome }) => [at, outcome]);
  return { activity, clock, outbox, begun, pass, outcomes };
}

const letter = (body: string, timeout: number) =>
  aLetter({ id: body, order: body, timeout, body, url: `http://${body}/` });

describe('while nobody answers', () => {
  it('an attempt is given up at the very millisecond and not before', async () => {
    const { outbox, pass, outcomes } = setUp();
    void outbox.tryOnce(letter('a', 5000));
    expect(await pass(4999)).toEqual({ ran: 0, givenUp: 0 });
    expect(outcomes()).toEqual([]);
    expect(await pass(1)).toEqual({ ran: 0, givenUp: 1 });
    expect(outcomes()).toEqual([[0, 'no answer within 5000 ms']]);
  });

  it('what follows begins at the instant of the time-out and is under the same law', async () => {
    const { clock, outbox, begun, pass } = setUp();
    void outbox.tryOnce(letter('a', 5000)).then(() => outbox.tryOnce(letter('b', 3000)));
    expect((await pass(7999)).givenUp).toBe(1);
    expect(begun).toEqual([
      ['a', 0],
      ['b', 5000],
    ]);
    expect(clock.now()).toBe(7999);
    expect((await pass(1)).givenUp).toBe(1);
  });

  it('timers run in between, and what they begin waits from then on', async () => {
    const { clock, outbox, begun, pass, outcomes } = setUp();
    outbox.send(letter('a', 500));
    clock.schedule(100, 'job', () => void outbox.tryOnce(letter('b', 500)));
    expect(await pass(3100)).toEqual({ ran: 2, givenUp: 3 });
    expect(begun).toEqual([
      ['a', 0],
      ['b', 100],
      ['a', 2500],
    ]);
    expect(outcomes().map(([at]) => at)).toEqual([0, 100, 2500]);
  });

  it('an answer that comes all the same counts, and nothing under way is nothing given up', async () => {
    const { outbox, pass, outcomes } = setUp(['a']);
    outbox.send(letter('a', 500));
    expect(await pass(60_000)).toEqual({ ran: 0, givenUp: 0 });
    expect(outcomes()).toEqual([[0, 'status 200']]);
    expect(outbox.flights.nextDue).toBeUndefined();
  });

  it('two who pass time at once share the clock, and none sets it back', async () => {
    const { clock, outbox, pass } = setUp();
    void outbox.tryOnce(letter('a', 500));
    const both = await Promise.all([pass(600), pass(600)]);
    expect(both.map(({ givenUp }) => givenUp)).toEqual([1, 0]);
    expect(clock.now()).toBe(600);
    await expect(clock.advanceUnanswered(599, outbox.flights)).rejects.toBeInstanceOf(BackwardsInTime);
    await expect(pass(1)).resolves.toBeDefined();
  });

  it('a thousand silent receivers are given up in one move and leave nothing behind', async () => {
    const { activity, outbox, pass } = setUp();
    for (let count = 0; count < 1000; count += 1)
      void outbox.tryOnce({ ...letter(`${count}`, 500), owner: `${count}` });
    expect((await pass(500)).givenUp).toBe(1000);
    expect(outbox.flights.nextDue).toBeUndefined();
    expect(activity.quiet()).toBeUndefined();
  });
});
