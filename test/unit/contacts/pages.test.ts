import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankContact, type Contact, contactAfter, contactKeys } from '../../../reference-impl/contacts/contact.ts';
import { contactFilters } from '../../../reference-impl/contacts/filters.ts';
import type { ListQuery } from '../../../reference-impl/contacts/list-query.ts';
import { pageOf } from '../../../reference-impl/contacts/page.ts';
import { Register } from '../../../reference-impl/contacts/register.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';

/** Counts how many entries were looked up. */
class CountingRegister extends Register<Contact> {
  looks = 0;

  override at(sequence: number): Contact {
    this.looks += 1;
    return super.at(sequence);
  }
}

const lists = ['l1', 'l2', 'l3'];
const numbers = ['+4670000001', '+4670000002', '+4670000003'];
const types = ['SMS', 'WHATSAPP'] as const;
const states = ['SUBSCRIBED', 'UNSUBSCRIBED'] as const;

const request = fc.record({
  channels: fc.array(
    fc.record({
      channelId: fc.constantFrom(...numbers),
      type: fc.constantFrom(...types),
      subscriptionState: fc.constantFrom(...states),
    }),
    { maxLength: 3 },
  ),
  lists: fc.subarray(lists).map((ids) => ids.map((id) => ({ id }))),
});

const query: fc.Arbitrary<ListQuery> = fc.record(
  {
    listIds: fc.subarray(lists, { minLength: 1 }),
    contactIds: fc.subarray(['c1', 'c3', 'c5', 'c7'], { minLength: 1 }),
    channelIds: fc.subarray(numbers, { minLength: 1 }),
    channelTypes: fc.subarray(['SMS', 'WHATSAPP', 'EMAIL'], { minLength: 1 }),
    channelSubscriptionState: fc.constantFrom(...states),
  },
  { requiredKeys: [] },
);

function registerOf(requests: ReadonlyArray<Parameters<typeof contactAfter>[1]>): CountingRegister {
  const register = new CountingRegister(contactKeys);
  for (const each of requests)
    register.add((sequence) => contactAfter(blankContact(`c${sequence}`, sequence, 0), each, 0));
  return register;
}

const listed = (register: Register<Contact>) => ({ of: 'contacts', register, filters: contactFilters });

const wantedBy = (asked: ListQuery, { id, channels, listIds }: Contact): boolean =>
  (!asked.contactIds || asked.contactIds.includes(id)) &&
  (!asked.listIds || listIds.some((each) => asked.listIds?.includes(each))) &&
  (!asked.channelIds || channels.some(({ channelId }) => asked.channelIds?.includes(channelId))) &&
  ((!asked.channelTypes && !asked.channelSubscriptionState) ||
    channels.some(
      ({ type, subscriptionState }) =>
        (!asked.channelTypes || asked.channelTypes.includes(type)) &&
        (!asked.channelSubscriptionState || asked.channelSubscriptionState === subscriptionState),
    ));

function walk(register: Register<Contact>, asked: ListQuery, total: number): string[] {
  const forwards: string[] = [];
  let page = pageOf(listed(register), asked, 100);
  for (;;) {
    expect(page.totalElements).toBe(total);
    forwards.push(...page.content.map(({ id }) => id));
    if (!page.nextPageToken) break;
    page = pageOf(listed(register), { ...asked, nextPageToken: page.nextPageToken }, 100);
  }
  const backwards = page.content.map(({ id }) => id);
  while (page.prevPageToken) {
    page = pageOf(listed(register), { ...asked, prevPageToken: page.prevPageToken }, 100);
    backwards.unshift(...page.content.map(({ id }) => id));
  }
  expect(backwards).toEqual(forwards);
  return forwards;
}

describe('the pages of contacts', () => {
  it('hold what the filters keep, once and in order, in both directions', () => {
    const size = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 12 }), query, size, (requests, asked, pageSize) => {
        const register = registerOf(requests);
        const wanted = [...register.all.after(0)]
          .map((sequence) => register.at(sequence))
          .filter((contact) => wantedBy(asked, contact))
          .map(({ id }) => id);
        expect(walk(register, { ...asked, pageSize }, wanted.length)).toEqual(wanted);
      }),
    );
  });

  it('follow a contact that was changed or removed', () => {
    fc.assert(
      fc.property(fc.array(request, { minLength: 2 }), request, query, (requests, changed, asked) => {
        const register = registerOf(requests);
        register.replace(contactAfter(register.at(1), changed, 0));
        register.remove('c2');
        const rest = [...register.all.after(0)].map((sequence) => register.at(sequence));
        const wanted = rest.filter((contact) => wantedBy(asked, contact)).map(({ id }) => id);
        expect(walk(register, asked, wanted.length)).toEqual(wanted);
      }),
    );
  });

  it('cost what they hold and not what is stored', () => {
    const sms = { type: 'SMS', subscriptionState: 'SUBSCRIBED' } as const;
    const register = registerOf(
      Array.from({ length: 5000 }, (_, place) => ({
        channels: [{ ...sms, channelId: `+467${place}` }],
        lists: [{ id: place % 1000 === 0 ? 'rare' : 'usual' }],
      })),
    );
    const asked: ReadonlyArray<readonly [ListQuery, number]> = [
      [{ pageSize: 10 }, 5000],
      [{ pageSize: 10, channelTypes: ['SMS'] }, 5000],
      [{ pageSize: 10, listIds: ['usual'] }, 4995],
      [{ pageSize: 10, listIds: ['usual'], channelTypes: ['SMS'] }, 4995],
      [{ pageSize: 10, listIds: ['usual'], channelSubscriptionState: 'UNSUBSCRIBED' }, 0],
      [{ pageSize: 10, listIds: ['rare'], channelTypes: ['SMS'] }, 5],
      [{ pageSize: 10, channelIds: ['+467123'], channelSubscriptionState: 'SUBSCRIBED' }, 1],
    ];
    for (const [wanted, total] of asked) {
      register.looks = 0;
      expect(pageOf(listed(register), wanted, 100).totalElements).toBe(total);
      expect(register.looks, JSON.stringify(wanted)).toBeLessThan(30);
    }
  });

  it('end where the contact was that a token remembers, even if it is gone', () => {
    const register = registerOf([{}, {}, {}]);
    const { nextPageToken } = pageOf(listed(register), { pageSize: 2 }, 100);
    register.remove('c3');
    const page = pageOf(listed(register), { pageSize: 2, ...(nextPageToken ? { nextPageToken } : {}) }, 100);
    expect(page.content).toEqual([]);
    expect(page.nextPageToken).toBeUndefined();
    expect(walk(register, { pageSize: 1 }, 2)).toEqual(['c1', 'c2']);
    expect(page.prevPageToken).toBeDefined();
  });

  it('refuse the tokens of other lists', () => {
    const register = registerOf([{}, {}]);
    const { nextPageToken } = pageOf({ ...listed(register), of: 'lists' }, { pageSize: 1 }, 100);
    expect(() => pageOf(listed(register), { nextPageToken: nextPageToken as string }, 100)).toThrow(Problem);
  });
});
