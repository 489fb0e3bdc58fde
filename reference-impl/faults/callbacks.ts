import type { Letter } from '../kernel/outbox.ts';
import type { Fault } from './behaviour.ts';
import { pushToLatestUrl } from './callback-slips.ts';

/** What the messaging API pushes to callback URLs. */
const PUSHED: ReadonlySet<string> = new Set(['delivery-report', 'reply']);

const asForm = (letter: Letter): Letter => ({
  ...letter,
  body: `payload=${encodeURIComponent(letter.body)}`,
});

/** Pushed reports that tell `status` are changed, or lost when nothing comes back. */
const whereReported =
  (status: string, change: (letter: Letter) => readonly Letter[]) =>
  (letter: Letter): readonly Letter[] =>
    letter.kind === 'delivery-report' && letter.body.includes(`"status":"${status}"`)
      ? change(letter)
      : [letter];

const sentTo =
  (address: (url: URL) => string) =>
  (letter: Letter): readonly Letter[] => [{ ...letter, url: address(new URL(letter.url)) }];

const postFaults: readonly Fault[] = [
  {
    id: 'callbacks.put',
    rule: 'CALLBACK-POST-01',
    says: 'Notifications come with the method PUT.',
    notify: (letter) => [{ ...letter, method: 'PUT' }],
  },
  {
    id: 'callbacks.called-text',
    rule: 'CALLBACK-POST-01',
    says: 'Notifications are labelled as plain text.',
    notify: (letter) => [{ ...letter, headers: { ...letter.headers, 'content-type': 'text/plain' } }],
  },
  {
    id: 'callbacks.form',
    rule: 'CALLBACK-POST-01',
    says: 'Notifications carry a form that is labelled as JSON.',
    notify: (letter) => [PUSHED.has(letter.kind) ? asForm(letter) : letter],
  },
  {
    id: 'callbacks.last-status-only',
    rule: 'CALLBACK-POST-02',
    says: 'Only the last status of a message is told.',
    decide: ({ messaging }) => {
      const { isReported, isFinal } = messaging;
      messaging.isReported = (message, status) => isFinal(status) && isReported(message, status);
    },
  },
  {
    id: 'callbacks.enroute-untold',
    rule: 'CALLBACK-POST-02',
    says: 'Nobody is told that a message is on its way.',
    notify: whereReported('enroute', () => []),
  },
  {
    id: 'callbacks.replies-untold',
    rule: 'CALLBACK-POST-03',
    says: 'Replies are kept for those who ask.',
    notify: (letter) => (letter.kind === 'reply' ? [] : [letter]),
  },
  {
    id: 'callbacks.submitted-listed-only',
    rule: 'CALLBACK-POST-04',
    says: 'A report on the submission can be listed and is not pushed.',
    notify: whereReported('submitted', () => []),
  },
  {
    id: 'callbacks.other-id-when-pushed',
    rule: 'CALLBACK-POST-04',
    says: 'A pushed report on the submission has another id than the listed one.',
    notify: whereReported('submitted', (letter) => {
      const id = `"delivery_report_id":"${letter.id}"`;
      const other = `"delivery_report_id":"0000${letter.id.slice(4)}"`;
      return [{ ...letter, body: letter.body.replace(id, other) }];
    }),
  },
];

const addressFaults: readonly Fault[] = [
  {
    id: 'callbacks.query-dropped',
    rule: 'CALLBACK-URL-01',
    says: 'The query of a callback URL is dropped.',
    notify: sentTo(({ origin, pathname }) => `${origin}${pathname}`),
  },
  {
    id: 'callbacks.path-decoded',
    rule: 'CALLBACK-URL-01',
    says: 'Slashes in the path and the query of a callback URL lose their escapes.',
    notify: sentTo(({ href }) => href.replaceAll('%2F', '/')),
  },
  {
    id: 'callbacks.slash-trimmed',
    rule: 'CALLBACK-URL-01',
    says: 'A slash at the end of a callback URL is dropped.',
    notify: sentTo(({ href }) => href.replace(/\/$/, '')),
  },
  {
    id: 'callbacks.query-folded',
    rule: 'CALLBACK-URL-01',
    says: 'Of a parameter that comes twice only the last is kept.',
    notify: sentTo(({ origin, pathname, searchParams }) => {
      const last = new URLSearchParams(Object.fromEntries(searchParams)).toString();
      return `${origin}${pathname}${last ? `?${last}` : ''}`;
    }),
  },
  {
    id: 'callbacks.latest-url',
    rule: 'CALLBACK-URL-02',
    says: 'A message without a callback URL is told to the one used last.',
    decide: pushToLatestUrl,
  },
];

/** Deviations in what is pushed to callback URLs. */
export const callbackFaults: readonly Fault[] = [...postFaults, ...addressFaults];
