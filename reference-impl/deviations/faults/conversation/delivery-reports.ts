import { fault, faultsOf } from '../../fault.ts';
import { inReport } from '../../operators/callbacks.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { losing, telling } from '../../operators/letters.ts';

const { leaveOut, inRule } = operatorsOn('mapping');

const lost = (member: string) => leaveOut('reportMembers', member);

/** Deviations in how standalone reports become conversation reports. */
export const faults = faultsOf({
  'PUB-CONV-DELIVERY-01': {
    'conversation.deliveries-untold': fault('A send is followed by no report.', {
      notify: losing(({ kind }) => kind === 'conversation-delivery'),
    }),
    'conversation.deliveries-in-other-words': fault('Reports after a send are in the words of the standalone API.', {
      notify: telling('conversation-delivery', ({ message_delivery_report: report, ...body }) => ({
        ...body,
        message_delivery_report: { ...report, status: report.status.toLowerCase() },
      })),
    }),
    'conversation.deliveries-of-another-message': fault('Reports after a send have an id of their own.', {
      notify: telling('conversation-delivery', ({ message_delivery_report: report, ...body }) => ({
        ...body,
        message_delivery_report: { ...report, message_id: `${report.message_id}-1` },
      })),
    }),
  },
  'CONV-MAP-DR-03': {
    'conversation.report-state-lost': fault('The state of a report is lost.', { decide: lost('state') }),
    'conversation.report-state-garbled': fault('The state of a report is spelled backwards.', {
      notify: inReport((report) => {
        report.status = [...String(report.status)].reverse().join('');
      }),
    }),
  },
  'CONV-MAP-DR-09': {
    'conversation.first-error-alone': fault('Only the first error of a report is passed on.', {
      decide: inRule(
        'reportMembers',
        'errors',
        'put',
        (put) => (draft, value, status) => put(draft, [value].flat().slice(0, 1), status),
      ),
    }),
  },
});
