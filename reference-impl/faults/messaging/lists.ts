import { Problem } from '../../kernel/problem.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { answers, saying, to } from '../operators/answers.ts';
import { after, before } from '../operators/before-and-after.ts';
import { around, decision } from '../operators/decisions.ts';

/** Deviations in what is published of contact lists and their members. */
export const faults: readonly Fault[] = faultsOf({
  'PUB-LIST-FORM-01': {
    'lists.created-with-200': fault('A new list is answered with HTTP status 200.', { reply: answers('lists.create', 201, to(200)) }),
    'lists.members-in-silence': fault('A change of members is answered without the list.', { reply: answers('lists.members', 200, { status: 204 }) }),
  },
  'PUB-LIST-CREATE-01': {
    'lists.alias-lost': fault('The alias of a new list is its name.', { reply: answers('lists.create', 201, saying({ alias: '' })) }),
  },
  'PUB-LIST-CHANGE-01': {
    'lists.rename-clears-alias': fault('A list that is renamed loses its alias.', {
      decide: before('contacts', 'listAfter', (list, request, now) => [list, { alias: '', ...request }, now]),
    }),
    'lists.rename-is-said-only': fault('A change of the alias is ignored.', {
      decide: before('contacts', 'listAfter', (list, { name, alias }, now) => [list, { name, alias: list.alias || alias || '' }, now]),
    }),
  },
  'PUB-LIST-DELETE-01': {
    'lists.undead': fault('A deleted list is still found.', { decide: decision('contacts', 'forgetList', () => undefined) }),
    'lists.take-contacts-along': fault('A list that is deleted takes its contacts along.', {
      decide: before('contacts', 'forgetList', (records, id) => {
        for (const contact of records.contacts.entriesUnder(`list:${id}`)) records.contacts.remove(contact.id);
        return [records, id];
      }),
    }),
  },
  'PUB-LIST-MEMBER-01': {
    'lists.nobody-joins': fault('Adding a contact changes nothing.', {
      decide: before('contacts', 'changeMembers', (records, change) => [records, { ...change, toAdd: [] }]),
    }),
    'lists.second-time-refused': fault('A contact that is on the list already is refused.', {
      decide: around('contacts', 'changeMembers', (changeMembers) => (records, change) => {
        if (change.toAdd.some(({ listIds }) => listIds.includes(change.list.id))) throw new Problem(409, 'The contact is on the list already.');
        changeMembers(records, change);
      }),
    }),
  },
  'PUB-LIST-MEMBER-02': {
    'lists.removed-contacts-die': fault('A contact that is removed from a list is deleted.', {
      decide: after('contacts', 'changeMembers', (_done, { contacts }, { toRemove }) => {
        for (const { id } of toRemove) contacts.remove(id);
      }),
    }),
    'lists.nobody-leaves': fault('Removing a contact changes nothing.', {
      decide: before('contacts', 'changeMembers', (records, change) => [records, { ...change, toRemove: [] }]),
    }),
  },
  'PUB-LIST-MEMBER-03': {
    'lists.additions-only': fault('One request only adds contacts.', {
      decide: before('contacts', 'findMembers', (records, listId, { contactsToAddIds }) => [records, listId, contactsToAddIds ? { contactsToAddIds } : {}]),
    }),
  },
  'PUB-LIST-MEMBER-04': {
    'lists.any-number-of-members': fault('More than 1000 contacts are taken.', { reply: answers('lists.members', 400, { status: 200, body: {} }) }),
  },
  'PUB-LIST-MEMBER-05': {
    'lists.unknown-members-pass': fault('Contacts that do not exist are passed over.', {
      decide: before('contacts', 'findMembers', (records, listId, { contactsToAddIds = [], ...request }) => {
        const known = contactsToAddIds.filter((id) => records.contacts.find(id));
        return [records, listId, { ...request, contactsToAddIds: known }];
      }),
    }),
  },
  'PUB-LIST-MEMBER-06': {
    'lists.odd-members-break': fault('Members of the wrong form break the platform.', { reply: answers('lists.members', 400, { status: 500, body: {} }) }),
  },
});
