import type { Fault } from './behaviour.ts';
import { hasStatus, type PushedReport, setting } from './pushed-reports.ts';

const textOf = (report: PushedReport): string => report.original_text as string;

const accountOf = ({ vendor_account_id }: PushedReport): PushedReport => vendor_account_id as PushedReport;

/** Deviations in what a report says about its message. */
export const reportFaults: readonly Fault[] = [
  {
    id: 'dr.one-id-for-all',
    rule: 'DR-ID-01',
    says: 'All reports of a message have the same id.',
    notify: setting(({ message_id }) => ({ delivery_report_id: message_id })),
  },
  {
    id: 'dr.source-is-sender',
    rule: 'DR-SRC-01',
    says: 'The source number is the number that sent the message.',
    notify: setting({ source_number: '+46700000099' }),
  },
  {
    id: 'dr.source-without-plus',
    rule: 'DR-SRC-01',
    says: 'The source number has lost its plus sign.',
    notify: setting(({ source_number }) => ({ source_number: (source_number as string).slice(1) })),
  },
  {
    id: 'dr.text-trimmed',
    rule: 'DR-TEXT-01',
    says: 'The text loses spaces at its ends.',
    notify: setting((report) => ({ original_text: textOf(report).trim() })),
  },
  {
    id: 'dr.text-first-part',
    rule: 'DR-TEXT-01',
    says: 'Of a long text only the first part is reported.',
    notify: setting((report) => ({ original_text: textOf(report).slice(0, 160) })),
  },
  {
    id: 'dr.text-escaped',
    rule: 'DR-TEXT-01',
    says: 'Angle brackets in the text are escaped.',
    notify: setting((report) => ({ original_text: textOf(report).replaceAll('<', '&lt;') })),
  },
  {
    id: 'dr.text-in-latin',
    rule: 'DR-TEXT-01',
    says: 'Characters outside Latin-1 become question marks.',
    notify: setting((report) => ({ original_text: textOf(report).replace(/[^\0-\xff]/gu, '?') })),
  },
  {
    id: 'dr.message-id-per-report',
    rule: 'DR-MSGID-01',
    says: 'Enroute reports have a message id of their own.',
    notify: setting(({ delivery_report_id }) => ({ message_id: delivery_report_id }), hasStatus('enroute')),
  },
  {
    id: 'dr.message-id-of-the-text',
    rule: 'DR-MSGID-01',
    says: 'Messages with the same text and number share the id of the first.',
    decide: ({ messaging }) => {
      const firsts = new Map<string, string>();
      const { reportBody, duplicateKey } = messaging;
      messaging.reportBody = (report, vendorId) => {
        const key = duplicateKey(report.message);
        const first = firsts.get(key) ?? report.message.id;
        firsts.set(key, first);
        return { ...reportBody(report, vendorId), message_id: first };
      };
    },
  },
  {
    id: 'dr.vendor-per-account',
    rule: 'DR-VENDOR-01',
    says: 'Each account has a vendor id of its own.',
    notify: setting((report) => ({
      vendor_account_id: { ...accountOf(report), vendor_id: accountOf(report).account_id },
    })),
  },
  {
    id: 'dr.account-is-parent',
    rule: 'DR-VENDOR-01',
    says: 'Messages of a sub-account are reported for its parent.',
    decide: ({ messaging }) => {
      const { reportBody } = messaging;
      messaging.reportBody = (report, vendorId) => ({
        ...reportBody(report, vendorId),
        vendor_account_id: {
          vendor_id: vendorId,
          account_id: (report.message.account.parent ?? report.message.account).id,
        },
      });
    },
  },
  {
    id: 'dr.vendor-of-the-year',
    rule: 'DR-VENDOR-01',
    says: 'The vendor id changes with the year.',
    notify: setting((report) => ({
      vendor_account_id: {
        ...accountOf(report),
        vendor_id: `${accountOf(report).vendor_id}-${(report.date_received as string).slice(0, 4)}`,
      },
    })),
  },
  {
    id: 'dr.metadata-lost',
    rule: 'DR-META-01',
    says: 'Reports of rejected messages have no metadata.',
    notify: setting({ metadata: {} }, hasStatus('rejected')),
  },
  {
    id: 'dr.metadata-once',
    rule: 'DR-META-01',
    says: 'Only the last report of a message has its metadata.',
    notify: setting({ metadata: undefined }, hasStatus('enroute', 'submitted')),
  },
  {
    id: 'dr.metadata-in-ascii',
    rule: 'DR-META-01',
    says: 'Metadata loses its accents.',
    notify: setting(({ metadata }) => ({
      metadata: JSON.parse(JSON.stringify(metadata).replace(/[^\0-\x7f]/gu, '?')),
    })),
  },
];
