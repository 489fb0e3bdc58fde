import type { Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around } from './operators/decisions.ts';
import { keepingFirst } from './webhooks.ts';

/** Webhooks lose each letter that `isLost` picks by its number, from 1. */
const losing =
  (isLost: (count: number) => boolean): NonNullable<Fault['decide']> =>
  ({ messaging }) => {
    const { listens } = messaging;
    let count = 0;
    messaging.listens = (...input) => {
      if (!listens(...input)) return false;
      count += 1;
      return !isLost(count);
    };
  };

/** Deviations in what webhooks hear of a message on its way. */
export const faults = faultsOf({
  'PUB-HOOK-EVENT-02': {
    'published-events.delivered-hears-submitted': fault('Webhooks for delivered messages hear of submitted ones too.', {
      decide: around(
        'messaging',
        'listens',
        (listens) => (webhook, event) => listens(webhook, event) || (event === 'SUBMITTED_DR' && listens(webhook, 'DELIVERED_DR')),
      ),
    }),
    'published-events.twice': fault('Webhooks hear of everything twice.', { notify: (letter) => (letter.kind === 'webhook' ? [letter, letter] : [letter]) }),
    'published-events.every-seventh-lost': fault('When much happens at once, some of it is not told.', { decide: losing((count) => count % 7 === 0) }),
    'published-events.in-another-order': fault('The submission is told with the status before it.', {
      decide: ({ messaging }) => {
        const { reportVariables } = messaging;
        const OTHER: Readonly<Record<string, string>> = { enroute: 'submitted', submitted: 'enroute' };
        messaging.reportVariables = (...input) => {
          const variables = reportVariables(...input);
          const status = String(variables.status);
          return { ...variables, status: OTHER[status] ?? status };
        };
      },
    }),
  },
  'PUB-HOOK-CHANGE-02': {
    'published-events.old-events': fault('A webhook whose events were changed goes on with the old ones.', {
      decide: ({ messaging }) => {
        const { listens, isTaken } = messaging;
        const first = new Map<string, Parameters<typeof listens>[0]>();
        messaging.isTaken = (webhooks, wanted) => {
          const webhook = wanted as Parameters<typeof listens>[0];
          if (!first.has(wanted.id)) first.set(wanted.id, webhook);
          return isTaken(webhooks, wanted);
        };
        messaging.listens = (webhook, event) => listens(first.get(webhook.id) ?? webhook, event);
      },
    }),
    'published-events.old-encoding': fault('A webhook whose encoding was changed goes on with the old one.', {
      decide: keepingFirst(({ encoding }) => ({ encoding })),
    }),
    'published-events.old-method': fault('A webhook whose method was changed goes on with the old one.', {
      decide: keepingFirst(({ method }) => ({ method })),
    }),
    'published-events.old-headers': fault('A webhook whose headers were changed goes on with the old ones.', {
      decide: keepingFirst(({ headers }) => ({ headers })),
    }),
  },
});
