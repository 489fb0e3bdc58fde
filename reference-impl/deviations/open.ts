import type { OpenEntry } from './settled.ts';

/** Faults of the grammar that an example ought to catch, and none does yet. */
export const OPEN: readonly OpenEntry[] = [
  {
    note: 'Two conversation messages, the second of which has to be found among the reports at its callback address: no step looks for one report among several there.',
    owner: 'the suite',
    expires: '2027-03-31',
    faults: {
      'sent/conversation-delivery/body': 'as-the-first-time',
      'sent/conversation-delivery/body/message_delivery_report': 'as-the-first-time',
      'sent/conversation-delivery/body/message_delivery_report/message_id': 'as-the-first-time',
    },
  },
  {
    note: 'The links of an account read on from page to page by next_uri and previous_uri: the steps count pages.',
    owner: 'the suite',
    expires: '2027-03-31',
    faults: {
      'told/links.summary/body/pagination/next_uri': 'html-escaped shortened',
      'told/links.summary/body/pagination/previous_uri': 'html-escaped shortened',
    },
  },
  {
    note: 'The id in the answer that makes an assignment compared with the id that is read later: no step compares members of two answers.',
    owner: 'the suite',
    expires: '2027-03-31',
    faults: { 'told/numbers.assign/body/id': 'shortened' },
  },
  {
    note: 'An example of two capability checks on the standalone API, one after another, where each number is counted in the check that named it; the step counts all queries of an example.',
    owner: 'the suite',
    expires: '2027-03-31',
    faults: { 'decided/mapping.queriesOf': 'as-the-first-time one-behind' },
  },
  {
    note: 'An example that compares the billing units of every report of a message; the step compares the last report alone.',
    owner: 'the suite',
    expires: '2027-03-31',
    faults: { 'decided/messaging.billedText': 'one-behind' },
  },
  {
    note: 'An example of a text with blanks at its ends, as its handset shows it; the table of a handset cannot write down blanks at the ends.',
    owner: 'the suite',
    expires: '2027-03-31',
    faults: { 'decided/messaging.textToSend': 'trimmed' },
  },
  {
    note: 'An example of one service with two event addresses that differ in their last letter, or in upper and lower case alone, the first of which keeps failing; the harness chooses the addresses of its receivers.',
    owner: 'the suite',
    expires: '2027-03-31',
    faults: { 'decided/voice.failover/healthKey': 'in-capitals shortened' },
  },
];
