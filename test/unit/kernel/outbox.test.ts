import { describe, expect, it } from 'vitest';
import { Activity } from '../../../reference-impl/kernel/activity.ts';
import { Clock } from '../../../reference-impl/kernel/clock.ts';
import { Outbox } from '../../../reference-impl/kernel/outbox.ts';
import type { Letter, Outcome, Parcel } from '../../../reference-impl/kernel/post.ts';
import { aLetter } from './a-letter.ts';

function setUp(answers: Record<string, Outcome[]>) {
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

const letter = (body: string, order = body) => aLetter({ id: body, order, body });

const failing = (count: number): Outcome[] => Array.from({ length: count }, () => ({ status: 500 }));

describe('the outbox', () => {
  it('repeats on the world clock until the receiver takes it', async () => {
    const { clock, posted, outbox } = setUp({ a: [...failing(1), { error: 'reset' }] });
    outbox.send(letter('a'));
    await clock.advanceTo(60_000);
    expect(posted.map(({ at }) => at)).toEqual([0, 1000, 3000]);
  });

  it.each([
    ['taken', [] as Outcome[]],
    ['given up', failing(10)],
  ])('holds a letter until it is %s', async (_title, answers) => {
    const { clock, outbox } = setUp({ a: answers });
    outbox.send({ ...letter('a'), owner: 'o' });
    expect(outbox.held.sizeOf('o')).toBe('http://receiver/a'.length);
    expect(outbox.held.sizeOf('another')).toBe(0);
    await clock.advanceTo(86_400_000);
    expect(outbox.held.sizeOf('o')).toBe(0);
  });

  it('makes first attempts of one order in turn, and lets no retry hold up what follows', async () => {
    const { clock, posted, outbox } = setUp({ a: failing(1) });
    for (const body of ['a', 'b']) outbox.send(letter(body, 'message'));
    await clock.advanceTo(1000);
    expect(posted.map(({ body }) => body)).toEqual(['a', 'b', 'a']);
  });
});

it('an attempt remembers how a long address and a long body begin', async () => {
  const { outbox } = setUp({});
  await outbox.tryOnce({ ...letter('b'.repeat(9000), 'o'), url: `http://receiver/?${'u'.repeat(9000)}` });
  expect(outbox.log.attempts.map(({ url, body }) => [url.length, body.length])).toEqual([[8000, 8000]]);
});
