import { describe, expect, it } from 'vitest';
import { Activity } from '../../../reference-impl/kernel/activity.ts';
import { BackwardsInTime, Clock } from '../../../reference-impl/kernel/clock.ts';
import { Outbox } from '../../../reference-impl/kernel/outbox.ts';
import type { Letter, Outcome, Parcel, Patience, Post } from '../../../reference-impl/kernel/post.ts';
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

function outboxTo(answers: Record<string, Outcome[]>) {
  const activity = new Activity();
  const clock = new Clock('frozen', activity, 0);
  const posted: Array<{ body: string; at: number }> = [];
  const post = async ({ body }: Parcel): Promise<Outcome> => {
    posted.push({ body, at: clock.now() });
    return answers[body]?.shift() ?? { status: 200 };
  };
  const isAccepted = (outcome: Outcome) => 'status' in outcome && outcome.status < 300;
  const repeated = (failed: Letter) => failed;
  const nextDelay = (attempt: number) => (attempt < 4 ? 1000 * 2 ** (attempt - 1) : undefined);
  const outbox = new Outbox({
    clock,
    activity,
    post,
    decisions: () => ({ isAccepted, nextDelay, repeated }),
  });
  return { clock, posted, outbox };
}

const inOrder = (body: string, order = body) => aLetter({ id: body, order, body });

const failing = (count: number): Outcome[] => Array.from({ length: count }, () => ({ status: 500 }));

describe('the outbox', () => {
  it('repeats on the world clock until the receiver takes it', async () => {
    const { clock, posted, outbox } = outboxTo({ a: [...failing(1), { error: 'reset' }] });
    outbox.send(inOrder('a'));
    await clock.advanceTo(60_000);
    expect(posted.map(({ at }) => at)).toEqual([0, 1000, 3000]);
  });

  it.each([
    ['taken', [] as Outcome[]],
    ['given up', failing(10)],
  ])('holds a letter until it is %s', async (_title, answers) => {
    const { clock, outbox } = outboxTo({ a: answers });
    outbox.send({ ...inOrder('a'), owner: 'o' });
    expect(outbox.held.sizeOf('o')).toBe('http://receiver/a'.length);
    expect(outbox.held.sizeOf('another')).toBe(0);
    await clock.advanceTo(86_400_000);
    expect(outbox.held.sizeOf('o')).toBe(0);
  });

  it('makes first attempts of one order in turn, and lets no retry hold up what follows', async () => {
    const { clock, posted, outbox } = outboxTo({ a: failing(1) });
    for (const body of ['a', 'b']) outbox.send(inOrder(body, 'message'));
    await clock.advanceTo(1000);
    expect(posted.map(({ body }) => body)).toEqual(['a', 'b', 'a']);
  });
});

it('an attempt remembers how a long address and a long body begin', async () => {
  const { outbox } = outboxTo({});
  await outbox.tryOnce({ ...inOrder('b'.repeat(9000), 'o'), url: `http://receiver/?${'u'.repeat(9000)}` });
  expect(outbox.log.attempts.map(({ url, body }) => [url.length, body.length])).toEqual([[8000, 8000]]);
});
