import { fault, faultsOf } from '../../fault.ts';
import { around, result } from '../../operators/decisions.ts';
import { remembering } from '../../operators/messaging.ts';

/** Letters outside of the Latin script. */
const FOREIGN = /(?!\p{Script=Latin})\p{L}/u;

/** Leads notifications of a webhook astray, by the payload that they would have without a template. */
const unnotified = (isLost: (payload: string) => boolean) =>
  result('messaging', 'letterTo', (letter, _webhook, happening) =>
    isLost(JSON.stringify(happening.payload())) ? { ...letter, url: new URL('/dropped', letter.url).href } : letter,
  );

/** Deviations that concern the first of several, few of many, or one script and country alone. */
export const faults = faultsOf({
  'MSG-DEDUP-02': {
    'only-some.latest-messages': fault('Duplicates of the latest hundred messages are found.', {
      decide: remembering('duplicateKey', 100),
    }),
  },
  'HOOK-04': {
    'only-some.first-event': fault('Of the events of a webhook only the first counts.', {
      decide: around(
        'messaging',
        'listens',
        (listens) => (webhook, event) => listens({ ...webhook, events: webhook.events.slice(0, 1) }, event),
      ),
    }),
    'only-some.webhooks-in-latin': fault('Webhooks are not notified of texts in another script than Latin.', {
      decide: unnotified((payload) => FOREIGN.test(payload)),
    }),
    'only-some.webhooks-at-home': fault('Webhooks are notified of messages to Sweden alone.', {
      decide: unnotified((payload) => /"source_number":"\+(?!46)/.test(payload)),
    }),
  },
  'CONV-MAP-SEND-01': {
    'only-some.two-recipients': fault('A standalone message reaches the first two of its recipients.', {
      decide: result('mapping', 'sendsOf', (sends) => sends.slice(0, 2)),
    }),
    'only-some.callback-for-the-first': fault('Only the first of several calls has the callback URL.', {
      decide: result('mapping', 'sendsOf', (sends) =>
        sends.map((send, at) => (at === 0 ? send : { ...send, callback_url: undefined })),
      ),
    }),
  },
  'SUB-MGMT-01': {
    'only-some.latest-subproject': fault('Only the latest two subprojects are listed.', {
      decide: result('subprojects', 'listed', (all) => all.slice(-2)),
    }),
  },
});
