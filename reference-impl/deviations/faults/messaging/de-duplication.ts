import { HOUR, MINUTE } from '../../../kernel/duration.ts';
import type { Message } from '../../../messaging/message.ts';
import type { SendingContext } from '../../../messaging/sending-rules/sending-rule.ts';
import type { SubmitStage } from '../../../messaging/submit-stages.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { all } from '../../operators/decisions.ts';
import { firsts } from '../../operators/memory.ts';
import { around, decision, discarding, judging, remembering, result } from '../../operators/messaging.ts';
import { hesitate } from '../../operators/torn-apart.ts';

/** The rule that finds duplicates. */
const RULE = 'duplicateContent';

const keyOf = (message: Message, { decisions }: SendingContext): string =>
  `${message.account.id} ${decisions.duplicateKey(message)}`;

/** Messages that differ in this are no duplicates. */
const heeding = (thing: (message: Message) => unknown) =>
  result('duplicateKey', (usual, message) => `${usual}\n${thing(message)}`);

/** Messages with this in common are duplicates. */
const keyed = (key: Decisions['messaging']['duplicateKey']) => decision('duplicateKey', key);

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
      decide: keyed(({ destination, content }) => `${destination.slice(0, -1)}\n${content}`),
    }),
  },
  'MSG-DEDUP-06': {
    'dedup.sum-of-characters': fault('Texts are compared by the sum of their characters.', {
      decide: keyed(
        ({ destination, content }) =>
          `${destination}\n${[...content].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0)}`,
      ),
    }),
    'dedup.run-together': fault('Number and text are compared as one text.', {
      decide: keyed(({ destination, content }) => destination + content),
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
        const [park, judge, apply] = ['park', 'judge', 'apply'].map((name) =>
          stages.find((stage) => stage.name === name),
        );
        return [judge, park, { name: 'hesitation', run: hesitate }, apply] as SubmitStage[];
      }),
    }),
    'dedup.same-moment-passes': fault('A duplicate in the same millisecond is delivered.', {
      decide: (decisions) => {
        const firstOf = firsts<number>();
        judging(RULE, (documented, message, context) =>
          context.now > firstOf(keyOf(message, context), context.now) ? documented(message, context) : undefined,
        )(decisions);
      },
    }),
  },
  'MSG-DEDUP-12': {
    'dedup.always-on': fault('Duplicates are withheld for accounts without de-duplication.', {
      decide: decision('findsDuplicates', () => true),
    }),
    'dedup.on-for-a-minute': fault('Without de-duplication, duplicates within a minute are withheld.', {
      decide: all(
        decision('findsDuplicates', () => true),
        decision('duplicateWindow', MINUTE),
      ),
    }),
  },
});
