import type { Message } from '../messaging/message.ts';
import type { SubmitStage } from '../messaging/submit-stages.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { catchOnce, countFromTheFirst, discardWith, judgeDuplicates, lookOncePerRequest, reportTheFirst } from './duplicate-judgements.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { hesitate } from './torn-apart.ts';

const HOUR = 3_600_000;

const stageOf = (stages: readonly SubmitStage[], name: string): SubmitStage => stages.find((stage) => stage.name === name) as SubmitStage;

/** Lets other requests in between. */
const hesitation: SubmitStage = { name: 'hesitation', run: hesitate };

/** Makes messages that differ in one more thing different. */
const heeding =
  (thing: (message: Message) => unknown) =>
  ({ messaging }: Decisions): void => {
    const { duplicateKey } = messaging;
    messaging.duplicateKey = (message) => `${duplicateKey(message)}\n${thing(message)}`;
  };

/** Deviations of de-duplication. */
export const faults = [
  ...faultsOf({
    'MSG-DEDUP-01': {
      'dedup.code-304': fault('A repeated message is reported with report code 304.', {
        decide: ({ messaging }) => judgeDuplicates(messaging, discardWith('304')),
      }),
      'dedup.never': fault('A repeated message is let through.', { decide: ({ messaging }) => judgeDuplicates(messaging, () => () => undefined) }),
      'dedup.withheld-in-silence': fault('A repeated message is withheld and never reported.', {
        notify: (letter) => (letter.body.includes('"error_code":"305"') ? [] : [letter]),
      }),
    },
    'MSG-DEDUP-02': {
      'dedup.window-23-hours': fault('The window of de-duplication is 23 hours long.', { decide: decision('messaging', 'duplicateWindow', 23 * HOUR) }),
      'dedup.window-in-seconds': fault('The window of de-duplication ends half a second late.', {
        decide: decision('messaging', 'duplicateWindow', 24 * HOUR + 500),
      }),
      'dedup.calendar-day': fault('Repeats are found within a calendar day instead of 24 hours.', {
        decide: heeding(({ submittedAt }) => new Date(submittedAt).toISOString().slice(0, 10)),
      }),
    },
    'MSG-DEDUP-03': { 'dedup.sliding': fault('Every withheld repeat prolongs the window.', { decide: decision('messaging', 'opensWindow', () => true) }) },
    'MSG-DEDUP-04': {
      'dedup.first-window-only': fault('A message delivered after the window opens no window of its own.', {
        decide: ({ messaging }) => judgeDuplicates(messaging, countFromTheFirst),
      }),
    },
    'MSG-DEDUP-05': {
      'dedup.ignores-number': fault('The same text to another number counts as a repeat.', {
        decide: decision('messaging', 'duplicateKey', ({ content }) => content),
      }),
    },
    'MSG-DEDUP-06': {
      'dedup.ignores-content': fault('Another text to the same number counts as a repeat.', {
        decide: decision('messaging', 'duplicateKey', ({ destination }) => destination),
      }),
      'dedup.first-160-characters': fault('Texts that agree in their first 160 characters count as the same.', {
        decide: decision('messaging', 'duplicateKey', ({ destination, content }) => `${destination}\n${content.slice(0, 160)}`),
      }),
    },
    'MSG-DEDUP-07': {
      'dedup.heeds-metadata': fault('A repeat with other metadata counts as a new message.', { decide: heeding(({ metadata }) => JSON.stringify(metadata)) }),
      'dedup.heeds-callback-url': fault('A repeat with another callback URL counts as a new message.', { decide: heeding(({ callbackUrl }) => callbackUrl) }),
      'dedup.heeds-delivery-report': fault('A repeat that asks for no report counts as a new message.', {
        decide: heeding(({ wantsReports }) => wantsReports),
      }),
    },
    'MSG-DEDUP-08': {
      'dedup.catches-once': fault('Only the first repeat of a text is withheld.', { decide: ({ messaging }) => judgeDuplicates(messaging, catchOnce) }),
    },
    'MSG-DEDUP-09': {
      'dedup.blind-within-a-request': fault('Repeats inside one request are let through.', {
        decide: ({ messaging }) => judgeDuplicates(messaging, lookOncePerRequest),
      }),
    },
    'MSG-DEDUP-10': {
      'dedup.race': fault('Submits that arrive together are judged before any of them is remembered.', {
        decide: ({ messaging }) => {
          const { submitStages } = messaging;
          const [park, judge, apply] = ['park', 'judge', 'apply'].map((name) => stageOf(submitStages, name));
          messaging.submitStages = [judge, park, hesitation, apply] as SubmitStage[];
        },
      }),
    },
    'MSG-DEDUP-12': {
      'dedup.always-on': fault('Repeats are withheld for accounts that have no de-duplication.', {
        decide: decision('messaging', 'findsDuplicates', () => true),
      }),
    },
    'MSG-DEDUP-14': {
      'dedup.one-memory-for-all': fault('A message counts as the repeat of another customer’s message.', {
        decide: around('messaging', 'keeperOf', (keeperOf) => (account, kept) => (kept === 'duplicates' ? 'everybody' : keeperOf(account, kept))),
      }),
    },
    'MSG-DEDUP-16': {
      'dedup.reports-the-first-id': fault('A withheld repeat is reported with the message id of the message it repeats.', {
        decide: ({ messaging }) => reportTheFirst(messaging, ['message_id']),
      }),
      'dedup.reports-the-first-metadata': fault('A withheld repeat is reported with the metadata of the message it repeats.', {
        decide: ({ messaging }) => reportTheFirst(messaging, ['metadata']),
      }),
    },
    'X-01': {
      'dedup.held-messages-uncounted': fault('A message that waits for the morning opens no window.', {
        decide: decision('messaging', 'opensWindow', ({ kind }) => kind === 'send'),
      }),
    },
  }),
];
