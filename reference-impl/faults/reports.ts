import { fault, faultsOf } from './fault.ts';
import { around } from './operators/decisions.ts';
import { hasStatus, type PushedReport, setting } from './operators/letters.ts';

const textOf = (report: PushedReport): string => report.original_text as string;

const accountOf = ({ vendor_account_id }: PushedReport): PushedReport => vendor_account_id as PushedReport;

/** Deviations in what a report says about its message. */
export const faults = faultsOf({
  'DR-ID-01': {
    'dr.one-id-for-all': fault('All reports of a message have the same id.', { notify: setting(({ message_id }) => ({ delivery_report_id: message_id })) }),
  },
  'DR-SRC-01': {
    'dr.source-is-sender': fault('The source number is the number that sent the message.', { notify: setting({ source_number: '+46700000099' }) }),
    'dr.source-without-plus': fault('The source number has lost its plus sign.', {
      notify: setting(({ source_number }) => ({ source_number: (source_number as string).slice(1) })),
    }),
  },
  'DR-TEXT-01': {
    'dr.text-trimmed': fault('The text loses spaces at its ends.', { notify: setting((report) => ({ original_text: textOf(report).trim() })) }),
    'dr.text-first-part': fault('Of a long text only the first part is reported.', {
      notify: setting((report) => ({ original_text: textOf(report).slice(0, 160) })),
    }),
    'dr.text-escaped': fault('Angle brackets in the text are escaped.', {
      notify: setting((report) => ({ original_text: textOf(report).replaceAll('<', '&lt;') })),
    }),
    'dr.text-in-latin': fault('Characters outside Latin-1 become question marks.', {
      notify: setting((report) => ({ original_text: textOf(report).replace(/[^\0-\xff]/gu, '?') })),
    }),
  },
  'DR-MSGID-01': {
    'dr.message-id-per-report': fault('Enroute reports have a message id of their own.', {
      notify: setting(({ delivery_report_id }) => ({ message_id: delivery_report_id }), hasStatus('enroute')),
    }),
    'dr.message-id-of-the-text': fault('Messages with the same text and number share the id of the first.', {
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
    }),
  },
  'DR-VENDOR-01': {
    'dr.vendor-per-account': fault('Each account has a vendor id of its own.', {
      notify: setting((report) => ({ vendor_account_id: { ...accountOf(report), vendor_id: accountOf(report).account_id } })),
    }),
    'dr.account-is-parent': fault('Messages of a sub-account are reported for its parent.', {
      decide: around('messaging', 'reportBody', (reportBody) => (report, vendorId) => ({
        ...reportBody(report, vendorId),
        vendor_account_id: { vendor_id: vendorId, account_id: (report.message.account.parent ?? report.message.account).id },
      })),
    }),
    'dr.vendor-of-the-year': fault('The vendor id changes with the year.', {
      notify: setting((report) => ({
        vendor_account_id: {
          ...accountOf(report),
          vendor_id: `${accountOf(report).vendor_id}-${(report.date_received as string).slice(0, 4)}`,
        },
      })),
    }),
  },
  'DR-META-01': {
    'dr.metadata-lost': fault('Reports of rejected messages have no metadata.', { notify: setting({ metadata: {} }, hasStatus('rejected')) }),
    'dr.metadata-once': fault('Only the last report of a message has its metadata.', {
      notify: setting({ metadata: undefined }, hasStatus('enroute', 'submitted')),
    }),
    'dr.metadata-in-ascii': fault('Metadata loses its accents.', {
      notify: setting(({ metadata }) => ({ metadata: JSON.parse(JSON.stringify(metadata).replace(/[^\0-\x7f]/gu, '?')) })),
    }),
  },
});
