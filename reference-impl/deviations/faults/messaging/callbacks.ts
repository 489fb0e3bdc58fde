import type { Letter } from '../../../kernel/outbox.ts';
import { fault, faultsOf } from '../../fault.ts';
import { hasStatus, losing, losingReports, type PushedReport, writing } from '../../operators/letters.ts';
import { seenBefore } from '../../operators/memory.ts';
import { copyOf } from '../../operators/messages.ts';
import { around } from '../../operators/messaging.ts';

/** What the messaging API pushes to callback URLs. */
const PUSHED: ReadonlySet<string> = new Set(['delivery-report', 'reply']);

const sentTo =
  (address: (url: URL) => string) =>
  (letter: Letter): readonly Letter[] => [{ ...letter, url: address(new URL(letter.url)) }];

/** Whether a reply to a message says what another one said before. */
function isSaidBefore(): (letter: Letter) => boolean {
  const isKnown = seenBefore();
  return ({ kind, body }) => {
    if (kind !== 'reply') return false;
    const { message_id, content } = JSON.parse(body) as PushedReport;
    return isKnown(`${message_id} ${content}`);
  };
}

/** Deviations in what is pushed to callback URLs. */
export const faults = faultsOf({
  'CALLBACK-POST-01': {
    'callbacks.put': fault('Notifications use the method PUT.', { notify: (letter) => [{ ...letter, method: 'PUT' }] }),
    'callbacks.called-text': fault('Notifications are labelled as plain text.', {
      notify: (letter) => [{ ...letter, headers: { ...letter.headers, 'content-type': 'text/plain' } }],
    }),
    'callbacks.called-latin-1': fault('Notifications in UTF-8 are labelled as Latin-1.', {
      notify: (letter) => [
        { ...letter, headers: { ...letter.headers, 'content-type': 'application/json; charset=ISO-8859-1' } },
      ],
    }),
    'callbacks.form': fault('Notifications carry a form labelled as JSON.', {
      notify: (letter) => [
        PUSHED.has(letter.kind) ? { ...letter, body: `payload=${encodeURIComponent(letter.body)}` } : letter,
      ],
    }),
  },
  'CALLBACK-POST-02': {
    'callbacks.last-status-only': fault('Only the last status of a message is pushed.', {
      decide: around(
        'isReported',
        (isReported, { isFinal }) =>
          (message, status) =>
            isFinal(status) && isReported(message, status),
      ),
    }),
    'callbacks.enroute-untold': fault('The status enroute is not pushed.', {
      notify: losingReports(hasStatus('enroute')),
    }),
  },
  'CALLBACK-POST-03': {
    'callbacks.replies-untold': fault('Replies are never pushed.', { notify: losing(({ kind }) => kind === 'reply') }),
    'callbacks.same-words-once': fault('A reply in the words of an earlier one is not pushed.', {
      notify: losing(isSaidBefore()),
    }),
  },
  'CALLBACK-POST-04': {
    'callbacks.submitted-listed-only': fault('A report on the submission is listed but not pushed.', {
      notify: losingReports(hasStatus('submitted')),
    }),
    'callbacks.other-id-when-pushed': fault(
      'A report on the submission has different ids when pushed and when listed.',
      {
        notify: writing('delivery_report_id', (id) => `0000${id.slice(4)}`, hasStatus('submitted')),
      },
    ),
  },
  'CALLBACK-URL-01': {
    'callbacks.query-dropped': fault('The query of a callback URL is dropped.', {
      notify: sentTo(({ origin, pathname }) => `${origin}${pathname}`),
    }),
    'callbacks.path-decoded': fault('Escaped slashes in a callback URL are decoded.', {
      notify: sentTo(({ href }) => href.replaceAll('%2F', '/')),
    }),
    'callbacks.slash-trimmed': fault('A trailing slash of a callback URL is dropped.', {
      notify: sentTo(({ href }) => href.replace(/\/$/, '')),
    }),
    'callbacks.query-folded': fault('Only the last of several parameters with one name is kept.', {
      notify: sentTo(({ origin, pathname, searchParams }) => {
        const last = new URLSearchParams(Object.fromEntries(searchParams)).toString();
        return `${origin}${pathname}${last ? `?${last}` : ''}`;
      }),
    }),
  },
  'CALLBACK-URL-02': {
    'callbacks.latest-url': fault('A message without a callback URL is reported to the one used last.', {
      decide: around('messageOf', (messageOf) => {
        let latest: string | undefined;
        return (id, account, item, now) => {
          const message = messageOf(id, account, item, now);
          latest = message.callbackUrl ?? latest;
          return copyOf(message, { callbackUrl: latest });
        };
      }),
    }),
  },
});
