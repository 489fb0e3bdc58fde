import type { Reply } from '../../../http/operation.ts';
import { DAY } from '../../../kernel/duration.ts';
import { millisecondOfDay } from '../../../kernel/time-zone.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { on } from '../../operators/replies.ts';

const { result } = operatorsOn('reports');

const NOT_FOUND: Reply = { status: 404, body: { message: 'Resource not found.' } };

/** Deviations in which messages a detail report covers. */
export const faults = faultsOf({
  'REPORT-DET-01': {
    'report.in-the-zone-asked-for': fault('The limits of the detail report are taken for times in its time zone.', {
      decide: result('detailWindow', ({ from, to }, request) => {
        const { timezone = 'UTC' } = request as { timezone?: string };
        const ahead = millisecondOfDay(from, timezone) - millisecondOfDay(from, 'UTC');
        return { from: from - ahead, to: to - ahead };
      }),
    }),
    'report.of-a-week': fault('Messages of more than a week ago are missing from the detail report.', {
      decide: ({ messaging, reports }) => {
        const { messageOf } = messaging;
        let latest = 0;
        messaging.messageOf = (id, account, item, now) => {
          latest = now;
          return messageOf(id, account, item, now);
        };
        reports.filters = [{ name: 'recent', keeps: ({ at }) => latest - at <= 7 * DAY }, ...reports.filters];
      },
    }),
  },
  'REPORT-PATH-01': {
    'report.keys-elsewhere': fault('Metadata keys are not found under the documented path.', {
      reply: on('reporting.metakeys', 200, NOT_FOUND),
    }),
    'report.detail-elsewhere': fault('The detail report is not found under the documented path.', {
      reply: on('reporting.detail', 200, NOT_FOUND),
    }),
  },
});
