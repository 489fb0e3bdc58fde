import { HOUR, MINUTE } from '../../../kernel/duration.ts';
import type { Message } from '../../../messaging/message.ts';
import type { SubmitStage } from '../../../messaging/submit-stages.ts';
import { fault, faultsOf } from '../../fault.ts';
import { all } from '../../operators/decisions.ts';
import { firsts } from '../../operators/memory.ts';
import { around, decision, discarding, judging, remembering, result } from '../../operators/messaging.ts';
import { hesitate } from '../../operators/torn-apart.ts';

/** The rule that finds duplicates. */
const RULE = 'duplicateContent';

/** Messages that differ in this are no duplicates. */
const heeding = (thing: (message: Message) => unknown) =>
  result('duplicateKey', (usual, message) => `${usual}\n${thing(message)}`);

/** Deviations of de-duplication. */
export const faults = faultsOf({
  'MSG-DEDUP-01': {
    'dedup.code-304': fault('A duplicate is reported with code 304.', { decide: discarding(RULE, { code: '304' }) }),
  },
  'MSG-DEDUP-02': {
    'dedup.window-23-hours': fault('The duplicate window is 23 hours long.', {
      decide: decision('duplicateWindow', 23 * HOUR),
    }),
    'only-some.latest-messages': fault('Duplicates of the latest hundred messages are found.', {
      decide: remembering('duplicateKey', 100),
    }),
  },
  'MSG-DEDUP-05': {
    'dedup.last-digit-ignored': fault('Numbers that differ only in their last digit count as one number.', {
      decide: decision('duplicateKey', ({ destination, content }) => `${destination.slice(0, -1)}\n${content}`),
    }),
  },
  'MSG-DEDUP-06': {
    'dedup.sum-of-characters': fault('Texts are compared by the sum of their characters.', {
      decide: decision('duplicateKey', ({ destination, content }) => {
        const sum = [...content].reduce((so, sign) => so + (sign.codePointAt(0) ?? 0), 0);
        return `${destination}\n${sum}`;
      }),
    }),
    'dedup.run-together': fault('Number and text are compared as one text.', {
      decide: decision('duplicateKey', ({ destination, content }) => destination + content),
    }),
  },
  'MSG-DEDUP-07': {
    'dedup.heeds-metadata': fault('A duplicate with other metadata counts as a new message.', {
      decide: heeding(({ metadata }) => JSON.stringify(metadata)),
    }),
    'dedup.heeds-callback-url': fault('A duplicate with another callback URL counts as a new message.', {
      decide: heeding(({ callbackUrl }) => callbackUrl),
    }),
    'dedup.heeds-delivery-report': fault('A duplicate that requests no report counts as a new message.', {
      decide: heeding(({ wantsReports }) => wantsReports),
    }),
  },
  'MSG-DEDUP-10': {
    'dedup.race': fault('Simultaneous submits are judged before any of them is remembered.', {
      decide: around('submitStages', (stages) => {
        const [park, judge, apply] = ['park', 'judge', 'apply'].map((each) => stages.find(({ name }) => name === each));
        return [judge, park, { name: 'hesitation', run: hesitate }, apply] as SubmitStage[];
      }),
    }),
    'dedup.same-moment-passes': fault('A duplicate in the same millisecond is delivered.', {
      decide: (decisions) => {
        const firstOf = firsts<number>();
        judging(RULE, (documented, message, context) => {
          const key = `${message.account.id} ${context.decisions.duplicateKey(message)}`;
          return context.now > firstOf(key, context.now) ? documented(message, context) : undefined;
        })(decisions);
      },
    }),
  },
  'MSG-DEDUP-12': {
    'dedup.on-for-a-minute': fault('Without de-duplication, duplicates within a minute are withheld.', {
      decide: all(
        decision('findsDuplicates', () => true),
        decision('duplicateWindow', MINUTE),
      ),
    }),
  },
});
