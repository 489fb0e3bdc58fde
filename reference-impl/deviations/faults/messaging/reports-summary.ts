import { HOUR } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { amend } = operatorsOn('reports');

/** Deviations in how messages are summed up. */
export const faults = faultsOf({
  'PUB-INSIGHT-ZONE-01': {
    'published-reports.winter-all-year': fault('Days ignore daylight saving time.', {
      decide: amend('groupings', (known) => ({
        DAY: (message, request) =>
          request.timezone === 'Europe/Stockholm'
            ? known.DAY({ ...message, at: message.at + HOUR }, {})
            : known.DAY(message, request),
      })),
    }),
  },
});
