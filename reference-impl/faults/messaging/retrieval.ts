import type { Message } from '../../messaging/message.ts';
import type { SubmitStage } from '../../messaging/submit-stages.ts';
import type { Answered, Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { inLetters, setting } from '../operators/letters.ts';
import { on } from '../operators/replies.ts';

const isRead = ({ operation }: Answered): boolean => operation === 'messages.read';

/** Metadata of the message before goes into the report of one that has none. */
function leakMetadata({ messaging }: Decisions): void {
  const { reportBody } = messaging;
  let latest: unknown = {};
  messaging.reportBody = (report, vendorId) => {
    latest = report.message.metadata ?? latest;
    return { ...reportBody(report, vendorId), metadata: latest };
  };
}

const copyOf = (message: Message, changes: Partial<Message> = {}): Message => Object.assign(Object.create(Object.getPrototypeOf(message)), message, changes);

/** A stage before all others that puts other messages in the place of the submitted ones. */
const replacing =
  (name: string, replace: (messages: readonly Message[]) => readonly Message[]) =>
  ({ messaging }: Decisions): void => {
    const stage: SubmitStage = {
      name,
      run: (submission) => {
        Object.assign(submission, { messages: replace(submission.messages) });
        return undefined;
      },
    };
    messaging.submitStages = [stage, ...messaging.submitStages];
  };

/** All messages have the callback URL of the first. */
const firstCallbackUrl = (messages: readonly Message[]): readonly Message[] =>
  messages.map((message) => copyOf(message, { callbackUrl: messages[0]?.callbackUrl }));

/** TODO */
export const faults = faultsOf({
  'MSG-GET-01': {
    'messages.read-is-empty': fault('A retrieved message has no body.', {
      reply: (reply, answered) => (isRead(answered) && reply.status === 200 ? { status: 200 } : reply),
    }),
    'messages.read-not-found': fault('No message is ever found.', {
      reply: (reply, answered) => (isRead(answered) && reply.status === 200 ? { status: 404, body: { message: 'Resource not found.' } } : reply),
    }),
  },
  'MSG-GET-02': {
    'messages.unknown-is-found': fault('An unknown message id is answered with an empty record.', {
      reply: (reply, answered) => (isRead(answered) && reply.status === 404 ? { status: 200, body: {} } : reply),
    }),
    'messages.unknown-is-another': fault('An unknown message id is answered with the record of some other message.', {
      reply: on(
        'messages.read',
        ({ status }) => status >= 400 && status !== 401 && status !== 403,
        () => ({ status: 200, body: { content: 'Hello', status: 'delivered' } }),
      ),
    }),
  },
  'MSG-GET-03': {
    'messages.readable-for-all': fault('Every customer can read every message.', { decide: decision('messaging', 'mayRead', () => true) }),
    'messages.readable-within-parents': fault('A message can be read by every account that has no parent.', {
      decide: around('messaging', 'mayRead', (mayRead) => (account, message) => account.parent === undefined || mayRead(account, message)),
    }),
  },
  'MSG-DR-01': {
    'messages.american-reports-lost': fault('Messages to American numbers are never reported.', {
      decide: around('messaging', 'isReported', (isReported) => (message, status) => !message.destination.startsWith('+1') && isReported(message, status)),
    }),
    'messages.reports-under-another-name': fault('A pushed report names its message under id instead of message_id.', {
      notify: setting(({ message_id }) => ({ id: message_id, message_id: undefined })),
    }),
  },
  'MSG-CBURL-01': {
    'messages.one-callback-url': fault('All messages of a request are reported to the callback URL of the first.', {
      decide: replacing('share', firstCallbackUrl),
    }),
    'messages.replies-not-pushed': fault('Replies do not go to the callback URL.', { notify: (letter) => (letter.kind === 'reply' ? [] : [letter]) }),
  },
  'MSG-META-03': {
    'messages.metadata-leaks': fault('A message without metadata is reported with that of the message before.', { decide: leakMetadata }),
    'messages.empty-becomes-marker': fault('The report of a message without metadata says so with a marker of its own.', {
      notify: inLetters((letter, report) =>
        Object.keys((report.metadata ?? {}) as object).length > 0 ? [letter] : [{ ...letter, body: JSON.stringify({ ...report, metadata: { none: 'none' } }) }],
      ),
    }),
  },
  'MSG-ID-01': {
    'messages.first-report-of-another': fault('The report of a message’s submission names a message that does not exist.', {
      decide: around('messaging', 'reportBody', (reportBody) => (report, vendorId) => {
        const body = reportBody(report, vendorId);
        return report.status === 'submitted' ? { ...body, message_id: report.id } : body;
      }),
    }),
    'messages.id-without-hyphens': fault('The message id of a report is written without hyphens.', {
      notify: setting(({ message_id }) => ({ message_id: String(message_id).replaceAll('-', '') })),
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
    'messages.submitted-untold': fault('The change to submitted is not told.', {
      notify: inLetters((letter, { status }) => (status === 'submitted' ? [] : [letter])),
    }),
  },
});
