import { fault, faultsOf } from '../../fault.ts';
import { decision, result } from '../../operators/messaging.ts';
import { alsoHearing } from '../../operators/webhooks.ts';

/** Deviations of webhooks, the events they get and what they send. */
export const faults = faultsOf({
  'HOOK-04': {
    'webhooks.last-event-only': fault('Only the last event of a webhook counts.', {
      decide: decision('listens', ({ events }, event) => events.at(-1) === event),
    }),
    'webhooks.expired-as-rejected': fault('An expired message is reported as rejected.', {
      decide: result('eventOfReport', (usual, status) => (status === 'expired' ? 'REJECTED_DR' : usual)),
    }),
    'webhooks.replies-as-opt-outs': fault('Webhooks for opt-outs get every reply.', {
      decide: alsoHearing('RECEIVED_SMS', 'OPT_OUT_SMS'),
    }),
  },
});
