import type { Answered, Reply } from '../../../http/operation.ts';
import { alternativesOf } from '../../alternative.ts';

/** Puts the good answers of some operations into an object of their own. */
const wrapped =
  (prefix: string) =>
  (reply: Reply, { operation }: Answered): Reply =>
    operation.startsWith(prefix) && reply.status < 300 && reply.body !== undefined
      ? { ...reply, status: 200, body: { result: reply.body } }
      : reply;

/** Other ways to keep contacts, lists of them and their fields. */
export const alternatives = alternativesOf({
  'contacts.wrapped': {
    rows: ['SIL-MSG-17'],
    says: 'A contact is shown in an object around it, always with HTTP status 200.',
    target: { published: false },
    reply: wrapped('contacts.'),
  },
  'contacts.lists-wrapped': {
    rows: ['SIL-MSG-18'],
    says: 'A contact list is shown in an object around it, always with HTTP status 200.',
    target: { published: false },
    reply: wrapped('lists.'),
  },
  'contacts.fields-wrapped': {
    rows: ['SIL-MSG-19'],
    says: 'A custom field is shown in an object around it, always with HTTP status 200.',
    target: { published: false },
    reply: wrapped('customFields.'),
  },
});
