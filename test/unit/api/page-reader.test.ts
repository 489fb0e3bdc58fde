import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContractViolation } from '../../../support/ground/problems/contract-violation.ts';
import { Inconclusive } from '../../../support/ground/problems/inconclusive.ts';
import { type Mark, MOST_PAGES, type Paging, pagesOf } from '../../../support/wire/http/page-reader.ts';
import { forAllInTime } from '../for-all.ts';

interface Page {
  readonly entries: readonly string[];
  readonly next?: unknown;
}

/** Everything that a list says, what it was asked for, and why it ended before its end. */
async function readAll(answer: (mark: Mark | undefined) => Page, over: Partial<Paging<Page>> = {}) {
  const asked: Array<Mark | undefined> = [];
  const entries: string[] = [];
  const paging = {
    list: 'the list',
    by: 'next_token',
    read: async (mark: Mark | undefined) => {
      asked.push(mark);
      return answer(mark);
    },
    next: (page: Page) => page.next,
    ...over,
  };
  try {
    for await (const page of pagesOf(paging)) entries.push(...page.entries);
    return { asked, entries };
  } catch (error) {
    return { asked, entries, error: error as Error };
  }
}

describe('a list that is read on by tokens', () => {
  it.each([undefined, null, ''])('ends at %j, which is never sent', async (next) => {
    const { asked, entries, error } = await readAll((mark) =>
      mark === undefined ? { entries: ['a'], next: 't' } : { entries: ['b'], next },
    );
    expect({ asked, entries, error }).toEqual({
      asked: [undefined, 't'],
      entries: ['a', 'b'],
      error: undefined,
    });
  });

  it('goes on behind an empty page, and by a token that is a number', async () => {
    const { asked, entries } = await readAll((mark) =>
      mark === undefined ? { entries: [], next: 0 } : { entries: ['b'] },
    );
    expect({ asked, entries }).toEqual({ asked: [undefined, 0], entries: ['b'] });
  });

  it.each([{ a: 1 }, ['t'], true, false])('breaks the rule with the token %j', async (next) => {
    const { error } = await readAll(() => ({ entries: [], next }));
    expect(error).toBeInstanceOf(ContractViolation);
    expect(error?.message).toBe(
      `the list: page 1 leads on by next_token ${JSON.stringify(next)}, which is neither a text nor a number`,
    );
  });

  it('breaks the rule when a page leads back, whichever way its token is written', async () => {
    const { asked, error } = await readAll((mark) => ({ entries: [], next: { 1: 2, 2: 3, 3: '1' }[mark as number] }), {
      first: 1,
    });
    expect(asked).toEqual([1, 2, 3]);
    expect(error?.message).toBe('the list: page 3 leads on by next_token "1", which led to page 1 before');
  });

  it('says that it goes on beyond the most that is read', async () => {
    const { asked, error } = await readAll((mark = 0) => ({ entries: [], next: Number(mark) + 1 }));
    expect(asked).toHaveLength(MOST_PAGES);
    expect(error).toBeInstanceOf(Inconclusive);
    expect(error?.message).toBe('[insufficient-evidence] the list has more than 500 pages');
    const own = new Error('it is not ours');
    const other = await readAll((mark = 0) => ({ entries: [], next: Number(mark) + 1 }), { endless: () => own });
    expect(other.error).toBe(own);
  });

  it('may have just as many pages as are read', async () => {
    const last = MOST_PAGES - 1;
    const { asked, error } = await readAll((mark = 0) => ({
      entries: [],
      next: Number(mark) < last ? Number(mark) + 1 : null,
    }));
    expect(error).toBeUndefined();
    expect(asked).toHaveLength(MOST_PAGES);
  });

  it('is read whole, or ends at its first repetition, whatever leads where', async () => {
    const tokens = fc.constantFrom<unknown>('a', 'b', 'c', 'd', 'e', 1, '1', null, undefined, '');
    const leads = fc.dictionary(fc.constantFrom('first', 'a', 'b', 'c', 'd', 'e', '1'), tokens);
    await forAllInTime(leads, async (map) => {
      const { asked, error } = await readAll((mark = 'first') => ({
        entries: [],
        next: map[String(mark)],
      }));
      const written = asked.map((mark = 'first') => String(mark));
      expect(new Set(written).size).toBe(written.length);
      const on = map[written.at(-1) ?? ''] ?? '';
      if (error) expect(written).toContain(String(on));
      else expect(on).toBe('');
    });
  });
});

describe('a list whose pages are counted', () => {
  const counted = (answer: (page: number) => readonly string[]) =>
    readAll((mark) => ({ entries: answer(Number(mark)) }), {
      by: 'page',
      first: 1,
      next: ({ entries }, place) => (entries.length > 0 ? 1 + place : undefined),
      content: ({ entries }) => (entries.length > 0 ? entries : undefined),
    });

  it('ends at its first empty page', async () => {
    const { asked, entries, error } = await counted((page) => (page < 3 ? [`${page}`] : []));
    expect({ asked, entries, error }).toEqual({ asked: [1, 2, 3], entries: ['1', '2'], error: undefined });
  });

  it('breaks the rule when it tells a page again', async () => {
    const { asked, entries, error } = await counted((page) => [`${page % 3}`]);
    expect({ asked, entries }).toEqual({ asked: [1, 2, 3, 4], entries: ['1', '2', '0'] });
    expect(error).toBeInstanceOf(ContractViolation);
    expect(error?.message).toBe('the list: page 4, by page 4, is page 1 again');
  });
});
