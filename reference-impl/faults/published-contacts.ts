import type { ContactRequest } from '../contacts/contact.ts';
import type { Fault } from './behaviour.ts';
import { changingBody, on, succeeding, withBody } from './distort.ts';

/** Deviations in what is published of contacts. */
export const publishedContactFaults: readonly Fault[] = [
  {
    id: 'contacts.created-with-200',
    rule: 'PUB-CONTACT-FORM-01',
    says: 'A new contact is answered with HTTP status 200.',
    reply: on('contacts.create', succeeding, (reply) => ({ ...reply, status: 200 })),
  },
  {
    id: 'contacts.no-vendor',
    rule: 'PUB-CONTACT-FORM-01',
    says: 'A contact that is read has no vendorId.',
    reply: on('contacts.read', succeeding, changingBody({ vendorId: undefined })),
  },
  {
    id: 'contacts.deleted-with-words',
    rule: 'PUB-CONTACT-FORM-01',
    says: 'Deleting a contact is answered with a body.',
    reply: on('contacts.delete', succeeding, () => ({ status: 200, body: { deleted: true } })),
  },
  {
    id: 'contacts.bare-list',
    rule: 'PUB-CONTACT-FORM-01',
    says: 'Contacts are listed without a count.',
    reply: on('contacts.list', succeeding, changingBody({ totalElements: undefined })),
  },
  {
    id: 'contacts.note-lost',
    rule: 'PUB-CONTACT-CREATE-01',
    says: 'The note of a new contact is lost.',
    decide: ({ contacts }) => {
      const { contactAfter } = contacts;
      contacts.contactAfter = (contact, { note: _lost, ...request }, now) =>
        contactAfter(contact, request, now);
    },
  },
  {
    id: 'contacts.everybody-subscribed',
    rule: 'PUB-CONTACT-CREATE-01',
    says: 'Every channel counts as subscribed.',
    reply: on('contacts.create', succeeding, (reply) =>
      withBody(reply, ({ channels }) => ({
        channels: (channels as object[]).map((each) => ({ ...each, subscriptionState: 'SUBSCRIBED' })),
      })),
    ),
  },
  {
    id: 'contacts.birthday-as-instant',
    rule: 'PUB-CONTACT-CREATE-01',
    says: 'A date of birth is shown as an instant.',
    reply: on('contacts.read', succeeding, (reply) =>
      withBody(reply, ({ dateOfBirth }) => (dateOfBirth ? { dateOfBirth: `${dateOfBirth}T00:00:00Z` } : {})),
    ),
  },
  {
    id: 'contacts.created-outside-lists',
    rule: 'PUB-CONTACT-CREATE-02',
    says: 'The lists of a new contact are ignored.',
    decide: ({ contacts }) => {
      const { contactAfter } = contacts;
      contacts.contactAfter = (contact, { lists: _ignored, ...request }, now) =>
        contactAfter(contact, request, now);
    },
  },
  {
    id: 'contacts.change-replaces-all',
    rule: 'PUB-CONTACT-CHANGE-01',
    says: 'A change clears every text that it does not name.',
    decide: ({ contacts }) => {
      const { contactAfter } = contacts;
      const blank = {
        firstName: '',
        lastName: '',
        alias: '',
        country: '',
        state: '',
        location: '',
        note: '',
      };
      contacts.contactAfter = (contact, request, now) =>
        contactAfter(contact, { ...blank, ...request } as ContactRequest, now);
    },
  },
  {
    id: 'contacts.change-loses-channels',
    rule: 'PUB-CONTACT-CHANGE-01',
    says: 'A change without channels removes them.',
    decide: ({ contacts }) => {
      const { contactAfter } = contacts;
      contacts.contactAfter = (contact, request, now) =>
        contactAfter(contact, { channels: [], ...request }, now);
    },
  },
  {
    id: 'contacts.channels-pile-up',
    rule: 'PUB-CONTACT-CHANGE-01',
    says: 'New channels are added to the old.',
    decide: ({ contacts }) => {
      const { contactAfter } = contacts;
      contacts.contactAfter = (contact, request, now) => {
        const after = contactAfter(contact, request, now);
        return request.channels ? { ...after, channels: [...contact.channels, ...after.channels] } : after;
      };
    },
  },
  {
    id: 'contacts.never-modified',
    rule: 'PUB-CONTACT-CHANGE-02',
    says: 'The date of the last change is that of the making.',
    decide: ({ contacts }) => {
      const { contactAfter } = contacts;
      contacts.contactAfter = (contact, request, now) => ({
        ...contactAfter(contact, request, now),
        changedAt: contact.createdAt,
      });
    },
  },
  {
    id: 'contacts.made-anew',
    rule: 'PUB-CONTACT-CHANGE-02',
    says: 'A change moves the date of the making too.',
    decide: ({ contacts }) => {
      const { contactAfter } = contacts;
      contacts.contactAfter = (contact, request, now) => ({
        ...contactAfter(contact, request, now),
        createdAt: now,
      });
    },
  },
  {
    id: 'contacts.undead',
    rule: 'PUB-CONTACT-DELETE-01',
    says: 'A deleted contact is still found.',
    decide: ({ contacts }) => {
      contacts.forgetContact = () => undefined;
    },
  },
  {
    id: 'contacts.still-on-lists',
    rule: 'PUB-CONTACT-DELETE-02',
    says: 'A deleted contact is still counted on its lists.',
    decide: ({ contacts }) => {
      const { pageOf } = contacts;
      contacts.pageOf = (listed, query, usual) => {
        const page = pageOf(listed, query, usual);
        return query.listIds && page.totalElements === 0 ? { ...page, totalElements: 1 } : page;
      };
    },
  },
];
