import type { Message } from '../messaging/message.ts';
import type { SubmitStage } from '../messaging/submit-stages.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { dedupCodeFaults } from './dedup-codes.ts';
import {
  catchOnce,
  countFromTheFirst,
  discardWith,
  judgeDuplicates,
  lookOncePerRequest,
  reportTheFirst,
} from './duplicate-judgements.ts';
import { hesitate } from './torn-apart.ts';

const HOUR = 3_600_000;

const stageOf = (stages: readonly SubmitStage[], name: string): SubmitStage =>
  stages.find((stage) => stage.name === name) as SubmitStage;

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
export const dedupFaults: readonly Fault[] = [
  ...dedupCodeFaults,
  {
    id: 'dedup.code-304',
    rule: 'MSG-DEDUP-01',
    says: 'A repeated message is reported with report code 304.',
    decide: ({ messaging }) => judgeDuplicates(messaging, discardWith('304')),
  },
  {
    id: 'dedup.never',
    rule: 'MSG-DEDUP-01',
    says: 'A repeated message is let through.',
    decide: ({ messaging }) => judgeDuplicates(messaging, () => () => undefined),
  },
  {
    id: 'dedup.withheld-in-silence',
    rule: 'MSG-DEDUP-01',
    says: 'A repeated message is withheld and never reported.',
    notify: (letter) => (letter.body.includes('"error_code":"305"') ? [] : [letter]),
  },
  {
    id: 'dedup.window-23-hours',
    rule: 'MSG-DEDUP-02',
    says: 'The window of de-duplication is 23 hours long.',
    decide: ({ messaging }) => {
      messaging.duplicateWindow = 23 * HOUR;
    },
  },
  {
    id: 'dedup.window-in-seconds',
    rule: 'MSG-DEDUP-02',
    says: 'The window of de-duplication ends half a second late.',
    decide: ({ messaging }) => {
      messaging.duplicateWindow = 24 * HOUR + 500;
    },
  },
  {
    id: 'dedup.calendar-day',
    rule: 'MSG-DEDUP-02',
    says: 'Repeats are found within a calendar day instead of 24 hours.',
    decide: heeding(({ submittedAt }) => new Date(submittedAt).toISOString().slice(0, 10)),
  },
  {
    id: 'dedup.sliding',
    rule: 'MSG-DEDUP-03',
    says: 'Every withheld repeat prolongs the window.',
    decide: ({ messaging }) => {
      messaging.opensWindow = () => true;
    },
  },
  {
    id: 'dedup.first-window-only',
    rule: 'MSG-DEDUP-04',
    says: 'A message delivered after the window opens no window of its own.',
    decide: ({ messaging }) => judgeDuplicates(messaging, countFromTheFirst),
  },
  {
    id: 'dedup.ignores-number',
    rule: 'MSG-DEDUP-05',
    says: 'The same text to another number counts as a repeat.',
    decide: ({ messaging }) => {
      messaging.duplicateKey = ({ content }) => content;
    },
  },
  {
    id: 'dedup.ignores-content',
    rule: 'MSG-DEDUP-06',
    says: 'Another text to the same number counts as a repeat.',
    decide: ({ messaging }) => {
      messaging.duplicateKey = ({ destination }) => destination;
    },
  },
  {
    id: 'dedup.first-160-characters',
    rule: 'MSG-DEDUP-06',
    says: 'Texts that agree in their first 160 characters count as the same.',
    decide: ({ messaging }) => {
      messaging.duplicateKey = ({ destination, content }) => `${destination}\n${content.slice(0, 160)}`;
    },
  },
  {
    id: 'dedup.heeds-metadata',
    rule: 'MSG-DEDUP-07',
    says: 'A repeat with other metadata counts as a new message.',
    decide: heeding(({ metadata }) => JSON.stringify(metadata)),
  },
  {
    id: 'dedup.heeds-callback-url',
    rule: 'MSG-DEDUP-07',
    says: 'A repeat with another callback URL counts as a new message.',
    decide: heeding(({ callbackUrl }) => callbackUrl),
  },
  {
    id: 'dedup.heeds-delivery-report',
    rule: 'MSG-DEDUP-07',
    says: 'A repeat that asks for no report counts as a new message.',
    decide: heeding(({ wantsReports }) => wantsReports),
  },
  {
    id: 'dedup.catches-once',
    rule: 'MSG-DEDUP-08',
    says: 'Only the first repeat of a text is withheld.',
    decide: ({ messaging }) => judgeDuplicates(messaging, catchOnce),
  },
  {
    id: 'dedup.blind-within-a-request',
    rule: 'MSG-DEDUP-09',
    says: 'Repeats inside one request are let through.',
    decide: ({ messaging }) => judgeDuplicates(messaging, lookOncePerRequest),
  },
  {
    id: 'dedup.race',
    rule: 'MSG-DEDUP-10',
    says: 'Submits that arrive together are judged before any of them is remembered.',
    decide: ({ messaging }) => {
      const { submitStages } = messaging;
      const [park, judge, apply] = ['park', 'judge', 'apply'].map((name) => stageOf(submitStages, name));
      messaging.submitStages = [judge, park, hesitation, apply] as SubmitStage[];
    },
  },
  {
    id: 'dedup.always-on',
    rule: 'MSG-DEDUP-12',
    says: 'Repeats are withheld for accounts that have no de-duplication.',
    decide: ({ messaging }) => {
      messaging.findsDuplicates = () => true;
    },
  },
  {
    id: 'dedup.one-memory-for-all',
    rule: 'MSG-DEDUP-14',
    says: 'A message counts as the repeat of another customer’s message.',
    decide: ({ messaging }) => {
      const { keeperOf } = messaging;
      messaging.keeperOf = (account, kept) => (kept === 'duplicates' ? 'everybody' : keeperOf(account, kept));
    },
  },
  {
    id: 'dedup.reports-the-first-id',
    rule: 'MSG-DEDUP-16',
    says: 'A withheld repeat is reported with the message id of the message it repeats.',
    decide: ({ messaging }) => reportTheFirst(messaging, ['message_id']),
  },
  {
    id: 'dedup.reports-the-first-metadata',
    rule: 'MSG-DEDUP-16',
    says: 'A withheld repeat is reported with the metadata of the message it repeats.',
    decide: ({ messaging }) => reportTheFirst(messaging, ['metadata']),
  },
  {
    id: 'dedup.held-messages-uncounted',
    rule: 'X-01',
    says: 'A message that waits for the morning opens no window.',
    decide: ({ messaging }) => {
      messaging.opensWindow = ({ kind }) => kind === 'send';
    },
  },
];
