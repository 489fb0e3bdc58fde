import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around } from './operators/decisions.ts';
import { firstCallbackUrl, replacing } from './submission-stages.ts';

/** Metadata of the message before goes into the report of one that has none. */
function leakMetadata({ messaging }: Decisions): void {
  const { reportBody } = messaging;
  let latest: unknown = {};
  messaging.reportBody = (report, vendorId) => {
    latest = report.message.metadata ?? latest;
    return { ...reportBody(report, vendorId), metadata: latest };
  };
}

/** Deviations in what a client is told of its messages. */
export const faults = faultsOf({
  'MSG-DR-01': {
    'messages.american-reports-lost': fault('Messages to American numbers are never reported.', {
      decide: around('messaging', 'isReported', (isReported) => (message, status) => !message.destination.startsWith('+1') && isReported(message, status)),
    }),
  },
  'MSG-CBURL-01': {
    'messages.one-callback-url': fault('All messages of a request are reported to the callback URL of the first.', {
      decide: replacing('share', firstCallbackUrl),
    }),
    'messages.replies-not-pushed': fault('Replies do not go to the callback URL.', { notify: (letter) => (letter.kind === 'reply' ? [] : [letter]) }),
  },
  'MSG-META-03': { 'messages.metadata-leaks': fault('A message without metadata is reported with that of the message before.', { decide: leakMetadata }) },
  'MSG-ID-01': {
    'messages.first-report-of-another': fault('The report of a message’s submission names a message that does not exist.', {
      decide: around('messaging', 'reportBody', (reportBody) => (report, vendorId) => {
        const body = reportBody(report, vendorId);
        return report.status === 'submitted' ? { ...body, message_id: report.id } : body;
      }),
    }),
  },
  'MSG-STATUS-01': {
    'messages.final-reports-only': fault('Only the last status of a message is reported.', {
      decide: around(
        'messaging',
        'isReported',
        (isReported, { isFinal }) =>
          (message, status) =>
            isFinal(status) && isReported(message, status),
      ),
    }),
  },
});
