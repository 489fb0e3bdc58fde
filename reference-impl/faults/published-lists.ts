import { Problem } from '../kernel/problem.ts';
import type { Fault } from './behaviour.ts';
import { changingBody, on, succeeding } from './distort.ts';

const refusedWith400 = ({ status }: { readonly status: number }): boolean => status === 400;

/** Deviations in what is published of contact lists and their members. */
export const publishedListFaults: readonly Fault[] = [
  {
    id: 'lists.created-with-200',
    rule: 'PUB-LIST-FORM-01',
    says: 'A new list is answered with HTTP status 200.',
    reply: on('lists.create', succeeding, (reply) => ({ ...reply, status: 200 })),
  },
  {
    id: 'lists.members-in-silence',
    rule: 'PUB-LIST-FORM-01',
    says: 'A change of members is answered without the list.',
    reply: on('lists.members', succeeding, () => ({ status: 204 })),
  },
  {
    id: 'lists.alias-lost',
    rule: 'PUB-LIST-CREATE-01',
    says: 'The alias of a new list is its name.',
    reply: on('lists.create', succeeding, changingBody({ alias: '' })),
  },
  {
    id: 'lists.rename-clears-alias',
    rule: 'PUB-LIST-CHANGE-01',
    says: 'A list that is renamed loses its alias.',
    decide: ({ contacts }) => {
      const { listAfter } = contacts;
      contacts.listAfter = (list, request, now) => listAfter(list, { alias: '', ...request }, now);
    },
  },
  {
    id: 'lists.rename-is-said-only',
    rule: 'PUB-LIST-CHANGE-01',
    says: 'A change of the alias is ignored.',
    decide: ({ contacts }) => {
      const { listAfter } = contacts;
      contacts.listAfter = (list, { name, alias }, now) =>
        listAfter(list, { name, alias: list.alias || alias || '' }, now);
    },
  },
  {
    id: 'lists.undead',
    rule: 'PUB-LIST-DELETE-01',
    says: 'A deleted list is still found.',
    decide: ({ contacts }) => {
      contacts.forgetList = () => undefined;
    },
  },
  {
    id: 'lists.take-contacts-along',
    rule: 'PUB-LIST-DELETE-01',
    says: 'A list that is deleted takes its contacts along.',
    decide: ({ contacts }) => {
      const { forgetList } = contacts;
      contacts.forgetList = (records, id) => {
        for (const contact of records.contacts.entriesUnder(`list:${id}`))
          records.contacts.remove(contact.id);
        forgetList(records, id);
      };
    },
  },
  {
    id: 'lists.nobody-joins',
    rule: 'PUB-LIST-MEMBER-01',
    says: 'Adding a contact changes nothing.',
    decide: ({ contacts }) => {
      const { changeMembers } = contacts;
      contacts.changeMembers = (records, change) => changeMembers(records, { ...change, toAdd: [] });
    },
  },
  {
    id: 'lists.second-time-refused',
    rule: 'PUB-LIST-MEMBER-01',
    says: 'A contact that is on the list already is refused.',
    decide: ({ contacts }) => {
      const { changeMembers } = contacts;
      contacts.changeMembers = (records, change) => {
        if (change.toAdd.some(({ listIds }) => listIds.includes(change.list.id)))
          throw new Problem(409, 'The contact is on the list already.');
        changeMembers(records, change);
      };
    },
  },
  {
    id: 'lists.removed-contacts-die',
    rule: 'PUB-LIST-MEMBER-02',
    says: 'A contact that is removed from a list is deleted.',
    decide: ({ contacts }) => {
      const { changeMembers } = contacts;
      contacts.changeMembers = (records, change) => {
        changeMembers(records, change);
        for (const { id } of change.toRemove) records.contacts.remove(id);
      };
    },
  },
  {
    id: 'lists.nobody-leaves',
    rule: 'PUB-LIST-MEMBER-02',
    says: 'Removing a contact changes nothing.',
    decide: ({ contacts }) => {
      const { changeMembers } = contacts;
      contacts.changeMembers = (records, change) => changeMembers(records, { ...change, toRemove: [] });
    },
  },
  {
    id: 'lists.additions-only',
    rule: 'PUB-LIST-MEMBER-03',
    says: 'One request only adds contacts.',
    decide: ({ contacts }) => {
      const { findMembers } = contacts;
      contacts.findMembers = (records, listId, { contactsToAddIds }) =>
        findMembers(records, listId, contactsToAddIds ? { contactsToAddIds } : {});
    },
  },
  {
    id: 'lists.any-number-of-members',
    rule: 'PUB-LIST-MEMBER-04',
    says: 'More than 1000 contacts are taken.',
    reply: on('lists.members', refusedWith400, () => ({ status: 200, body: {} })),
  },
  {
    id: 'lists.unknown-members-pass',
    rule: 'PUB-LIST-MEMBER-05',
    says: 'Contacts that do not exist are passed over.',
    decide: ({ contacts }) => {
      const { findMembers } = contacts;
      contacts.findMembers = (records, listId, { contactsToAddIds = [], ...request }) => {
        const known = contactsToAddIds.filter((id) => records.contacts.find(id));
        return findMembers(records, listId, { ...request, contactsToAddIds: known });
      };
    },
  },
  {
    id: 'lists.odd-members-break',
    rule: 'PUB-LIST-MEMBER-06',
    says: 'Members of the wrong form break the platform.',
    reply: on('lists.members', refusedWith400, () => ({ status: 500, body: {} })),
  },
];
