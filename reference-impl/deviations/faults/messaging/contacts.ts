import { fault, faultsOf } from '../../fault.ts';
import { on, rewritingEach } from '../../operators/replies.ts';

/** Deviations from what is published about contacts. */
export const faults = faultsOf({
  'PUB-CONTACT-FORM-01': {
    'contacts.created-with-200': fault('Creating a contact returns HTTP status 200.', {
      reply: on('contacts.create', 201, 200),
    }),
  },
  'PUB-CONTACT-CREATE-01': {
    'contacts.everybody-subscribed': fault('Every channel counts as subscribed.', {
      reply: rewritingEach('contacts.create', 'channels', (channel) => ({
        ...channel,
        subscriptionState: 'SUBSCRIBED',
      })),
    }),
  },
});
