import type { Letter } from '../../kernel/outbox.ts';
import type { Message } from '../../messaging/message.ts';
import type { SubmitStage } from '../../messaging/submit-stages.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around } from '../operators/decisions.ts';

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
    letter.kind === 'delivery-report' && letter.body.includes(`"status":"${status}"`) ? change(letter) : [letter];

const sentTo =
  (address: (url: URL) => string) =>
  (letter: Letter): readonly Letter[] => [{ ...letter, url: address(new URL(letter.url)) }];

/** A message without a callback URL gets that of the message before. */
function pushToLatestUrl(decisions: Decisions): void {
  let latest: string | undefined;
  replacing('address', (messages) =>
    messages.map((message) => {
      latest = message.callbackUrl ?? latest;
      return Object.assign(message, { callbackUrl: latest });
    }),
  )(decisions);
}

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

/** TODO */
export const faults = faultsOf({
  'CALLBACK-POST-01': {
    'callbacks.put': fault('Notifications come with the method PUT.', { notify: (letter) => [{ ...letter, method: 'PUT' }] }),
    'callbacks.called-text': fault('Notifications are labelled as plain text.', {
      notify: (letter) => [{ ...letter, headers: { ...letter.headers, 'content-type': 'text/plain' } }],
    }),
    'callbacks.form': fault('Notifications carry a form that is labelled as JSON.', {
      notify: (letter) => [PUSHED.has(letter.kind) ? asForm(letter) : letter],
    }),
  },
  'CALLBACK-POST-02': {
    'callbacks.last-status-only': fault('Only the last status of a message is told.', {
      decide: around(
        'messaging',
        'isReported',
        (isReported, { isFinal }) =>
          (message, status) =>
            isFinal(status) && isReported(message, status),
      ),
    }),
    'callbacks.enroute-untold': fault('Nobody is told that a message is on its way.', { notify: whereReported('enroute', () => []) }),
  },
  'CALLBACK-POST-03': {
    'callbacks.replies-untold': fault('Replies are kept for those who ask.', { notify: (letter) => (letter.kind === 'reply' ? [] : [letter]) }),
  },
  'CALLBACK-POST-04': {
    'callbacks.submitted-listed-only': fault('A report on the submission can be listed and is not pushed.', { notify: whereReported('submitted', () => []) }),
    'callbacks.other-id-when-pushed': fault('A pushed report on the submission has another id than the listed one.', {
      notify: whereReported('submitted', (letter) => {
        const id = `"delivery_report_id":"${letter.id}"`;
        const other = `"delivery_report_id":"0000${letter.id.slice(4)}"`;
        return [{ ...letter, body: letter.body.replace(id, other) }];
      }),
    }),
  },
  'CALLBACK-URL-01': {
    'callbacks.query-dropped': fault('The query of a callback URL is dropped.', { notify: sentTo(({ origin, pathname }) => `${origin}${pathname}`) }),
    'callbacks.path-decoded': fault('Slashes in the path and the query of a callback URL lose their escapes.', {
      notify: sentTo(({ href }) => href.replaceAll('%2F', '/')),
    }),
    'callbacks.slash-trimmed': fault('A slash at the end of a callback URL is dropped.', { notify: sentTo(({ href }) => href.replace(/\/$/, '')) }),
    'callbacks.query-folded': fault('Of a parameter that comes twice only the last is kept.', {
      notify: sentTo(({ origin, pathname, searchParams }) => {
        const last = new URLSearchParams(Object.fromEntries(searchParams)).toString();
        return `${origin}${pathname}${last ? `?${last}` : ''}`;
      }),
    }),
  },
  'CALLBACK-URL-02': {
    'callbacks.latest-url': fault('A message without a callback URL is told to the one used last.', { decide: pushToLatestUrl }),
  },
});
