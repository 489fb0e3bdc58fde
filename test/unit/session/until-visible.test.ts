import { AssertionError } from 'chai';
import { describe, expect, it } from 'vitest';
import { untilVisible } from '../../../support/example/cucumber/until-visible.ts';
import type { PlumblineWorld } from '../../../support/example/cucumber/world.ts';

const read = { interface: 'messaging', request: { method: 'GET' } };
const write = { interface: 'messaging', request: { method: 'POST' } };
const report = (status: number, json: unknown) => ({ ...write, operation: 'read the detail report', status, json });

const worldOf = (visibleWithinMs: number, obeys = true) => {
  const journal = { exchanges: [] as object[], witness: [] as string[] };
  const sendAgain = () => void journal.exchanges.push(read);
  const session = { journal, run: { target: { visibleWithinMs } }, wire: { obeys, sendAgain } };
  return { journal, world: { session } as unknown as PlumblineWorld };
};

/** A step that sends `sent`, and finds what it looks for once so many requests were sent. */
const looking =
  ({ exchanges }: { exchanges: object[] }, sent: object[], enough: number) =>
  () => {
    exchanges.push(...sent);
    if (exchanges.length < enough) throw new AssertionError('it is not there');
  };

describe('a read that lags behind a write', () => {
  it('is taken again by the step that judges it', async () => {
    const { world, journal } = worldOf(5000);
    await untilVisible(world, looking(journal, [read], 3), true);
    expect(journal.exchanges).toHaveLength(3);
    expect(journal.witness).toEqual([expect.stringMatching(/^it showed after \d+ ms, at look 3$/)]);
  });

  it.each([
    ['as a whole, if it only read', [read, read], 4],
    ['as a whole, if it asked for a report', [report(200, { messages: [] })], 3],
    ['by its last request, if something was written before', [write, read], 3],
  ])('is taken again %s, by the step after', async (_, sent, sentInAll) => {
    const { world, journal } = worldOf(5000);
    await untilVisible(world, looking(journal, sent, 0), false);
    await untilVisible(world, looking(journal, [], 3), true);
    expect(journal.exchanges).toHaveLength(sentInAll);
  });

  it.each([
    ['an error', report(503, { messages: [] })],
    ['no report', report(200, { message: 'hello' })],
    ['nothing', report(200, undefined)],
  ])('is not taken again by the step after a report that was %s', async (_, answer) => {
    const { world, journal } = worldOf(5000);
    await untilVisible(world, looking(journal, [answer], 0), false);
    await expect(untilVisible(world, looking(journal, [], 3), true)).rejects.toThrow('it is not there');
    expect(journal.exchanges).toHaveLength(1);
  });

  it.each([
    ['the time is up', worldOf(0), [read], true],
    ['the example is about limits', worldOf(5000, false), [read], true],
    ['the step does not judge', worldOf(5000), [read], false],
    ['nothing was read before', worldOf(5000), [], true],
  ] as const)('is not taken again where %s', async (_, { world, journal }, sent, isOutcome) => {
    const step = looking(journal, [...sent], 3);
    await expect(untilVisible(world, step, isOutcome)).rejects.toThrow('it is not there');
    expect(journal.exchanges).toHaveLength(sent.length);
  });

  it('that is a report and never shows what is looked for is taken again four times in a run, until one shows it', async () => {
    const { world, journal } = worldOf(20);
    const never = async (answer: object): Promise<number> => {
      journal.exchanges.length = 0;
      await untilVisible(world, looking(journal, [answer], 0), false);
      await expect(untilVisible(world, looking(journal, [], 9), true)).rejects.toThrow('it is not there');
      return journal.exchanges.length;
    };
    const empty = report(200, { messages: [] });
    const looks: number[] = [];
    for (let times = 0; times < 5; times += 1) looks.push(await never(empty));
    expect(looks).toEqual([2, 2, 2, 2, 1]);
    const later = worldOf(5000);
    await untilVisible(later.world, looking(later.journal, [read], 2), true);
    expect(await never(empty)).toBe(2);
  });
});
