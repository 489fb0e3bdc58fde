import { describe, expect, it } from 'vitest';
import { accountOf, codesOf, submit, worldAt } from './submitting.ts';

const DAY = 24 * 3_600_000;

function world() {
  const made = worldAt('2024-01-15T12:00:00Z');
  accountOf(made).features.deDuplication = true;
  return made;
}

async function later(made: ReturnType<typeof world>, span: number) {
  await made.clock.advanceTo(made.clock.now() + span);
  const { messages } = submit(made, [{}]);
  return codesOf(made, messages[0]);
}

const WITHHELD = ['305'];
const DELIVERED = ['200', '221'];

describe('de-duplication', () => {
  it.each([
    [0, WITHHELD],
    [DAY - 1, WITHHELD],
    [DAY + 1, DELIVERED],
  ])('%i ms after the first message', async (span, codes) => {
    const made = world();
    submit(made, [{}]);
    expect(await later(made, span)).toEqual(codes);
  });

  it('counts from the message that went, not from the ones withheld', async () => {
    const made = world();
    submit(made, [{}]);
    expect(await later(made, DAY - 3_600_000)).toEqual(WITHHELD);
    expect(await later(made, 3_600_001)).toEqual(DELIVERED);
  });

  it('opens a new window with the next message that goes', async () => {
    const made = world();
    submit(made, [{}]);
    expect(await later(made, DAY + 3_600_000)).toEqual(DELIVERED);
    expect(await later(made, DAY - 1)).toEqual(WITHHELD);
    expect(await later(made, 2)).toEqual(DELIVERED);
  });

  it('catches a duplicate within one request, and looks at number and content only', () => {
    const made = world();
    const { messages } = submit(made, [
      {},
      { metadata: { other: 'yes' } },
      { content: 'hello' },
      { destination_number: '+46700000002' },
    ]);
    const codes = messages.map((message) => codesOf(made, message));
    expect(codes).toEqual([DELIVERED, WITHHELD, DELIVERED, DELIVERED]);
  });

  it('is a matter of each account', () => {
    const made = world();
    accountOf(made, 'sub').features.deDuplication = true;
    submit(made, [{}]);
    expect(codesOf(made, submit(made, [{}], 'sub').messages[0])).toEqual(DELIVERED);
  });

  it('does not count a message that was withheld for another reason', () => {
    const made = world();
    const { blacklist } = made.scopes.messaging.state.recordsOf(accountOf(made).id);
    blacklist.add('+46700000001');
    expect(codesOf(made, submit(made, [{}]).messages[0])).toEqual(['412']);
    blacklist.clear();
    expect(codesOf(made, submit(made, [{}]).messages[0])).toEqual(DELIVERED);
  });

  it('lets one of many through when all arrive together', async () => {
    const made = world();
    made.holds.place('messages.submit', 20);
    const all = Array.from({ length: 20 }, () => submit(made, [{}]));
    await Promise.all(all.map(({ waiting }) => waiting));
    const codes = all.map(({ messages }) => codesOf(made, messages[0]).join());
    expect(codes.filter((code) => code === '305')).toHaveLength(19);
    expect(codes.filter((code) => code === '200,221')).toHaveLength(1);
  });

  it('lets several through when judging comes before waiting: the race is real', async () => {
    const hasty = {
      id: 'test.hasty',
      rule: 'MSG-DEDUP-10',
      says: 'Judges before it waits.',
      decide: ({ messaging }: { messaging: { submitStages: readonly unknown[] } }) => {
        const [park, judge, apply] = messaging.submitStages;
        messaging.submitStages = [judge, park, apply];
      },
    };
    const made = worldAt('2024-01-15T12:00:00Z', [hasty as never]);
    accountOf(made).features.deDuplication = true;
    made.holds.place('messages.submit', 3);
    const all = [submit(made, [{}]), submit(made, [{}]), submit(made, [{}])];
    await Promise.all(all.map(({ waiting }) => waiting));
    expect(all.flatMap(({ messages }) => codesOf(made, messages[0]))).not.toContain('305');
  });
});
