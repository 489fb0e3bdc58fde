import { describe, expect, it } from 'vitest';
import type { Session } from '../../../support/example/session/session.ts';
import { classesOfAll } from '../../../support/example/verbs/dedicated-numbers.ts';
import { nameThing } from '../../../support/example/verbs/made-things.ts';
import { keysByPage, walkBack, walkPages } from '../../../support/example/verbs/pages.ts';
import { walkReport } from '../../../support/example/verbs/report-pages.ts';
import { addressesOf } from '../../../support/example/verbs/senders.ts';
import { enabledInList } from '../../../support/example/verbs/signature-keys.ts';
import { findWebhook } from '../../../support/example/verbs/webhooks.ts';
import { Inconclusive } from '../../../support/ground/problems/inconclusive.ts';
import { Undeclared } from '../../../support/ground/problems/undeclared.ts';
import { problem } from '../problem.ts';
import { answeredSession } from './a-session.ts';

const MAIN = { role: 'main' };
/** The pages of a list as the step sees them that judges them. */
async function pagesOf(session: Session, operation: string) {
  await walkPages(session, MAIN, operation, 1);
  return keysByPage(session);
}

describe('a list that is read on by tokens', () => {
  it('never asks for the token null', async () => {
    const { session, asked } = answeredSession(() => ({
      data: [{ id: '1', phone_number: '+46700000001' }],
      pagination: { next_token: null },
    }));
    expect(await addressesOf(session, MAIN)).toMatchObject([{ id: '1' }]);
    expect(await classesOfAll(session, 'main')).toHaveLength(1);
    await walkPages(session, MAIN, 'list sender addresses', 2);
    expect(asked).toHaveLength(3);
    expect(asked.join()).not.toContain('null');
  });

  it.each([
    ['sender addresses', (session: never) => addressesOf(session, MAIN)],
    ['dedicated numbers', (session: never) => classesOfAll(session, 'main')],
    ['an operation with pages', (session: never) => pagesOf(session, 'list sender addresses')],
  ])('of %s breaks the rule when it leads to itself', async (_, read) => {
    const { session, asked } = answeredSession(() => ({ data: [], pagination: { next_token: 'same' } }));
    const says = /page 2 leads on by \S*next_token "same", which led to page 2 before$/;
    await expect(read(session as never)).rejects.toThrow(problem('ContractViolation', says));
    expect(asked).toHaveLength(2);
  });

  it('breaks the rule on its way back too', async () => {
    const { session, asked } = answeredSession(() => ({ content: [], prevPageToken: 'p' }));
    await walkBack(session, MAIN, 'list contacts', 2);
    expect(() => keysByPage(session)).toThrow('to list contacts: page 2 leads on by prevPageToken "p"');
    expect(asked).toHaveLength(2);
  });
});

describe('a list whose pages are counted', () => {
  it('breaks the rule when every page is the same', async () => {
    const { session, asked } = answeredSession(() => ({ pageData: [{ id: '1' }] }));
    const says = 'to list webhooks: page 2, by page 1, is page 1 again';
    await expect(pagesOf(session, 'list webhooks')).rejects.toThrow(problem('ContractViolation', says));
    expect(asked).toHaveLength(2);
  });

  it('of a report breaks it likewise, and of keys leaves what is on the others undecided', async () => {
    const keys = answeredSession(() => Array.from({ length: 100 }, (_, n) => ({ key_id: String(n) })));
    await expect(enabledInList(keys.session, 'main')).rejects.toThrow(
      'the answer to list signature keys shows 100 entries, and no way to the others',
    );
    const report = answeredSession(() => ({ data: [{ message_id: 'm' }] }));
    await walkReport(report.session, 'main', {}, 1);
    expect(() => keysByPage(report.session)).toThrow('the detail report: page 3, by page 2, is page 2 again');
    expect(report.asked).toHaveLength(3);
  });

  it('is beyond reach when it has no end on an account that others use too', async () => {
    const { session, asked } = answeredSession((_, count) => ({ data: [{ message_id: count }] }));
    await expect(walkReport(session, 'main', {}, 1)).rejects.toThrow(Undeclared);
    expect(asked).toHaveLength(500);
  });
});

describe('something that is looked for in a list', () => {
  const page = (from: number, count: number) => ({
    pageData: Array.from({ length: count }, (_, n) => ({ id: from + n })),
  });
  const soughtIn = (answer: (query: URLSearchParams) => unknown) => {
    const { session, asked } = answeredSession((each) => answer(new URLSearchParams(each.split('?')[1])));
    nameThing(session, 'webhook', 'one', 71 as never);
    return { asked, found: findWebhook(session, MAIN, 'one') };
  };

  it.each([40, 20, 1])('is found behind pages of %d, whatever size is asked for', async (size) => {
    const { found } = soughtIn((query) => page(1 + Number(query.get('page') ?? 0) * size, size));
    expect(await found).toEqual({ id: 71 });
  });

  it('is found where pages are counted from 1', async () => {
    const { found } = soughtIn((query) =>
      query.get('page') === '0' ? page(0, 0) : page(Number(query.get('page') ?? 1) * 40 - 39, 40),
    );
    expect(await found).toEqual({ id: 71 });
  });

  it('is not there where the whole list is shown each time', async () => {
    const { found, asked } = soughtIn(() => page(1, 3));
    expect(await found).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it('stays undecided where full pages are the same, and where a list has no end', async () => {
    await expect(soughtIn(() => page(1, 40)).found).rejects.toThrow(Inconclusive);
    await expect(soughtIn((query) => page(100 + Number(query.get('page')), 1)).found).rejects.toThrow(Inconclusive);
  });
});
