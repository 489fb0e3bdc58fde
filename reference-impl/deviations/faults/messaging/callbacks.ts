import type { Letter } from '../../../kernel/outbox.ts';
import { fault, faultsOf } from '../../fault.ts';
import { hasStatus, losing, losingReports, type PushedReport } from '../../operators/letters.ts';
import { seenBefore } from '../../operators/memory.ts';
import { around } from '../../operators/messaging.ts';

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
    'callbacks.called-latin-1': fault('Notifications in UTF-8 are labelled as Latin-1.', {
      notify: (letter) => [
        { ...letter, headers: { ...letter.headers, 'content-type': 'application/json; charset=ISO-8859-1' } },
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
    'callbacks.same-words-once': fault('A reply in the words of an earlier one is not pushed.', {
      notify: losing(isSaidBefore()),
    }),
  },
  'CALLBACK-URL-01': {
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
});
