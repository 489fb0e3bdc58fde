import { fault, faultsOf } from '../../fault.ts';
import { inReport, move } from '../../operators/callbacks.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { losing, telling } from '../../operators/letters.ts';

const { result, leaveOut, inRule } = operatorsOn('mapping');

const lost = (member: string) => leaveOut('reportMembers', member);

/** Deviations in how standalone reports become conversation reports. */
export const faults = faultsOf({
  'CONV-EVT-01': {
    'conversation.reports-in-a-list': fault('A callback has a list of delivery reports.', {
      notify: inReport((report, body) => {
        body.message_delivery_report = [report];
      }),
    }),
    'conversation.report-otherwise-named': fault('The report in a callback is called delivery_report.', {
      notify: inReport((_report, body) => move(body, 'message_delivery_report', body, 'delivery_report')),
    }),
  },
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
  'CONV-MAP-DR-01': {
    'conversation.last-report-only': fault('Only the last report of a list is passed on.', {
      decide: result('reportsOf', (reports) => reports.slice(-1)),
    }),
    'conversation.first-report-repeated': fault('Every callback repeats the first report of a list.', {
      decide: result('reportsOf', (reports) => reports.flatMap(() => reports[0] ?? [])),
    }),
    'conversation.callbacks-merged': fault('A callback has two reports.', {
      notify: inReport((report, body) => {
        body.message_delivery_report = [report, report];
      }),
    }),
  },
  'CONV-MAP-DR-02': {
    'conversation.report-status-lost': fault('The status of a report is lost.', { decide: lost('status') }),
    'conversation.report-status-as-state': fault('The status of a report is called state.', {
      notify: inReport((report) => move(report, 'status', report, 'state')),
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
  'CONV-MAP-DR-04': {
    'conversation.report-message-id-lost': fault('The id of the reported message is lost.', {
      decide: lost('message_id'),
    }),
    'conversation.report-message-id-renamed': fault('The id of the reported message is called id.', {
      notify: inReport((report) => move(report, 'message_id', report, 'id')),
    }),
  },
  'CONV-MAP-DR-05': {
    'conversation.report-details-lost': fault('The details of a report are lost.', { decide: lost('details') }),
    'conversation.report-details-beside': fault('The details of a report are next to it, not inside.', {
      notify: inReport((report, body) => {
        move(report, 'metadata', body, 'details');
        move(report, 'reason', body, 'cause');
      }),
    }),
  },
  'CONV-MAP-DR-06': {
    'conversation.report-recipient-lost': fault('The recipient of a reported message is lost.', {
      decide: lost('recipient'),
    }),
    'conversation.report-recipient-as-contact': fault('The recipient of a reported message is called contact_id.', {
      notify: inReport((report) => {
        report.contact_id = report.channel_identity?.identity;
        delete report.channel_identity;
      }),
    }),
  },
  'CONV-MAP-DR-07': {
    'conversation.report-conversation-lost': fault('The conversation of a reported message is lost.', {
      decide: lost('conversation'),
    }),
  },
  'CONV-MAP-DR-08': {
    'conversation.report-timestamp-lost': fault('A report carries the time at which it is sent.', {
      decide: lost('timestamp'),
    }),
  },
  'CONV-MAP-DR-09': {
    'conversation.errors-among-metadata': fault('The errors of a report are in its metadata.', {
      decide: inRule('reportMembers', 'errors', 'put', () => ({ message_delivery_report: report }, value) => {
        report.metadata = JSON.stringify(value);
      }),
    }),
    'conversation.first-error-alone': fault('Only the first error of a report is passed on.', {
      decide: inRule(
        'reportMembers',
        'errors',
        'put',
        (put) => (draft, value, status) => put(draft, [value].flat().slice(0, 1), status),
      ),
    }),
    'conversation.report-errors-renamed': fault('The errors of a report are called errors.', {
      notify: inReport((report) => move(report, 'reason', report, 'errors')),
    }),
  },
});
