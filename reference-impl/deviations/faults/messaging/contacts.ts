import type { ContactRequest } from '../../../contacts/contact.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { members, on, rewritingEach, showing } from '../../operators/replies.ts';

const { decision, result, given } = operatorsOn('contacts');

const BLANK = { firstName: '', lastName: '', alias: '', country: '', state: '', location: '', note: '' };

/** Changes requests to create or change a contact. */
const reading = (change: (request: ContactRequest) => ContactRequest) =>
  given('contactAfter', (contact, request, now) => [contact, change(request), now]);

/** Deviations from what is published about contacts. */
export const faults = faultsOf({
  'PUB-CONTACT-FORM-01': {
    'contacts.created-with-200': fault('Creating a contact returns HTTP status 200.', {
      reply: on('contacts.create', 201, 200),
    }),
    'contacts.deleted-with-words': fault('Deleting a contact returns a body.', {
      reply: on('contacts.delete', 204, { status: 200, body: { deleted: true } }),
    }),
  },
  'FORM-retrieve-contact': {
    'contacts.no-vendor': fault('A contact is shown without its vendorId.', {
      reply: on('contacts.read', 200, members({ vendorId: undefined })),
    }),
  },
  'FORM-list-contacts': {
    'contacts.bare-list': fault('Contacts are listed without a total.', {
      reply: on('contacts.list', 200, members({ totalElements: undefined })),
    }),
  },
  'PUB-CONTACT-CREATE-01': {
    'contacts.note-lost': fault('The note of a new contact is lost.', {
      decide: reading(({ note: _, ...request }) => request),
    }),
    'contacts.everybody-subscribed': fault('Every channel counts as subscribed.', {
      reply: rewritingEach('contacts.create', 'channels', (channel) => ({
        ...channel,
        subscriptionState: 'SUBSCRIBED',
      })),
    }),
    'contacts.birthday-as-instant': fault('A date of birth is shown as an instant.', {
      reply: showing('contacts.read', 200, ({ dateOfBirth }) =>
        dateOfBirth ? { dateOfBirth: `${dateOfBirth}T00:00:00Z` } : {},
      ),
    }),
  },
  'PUB-CONTACT-CREATE-02': {
    'contacts.created-outside-lists': fault('The lists of a new contact are ignored.', {
      decide: reading(({ lists: _, ...request }) => request),
    }),
  },
  'PUB-CONTACT-CHANGE-01': {
    'contacts.change-replaces-all': fault('A change clears every text that it does not mention.', {
      decide: reading((request) => ({ ...BLANK, ...request })),
    }),
    'contacts.change-loses-channels': fault('A change without channels removes them.', {
      decide: reading((request) => ({ channels: [], ...request })),
    }),
    'contacts.channels-pile-up': fault('New channels are added to the existing ones.', {
      decide: result('contactAfter', (changed, contact, { channels }) =>
        channels ? { ...changed, channels: [...contact.channels, ...changed.channels] } : changed,
      ),
    }),
  },
  'PUB-CONTACT-CHANGE-02': {
    'contacts.never-modified': fault('The date of the last change stays at the creation.', {
      decide: result('contactAfter', (changed, { createdAt }) => ({ ...changed, changedAt: createdAt })),
    }),
    'contacts.made-anew': fault('A change also moves the creation date.', {
      decide: result('contactAfter', (changed, _contact, _request, now) => ({ ...changed, createdAt: now })),
    }),
  },
  'PUB-CONTACT-DELETE-01': {
    'contacts.undead': fault('A deleted contact is still found.', {
      decide: decision('forgetContact', () => undefined),
    }),
  },
  'PUB-CONTACT-DELETE-02': {
    'contacts.still-on-lists': fault('A deleted contact still counts on its lists.', {
      decide: result('pageOf', (page, _listed, query) =>
        query.listIds && page.totalElements === 0 ? { ...page, totalElements: 1 } : page,
      ),
    }),
  },
});
