import { describe, expect, it } from 'vitest';
import type { Session } from '../../../support/example/session/session.ts';
import { classesOfAll } from '../../../support/example/verbs/dedicated-numbers.ts';
import { keysByPage, walkBack, walkPages } from '../../../support/example/verbs/pages.ts';
import { walkReport } from '../../../support/example/verbs/report-pages.ts';
import { addressesOf } from '../../../support/example/verbs/senders.ts';
import { enabledInList } from '../../../support/example/verbs/signature-keys.ts';
import { ContractViolation } from '../../../support/ground/problems/contract-violation.ts';
import { Undeclared } from '../../../support/ground/problems/undeclared.ts';
import { answeredSession } from './a-session.ts';

const MAIN = { role: 'main' };
/** The pages of a list as the step sees them that judges them. */
async function pagesOf(session: Session, operation: string) {
  await walkPages(session, MAIN, operation, 1);
  return keysByPage(session);
}

const SENDERS = '/v1/messaging/numbers/sender_address/addresses';

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
    const reading = read(session as never);
    await expect(reading).rejects.toThrow(ContractViolation);
    await expect(reading).rejects.toThrow(/page 2 leads on by \S*next_token "same", which led to page 2 before$/);
    expect(asked).toHaveLength(2);
  });

  it('breaks the rule on its way back too', async () => {
    const { session, asked } = answeredSession(() => ({ content: [], prevPageToken: 'p' }));
    await walkBack(session, MAIN, 'list contacts', 2);
    expect(() => keysByPage(session)).toThrow('to list contacts: page 2 leads on by prevPageToken "p"');
    expect(asked).toHaveLength(2);
  });

  it('is read to its end, also where nothing stands in the place of entries', async () => {
    const { session, asked } = answeredSession((_, count) =>
      count === 1 ? { data: [{ sender_address: 'A' }], pagination: { next_token: 't/1' } } : { data: null },
    );
    await walkPages(session, MAIN, 'list sender addresses', 1);
    expect(asked).toEqual([`GET ${SENDERS}?page_size=1`, `GET ${SENDERS}?page_size=1&token=t%2F1`]);
    expect(keysByPage(session)).toEqual([['A']]);
  });
});

describe('a list whose pages are counted', () => {
  it('breaks the rule when every page is the same', async () => {
    const { session, asked } = answeredSession(() => ({ pageData: [{ id: '1' }] }));
    const reading = pagesOf(session, 'list webhooks');
    await expect(reading).rejects.toThrow(ContractViolation);
    await expect(reading).rejects.toThrow('to list webhooks: page 2, by page 1, is page 1 again');
    expect(asked).toHaveLength(2);
  });

  it('of keys and of a report breaks it likewise', async () => {
    const keys = answeredSession(() => Array.from({ length: 100 }, (_, n) => ({ key_id: String(n) })));
    await expect(enabledInList(keys.session, 'main')).rejects.toThrow(
      'the list of signature keys: page 2, by page 2, is page 1 again',
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
