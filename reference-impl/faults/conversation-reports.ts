import type { Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { alter, around, without } from './operators/decisions.ts';

const lost = (rule: string, member: string, says: string): Fault => ({
  id: `conversation.report-${member.replaceAll('_', '-')}-lost`,
  rule: `CONV-MAP-DR-${rule}`,
  says,
  decide: ({ mapping }) => {
    mapping.reportMembers = without(mapping.reportMembers, member);
  },
});

/** Deviations of how standalone reports become conversation reports. Section "Field mappings". */
export const faults = [
  ...faultsOf({
    'CONV-MAP-DR-01': {
      'conversation.last-report-only': fault('Only the last report of a list is told.', {
        decide: around('mapping', 'reportsOf', (reportsOf) => (members, callback, appIdOf) => reportsOf(members, callback, appIdOf).slice(-1)),
      }),
    },
  }),
  lost('02', 'status', 'The status of a report is lost.'),
  lost('03', 'state', 'The state of a report is lost.'),
  lost('04', 'message_id', 'The id of the reported message is lost.'),
  lost('05', 'details', 'The details of a report are lost.'),
  lost('06', 'recipient', 'The recipient of a reported message is lost.'),
  lost('07', 'conversation', 'The conversation of a reported message is lost.'),
  lost('08', 'timestamp', 'A report is dated when it is told.'),
  ...faultsOf({
    'CONV-MAP-DR-09': {
      'conversation.errors-among-metadata': fault('The errors of a report stand in its metadata.', {
        decide: alter('mapping', 'reportMembers', 'errors', (member) => ({
          ...member,
          put: ({ message_delivery_report: report }, value) => {
            report.metadata = JSON.stringify(value);
          },
        })),
      }),
    },
  }),
];
