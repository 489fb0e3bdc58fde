import type { Fault } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { after } from '../operators/before-and-after.ts';
import { around } from '../operators/decisions.ts';
import { hasStatus, setting } from '../operators/letters.ts';

/** Changes the text that a report repeats. */
const retelling = (change: (text: string) => string) => setting(({ original_text }) => ({ original_text: change(String(original_text)) }));

/** Changes the ids of vendor and account that a report names. */
const owning = (change: (ids: Record<string, unknown>, year: string) => object) =>
  setting(({ vendor_account_id, date_received }) => {
    const ids = vendor_account_id as Record<string, unknown>;
    return { vendor_account_id: { ...ids, ...change(ids, String(date_received).slice(0, 4)) } };
  });

/** Deviations in what a report says about its message. */
export const faults: readonly Fault[] = faultsOf({
  'DR-ID-01': {
    'dr.one-id-for-all': fault('All reports of a message have the same id.', { notify: setting(({ message_id }) => ({ delivery_report_id: message_id })) }),
    'dr.id-is-short': fault('The id of a delivery report is eight digits long.', {
      notify: setting(({ delivery_report_id }) => ({ delivery_report_id: String(delivery_report_id).slice(0, 8) })),
    }),
  },
  'DR-SRC-01': {
    'dr.source-is-sender': fault('The source number is the number that sent the message.', { notify: setting({ source_number: '+46700000099' }) }),
    'dr.source-without-plus': fault('The source number has lost its plus sign.', {
      notify: setting(({ source_number }) => ({ source_number: String(source_number).slice(1) })),
    }),
  },
  'DR-TEXT-01': {
    'dr.text-trimmed': fault('The text loses spaces at its ends.', { notify: retelling((text) => text.trim()) }),
    'dr.text-first-part': fault('Of a long text only the first part is reported.', { notify: retelling((text) => text.slice(0, 160)) }),
    'dr.text-escaped': fault('Angle brackets in the text are escaped.', { notify: retelling((text) => text.replaceAll('<', '&lt;')) }),
    'dr.text-in-latin': fault('Characters outside Latin-1 become question marks.', { notify: retelling((text) => text.replace(/[^\0-\xff]/gu, '?')) }),
  },
  'DR-MSGID-01': {
    'dr.message-id-per-report': fault('Enroute reports have a message id of their own.', {
      notify: setting(({ delivery_report_id }) => ({ message_id: delivery_report_id }), hasStatus('enroute')),
    }),
    'dr.message-id-of-the-text': fault('Messages with the same text and number share the id of the first.', {
      decide: around('messaging', 'reportBody', (reportBody, { duplicateKey }) => {
        const firsts = new Map<string, string>();
        return (report, vendorId) => {
          const key = duplicateKey(report.message);
          const first = firsts.get(key) ?? report.message.id;
          firsts.set(key, first);
          return { ...reportBody(report, vendorId), message_id: first };
        };
      }),
    }),
  },
  'DR-VENDOR-01': {
    'dr.vendor-per-account': fault('Each account has a vendor id of its own.', { notify: owning(({ account_id }) => ({ vendor_id: account_id })) }),
    'dr.account-is-parent': fault('Messages of a sub-account are reported for its parent.', {
      decide: after('messaging', 'reportBody', (body, { message: { account } }, vendorId) => ({
        ...body,
        vendor_account_id: { vendor_id: vendorId, account_id: (account.parent ?? account).id },
      })),
    }),
    'dr.vendor-of-the-year': fault('The vendor id changes with the year.', {
      notify: owning(({ vendor_id }, year) => ({ vendor_id: `${vendor_id}-${year}` })),
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
  'DR-DELAY-01': { 'dr.delay-as-text': fault('A delay is told in words.', { notify: setting({ delay: 'none' }) }) },
  'DR-ENR-01': {
    'dr.enroute-untold': fault('Nobody is told that a message is enroute.', {
      notify: (letter) => (letter.body.includes('"status":"enroute"') ? [] : [letter]),
    }),
  },
  'DR-MULTI-01': { 'dr.delivered-from-the-start': fault('Every status of a message is told as delivered.', { notify: setting({ status: 'delivered' }) }) },
});
