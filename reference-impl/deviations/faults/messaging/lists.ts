import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { on } from '../../operators/replies.ts';

const { given } = operatorsOn('contacts');

/** Deviations from what is published about contact lists and their members. */
export const faults = faultsOf({
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
