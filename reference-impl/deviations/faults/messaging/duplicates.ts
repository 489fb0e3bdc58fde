import { DAY, HOUR, MINUTE } from '../../../kernel/time.ts';
import type { SubmitStage } from '../../../messaging/scope.ts';
import type { Message } from '../../../messaging/submit/message.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { all } from '../../operators/decisions.ts';
import { firsts } from '../../operators/memory.ts';
import { around, decision, discarding, judging, onlyWhen, remembering, result } from '../../operators/messaging.ts';
import { withRoundedNumbers } from '../../operators/texts.ts';
import { hesitate } from '../../operators/torn-apart.ts';

const RULE = 'duplicateContent';

const heeding = (thing: (message: Message) => unknown) =>
  result('duplicateKey', (usual, message) => `${usual}\n${thing(message)}`);

/** Withholds duplicates for a day and then delivers them; what is reported of them after that, `isReported` decides. */
const heldForADay =
  (isReported: boolean): NonNullable<Fault['decide']> =>
  (decisions) => {
    const repeats = new WeakSet<Message>();
    all(
      judging(RULE, (documented, message, context) => {
        const usual = documented(message, context);
        if (usual?.kind !== 'discard') return usual;
        repeats.add(message);
        return { kind: 'hold', until: context.now + DAY };
      }),
      decision('heldReport', { status: 'rejected', code: '305' }),
      onlyWhen('isReported', (message, status) => isReported || status === 'rejected' || !repeats.has(message)),
    )(decisions);
  };

export const faults = faultsOf({
  'MSG-DEDUP-01 dedup.code-304': fault('A duplicate is reported with code 304.', {
    decide: discarding(RULE, { code: '304' }),
  }),
  'MSG-DEDUP-01 dedup.delivered-next-day': fault('A withheld duplicate is delivered 24 hours later.', {
    decide: heldForADay(true),
  }),
  'MSG-DEDUP-01 dedup.arrives-next-day': fault('A withheld duplicate arrives 24 hours later, and no report says so.', {
    decide: heldForADay(false),
  }),
  'MSG-DEDUP-02 dedup.window-23-hours': fault('The duplicate window is 23 hours long.', {
    decide: decision('duplicateWindow', 23 * HOUR),
  }),
  'MSG-DEDUP-02 only-some.latest-messages': fault('Duplicates of the latest hundred messages are found.', {
    decide: remembering('duplicateKey', 100),
  }),
  'MSG-DEDUP-02 only-some.latest-four-hundred': fault('Duplicates of the latest four hundred messages are found.', {
    decide: remembering('duplicateKey', 400),
  }),
  'MSG-DEDUP-05 dedup.last-digit-ignored': fault('Numbers that differ only in their last digit count as one number.', {
    decide: decision('duplicateKey', ({ destination, content }) => `${destination.slice(0, -1)}\n${content}`),
  }),
  'MSG-DEDUP-06 dedup.sum-of-characters': fault('Texts are compared by the sum of their characters.', {
    decide: decision('duplicateKey', ({ destination, content }) => {
      const sum = [...content].reduce((so, sign) => so + (sign.codePointAt(0) ?? 0), 0);
      return `${destination}\n${sum}`;
    }),
  }),
  'MSG-DEDUP-06 dedup.web-addresses-ignored': fault('Texts are compared without their web addresses.', {
    decide: result('duplicateKey', (key) => key.replace(/http\S+/g, '')),
  }),
  'MSG-DEDUP-06 dedup.first-300-characters': fault('Texts are compared by their first 300 characters.', {
    decide: decision('duplicateKey', ({ destination, content }) => `${destination}\n${content.slice(0, 300)}`),
  }),
  'MSG-DEDUP-06 dedup.numbers-rounded': fault('Texts are compared with their long numbers rounded.', {
    decide: decision('duplicateKey', ({ destination, content }) => `${destination}\n${withRoundedNumbers(content)}`),
  }),
  'MSG-DEDUP-06 dedup.run-together': fault('Number and text are compared as one text.', {
    decide: decision('duplicateKey', ({ destination, content }) => destination + content),
  }),
  'MSG-DEDUP-07 dedup.heeds-metadata': fault('A duplicate with other metadata counts as a new message.', {
    decide: heeding(({ metadata }) => JSON.stringify(metadata)),
  }),
  'MSG-DEDUP-07 dedup.heeds-callback-url': fault('A duplicate with another callback URL counts as a new message.', {
    decide: heeding(({ callbackUrl }) => callbackUrl),
  }),
  'MSG-DEDUP-07 dedup.heeds-delivery-report': fault('A duplicate that requests no report counts as a new message.', {
    decide: heeding(({ wantsReports }) => wantsReports),
  }),
  'MSG-DEDUP-10 dedup.race': fault('Simultaneous submits are judged before any of them is remembered.', {
    decide: around('submitStages', (stages) => {
      const [park, judge, apply] = ['park', 'judge', 'apply'].map((each) => stages.find(({ name }) => name === each));
      return [judge, park, { name: 'hesitation', run: hesitate }, apply] as SubmitStage[];
    }),
  }),
  'MSG-DEDUP-10 dedup.same-moment-passes': fault('A duplicate in the same millisecond is delivered.', {
    decide: (decisions) => {
      const firstOf = firsts<number>();
      judging(RULE, (documented, message, context) => {
        const key = `${message.account.id} ${context.decisions.duplicateKey(message)}`;
        return context.now > firstOf(key, context.now) ? documented(message, context) : undefined;
      })(decisions);
    },
  }),
  'MSG-DEDUP-12 dedup.on-for-a-minute': fault('Without de-duplication, duplicates within a minute are withheld.', {
    decide: all(
      decision('findsDuplicates', () => true),
      decision('duplicateWindow', MINUTE),
    ),
  }),
});
