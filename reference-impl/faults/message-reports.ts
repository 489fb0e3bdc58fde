import type { Decisions, Fault } from './behaviour.ts';
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
export const messageReportFaults: readonly Fault[] = [
  {
    id: 'messages.american-reports-lost',
    rule: 'MSG-DR-01',
    says: 'Messages to American numbers are never reported.',
    decide: ({ messaging }) => {
      const { isReported } = messaging;
      messaging.isReported = (message, status) =>
        !message.destination.startsWith('+1') && isReported(message, status);
    },
  },
  {
    id: 'messages.one-callback-url',
    rule: 'MSG-CBURL-01',
    says: 'All messages of a request are reported to the callback URL of the first.',
    decide: replacing('share', firstCallbackUrl),
  },
  {
    id: 'messages.replies-not-pushed',
    rule: 'MSG-CBURL-01',
    says: 'Replies do not go to the callback URL.',
    notify: (letter) => (letter.kind === 'reply' ? [] : [letter]),
  },
  {
    id: 'messages.metadata-leaks',
    rule: 'MSG-META-03',
    says: 'A message without metadata is reported with that of the message before.',
    decide: leakMetadata,
  },
  {
    id: 'messages.first-report-of-another',
    rule: 'MSG-ID-01',
    says: 'The report of a message’s submission names a message that does not exist.',
    decide: ({ messaging }) => {
      const { reportBody } = messaging;
      messaging.reportBody = (report, vendorId) => {
        const body = reportBody(report, vendorId);
        return report.status === 'submitted' ? { ...body, message_id: report.id } : body;
      };
    },
  },
  {
    id: 'messages.final-reports-only',
    rule: 'MSG-STATUS-01',
    says: 'Only the last status of a message is reported.',
    decide: ({ messaging }) => {
      const { isReported, isFinal } = messaging;
      messaging.isReported = (message, status) => isFinal(status) && isReported(message, status);
    },
  },
];
