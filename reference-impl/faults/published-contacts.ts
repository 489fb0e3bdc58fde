import type { ContactRequest } from '../contacts/contact.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { changingBody, on, succeeding, withBody } from './operators/replies.ts';

/** Deviations in what is published of contacts. */
export const faults = faultsOf({
  'PUB-CONTACT-FORM-01': {
    'contacts.created-with-200': fault('A new contact is answered with HTTP status 200.', {
      reply: on('contacts.create', succeeding, (reply) => ({ ...reply, status: 200 })),
    }),
    'contacts.no-vendor': fault('A contact that is read has no vendorId.', { reply: on('contacts.read', succeeding, changingBody({ vendorId: undefined })) }),
    'contacts.deleted-with-words': fault('Deleting a contact is answered with a body.', {
      reply: on('contacts.delete', succeeding, () => ({ status: 200, body: { deleted: true } })),
    }),
    'contacts.bare-list': fault('Contacts are listed without a count.', { reply: on('contacts.list', succeeding, changingBody({ totalElements: undefined })) }),
  },
  'PUB-CONTACT-CREATE-01': {
    'contacts.note-lost': fault('The note of a new contact is lost.', {
      decide: around(
        'contacts',
        'contactAfter',
        (contactAfter) =>
          (contact, { note: _lost, ...request }, now) =>
            contactAfter(contact, request, now),
      ),
    }),
    'contacts.everybody-subscribed': fault('Every channel counts as subscribed.', {
      reply: on('contacts.create', succeeding, (reply) =>
        withBody(reply, ({ channels }) => ({ channels: (channels as object[]).map((each) => ({ ...each, subscriptionState: 'SUBSCRIBED' })) })),
      ),
    }),
    'contacts.birthday-as-instant': fault('A date of birth is shown as an instant.', {
      reply: on('contacts.read', succeeding, (reply) => withBody(reply, ({ dateOfBirth }) => (dateOfBirth ? { dateOfBirth: `${dateOfBirth}T00:00:00Z` } : {}))),
    }),
  },
  'PUB-CONTACT-CREATE-02': {
    'contacts.created-outside-lists': fault('The lists of a new contact are ignored.', {
      decide: around(
        'contacts',
        'contactAfter',
        (contactAfter) =>
          (contact, { lists: _ignored, ...request }, now) =>
            contactAfter(contact, request, now),
      ),
    }),
  },
  'PUB-CONTACT-CHANGE-01': {
    'contacts.change-replaces-all': fault('A change clears every text that it does not name.', {
      decide: ({ contacts }) => {
        const { contactAfter } = contacts;
        const blank = { firstName: '', lastName: '', alias: '', country: '', state: '', location: '', note: '' };
        contacts.contactAfter = (contact, request, now) => contactAfter(contact, { ...blank, ...request } as ContactRequest, now);
      },
    }),
    'contacts.change-loses-channels': fault('A change without channels removes them.', {
      decide: around('contacts', 'contactAfter', (contactAfter) => (contact, request, now) => contactAfter(contact, { channels: [], ...request }, now)),
    }),
    'contacts.channels-pile-up': fault('New channels are added to the old.', {
      decide: around('contacts', 'contactAfter', (contactAfter) => (contact, request, now) => {
        const after = contactAfter(contact, request, now);
        return request.channels ? { ...after, channels: [...contact.channels, ...after.channels] } : after;
      }),
    }),
  },
  'PUB-CONTACT-CHANGE-02': {
    'contacts.never-modified': fault('The date of the last change is that of the making.', {
      decide: around('contacts', 'contactAfter', (contactAfter) => (contact, request, now) => ({
        ...contactAfter(contact, request, now),
        changedAt: contact.createdAt,
      })),
    }),
    'contacts.made-anew': fault('A change moves the date of the making too.', {
      decide: around('contacts', 'contactAfter', (contactAfter) => (contact, request, now) => ({ ...contactAfter(contact, request, now), createdAt: now })),
    }),
  },
  'PUB-CONTACT-DELETE-01': {
    'contacts.undead': fault('A deleted contact is still found.', { decide: decision('contacts', 'forgetContact', () => undefined) }),
  },
  'PUB-CONTACT-DELETE-02': {
    'contacts.still-on-lists': fault('A deleted contact is still counted on its lists.', {
      decide: around('contacts', 'pageOf', (pageOf) => (listed, query, usual) => {
        const page = pageOf(listed, query, usual);
        return query.listIds && page.totalElements === 0 ? { ...page, totalElements: 1 } : page;
      }),
    }),
  },
});
