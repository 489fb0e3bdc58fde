import { Problem } from '../../../kernel/problem.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { members, on } from '../../operators/replies.ts';

const { decision, around, result, given } = operatorsOn('contacts');

/** Deviations from what is published about contact lists and their members. */
export const faults = faultsOf({
  'PUB-LIST-FORM-01': {
    'lists.created-with-200': fault('Creating a list returns HTTP status 200.', {
      reply: on('lists.create', 201, 200),
    }),
    'lists.members-in-silence': fault('Changing members returns no list.', {
      reply: on('lists.members', 200, { status: 204 }),
    }),
  },
  'PUB-LIST-CREATE-01': {
    'lists.alias-lost': fault('The alias of a new list is its name.', {
      reply: on('lists.create', 201, members({ alias: '' })),
    }),
  },
  'PUB-LIST-CHANGE-01': {
    'lists.rename-clears-alias': fault('Renaming a list removes its alias.', {
      decide: given('listAfter', (list, request, now) => [list, { alias: '', ...request }, now]),
    }),
    'lists.rename-is-said-only': fault('A change of the alias is ignored.', {
      decide: given('listAfter', (list, { name, alias }, now) => [
        list,
        { name, alias: list.alias || alias || '' },
        now,
      ]),
    }),
  },
  'PUB-LIST-DELETE-01': {
    'lists.undead': fault('A deleted list is still found.', { decide: decision('forgetList', () => undefined) }),
    'lists.take-contacts-along': fault('Deleting a list deletes its contacts.', {
      decide: given('forgetList', (records, id) => {
        for (const contact of records.contacts.entriesUnder(`list:${id}`)) records.contacts.remove(contact.id);
        return [records, id];
      }),
    }),
  },
  'PUB-LIST-MEMBER-01': {
    'lists.nobody-joins': fault('Adding a contact has no effect.', {
      decide: given('changeMembers', (records, change) => [records, { ...change, toAdd: [] }]),
    }),
    'lists.second-time-refused': fault('Adding a contact twice is refused.', {
      decide: around('changeMembers', (changeMembers) => (records, change) => {
        if (change.toAdd.some(({ listIds }) => listIds.includes(change.list.id)))
          throw new Problem(409, 'The contact is on the list already.');
        changeMembers(records, change);
      }),
    }),
  },
  'PUB-LIST-MEMBER-02': {
    'lists.removed-contacts-die': fault('Removing a contact from a list deletes the contact.', {
      decide: result('changeMembers', (_done, { contacts }, { toRemove }) => {
        for (const { id } of toRemove) contacts.remove(id);
      }),
    }),
    'lists.nobody-leaves': fault('Removing a contact has no effect.', {
      decide: given('changeMembers', (records, change) => [records, { ...change, toRemove: [] }]),
    }),
  },
  'PUB-LIST-MEMBER-03': {
    'lists.additions-only': fault('A change of members only adds contacts.', {
      decide: given('findMembers', (records, listId, { contactsToAddIds }) => [
        records,
        listId,
        contactsToAddIds ? { contactsToAddIds } : {},
      ]),
    }),
  },
  'PUB-LIST-MEMBER-04': {
    'lists.any-number-of-members': fault('More than 1000 contacts are accepted.', {
      reply: on('lists.members', 400, { status: 200, body: {} }),
    }),
  },
  'PUB-LIST-MEMBER-05': {
    'lists.unknown-members-pass': fault('Contacts that do not exist are ignored.', {
      decide: given('findMembers', (records, listId, { contactsToAddIds = [], ...request }) => {
        const known = contactsToAddIds.filter((id) => records.contacts.find(id));
        return [records, listId, { ...request, contactsToAddIds: known }];
      }),
    }),
  },
  'PUB-LIST-MEMBER-06': {
    'lists.odd-members-break': fault('Invalid members crash the platform.', {
      reply: on('lists.members', 400, { status: 500, body: {} }),
    }),
  },
});
