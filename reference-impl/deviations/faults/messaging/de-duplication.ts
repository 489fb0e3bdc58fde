import { HOUR, MINUTE } from '../../../kernel/duration.ts';
import type { Message } from '../../../messaging/message.ts';
import type { SendingContext } from '../../../messaging/sending-rules/sending-rule.ts';
import type { SubmitStage } from '../../../messaging/submit-stages.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { all } from '../../operators/decisions.ts';
import { losing } from '../../operators/letters.ts';
import { firsts, seenBefore } from '../../operators/memory.ts';
import { discarding, type Judge, judging } from '../../operators/messages.ts';
import { around, decision, keptInCommon, result } from '../../operators/messaging.ts';
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

/** Reports a withheld message with a member of its original. */
const reportingTheFirst = (member: string) =>
  around('reportBody', (reportBody, { duplicateKey }) => {
    const firstOf = firsts<unknown>();
    return (report, vendorId) => {
      const body = reportBody(report, vendorId);
      const first = firstOf(`${report.message.account.id} ${duplicateKey(report.message)}`, body[member]);
      return report.code === '305' ? { ...body, [member]: first } : body;
    };
  });

/** Deviations of de-duplication. */
export const faults = faultsOf({
  'MSG-DEDUP-01': {
    'dedup.code-304': fault('A duplicate is reported with code 304.', { decide: discarding(RULE, { code: '304' }) }),
    'dedup.never': fault('A duplicate is delivered.', { decide: judging(RULE, () => () => undefined) }),
    'dedup.withheld-in-silence': fault('A duplicate is withheld and never reported.', {
      notify: losing(({ body }) => body.includes('"error_code":"305"')),
    }),
  },
  'MSG-DEDUP-02': {
    'dedup.window-23-hours': fault('The duplicate window is 23 hours long.', {
      decide: decision('duplicateWindow', 23 * HOUR),
    }),
    'dedup.window-in-seconds': fault('The duplicate window ends half a second late.', {
      decide: decision('duplicateWindow', 24 * HOUR + 500),
    }),
    'dedup.calendar-day': fault('Duplicates are found within a calendar day instead of 24 hours.', {
      decide: heeding(({ submittedAt }) => new Date(submittedAt).toISOString().slice(0, 10)),
    }),
  },
  'MSG-DEDUP-03': {
    'dedup.sliding': fault('Every withheld duplicate extends the window.', {
      decide: decision('opensWindow', () => true),
    }),
    'dedup.window-36-hours': fault('The duplicate window is 36 hours long.', {
      decide: decision('duplicateWindow', 36 * HOUR),
    }),
  },
  'MSG-DEDUP-04': {
    'dedup.first-window-only': fault('A message delivered after the window opens no window of its own.', {
      decide: judging(RULE, () => {
        const [isKnown, firstOf] = [seenBefore(), firsts<number>()];
        return (message, context) => {
          const { now, decisions } = context;
          if (!decisions.findsDuplicates(message.account)) return undefined;
          const key = keyOf(message, context);
          const isRepeat = isKnown(key) && now - firstOf(key, now) < decisions.duplicateWindow;
          firstOf(key, now);
          return isRepeat ? { kind: 'discard', status: 'rejected', code: '305' } : undefined;
        };
      }),
    }),
    'dedup.one-window-ever': fault('Only the first message ever opens a window.', {
      decide: around('opensWindow', () => {
        let opened = 0;
        return ({ kind }) => {
          if (kind !== 'discard') opened += 1;
          return kind !== 'discard' && opened === 1;
        };
      }),
    }),
  },
  'MSG-DEDUP-05': {
    'dedup.ignores-number': fault('The same text to another number counts as a duplicate.', {
      decide: keyed(({ content }) => content),
    }),
    'dedup.last-digit-ignored': fault('Numbers that differ only in their last digit count as one number.', {
      decide: keyed(({ destination, content }) => `${destination.slice(0, -1)}\n${content}`),
    }),
  },
  'MSG-DEDUP-06': {
    'dedup.ignores-content': fault('Another text to the same number counts as a duplicate.', {
      decide: keyed(({ destination }) => destination),
    }),
    'dedup.first-160-characters': fault('Texts with the same first 160 characters count as equal.', {
      decide: keyed(({ destination, content }) => `${destination}\n${content.slice(0, 160)}`),
    }),
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
  'MSG-DEDUP-08': {
    'dedup.catches-once': fault('Only the first duplicate of a text is withheld.', {
      decide: judging(RULE, (documented) => {
        const isCaught = seenBefore();
        return (message, context) => {
          const decision = documented(message, context);
          return decision && !isCaught(keyOf(message, context)) ? decision : undefined;
        };
      }),
    }),
    'dedup.second-repeat-passes': fault('Every second duplicate is delivered.', {
      decide: judging(RULE, (documented) => {
        let withheld = 0;
        return (message, context) => {
          const decision = documented(message, context);
          if (decision) withheld += 1;
          return withheld % 2 === 0 ? undefined : decision;
        };
      }),
    }),
  },
  'MSG-DEDUP-09': {
    'dedup.blind-within-a-request': fault('Duplicates inside one request are delivered.', {
      decide: judging(RULE, (documented) => {
        const ofRequest = firsts<(key: unknown, found: ReturnType<Judge>) => ReturnType<Judge>>();
        return (message, context) =>
          ofRequest(context, firsts())(context.decisions.duplicateKey(message), documented(message, context));
      }),
    }),
    'dedup.neighbours-in-a-request': fault('The place of a message in its request makes it unique.', {
      decide: ({ messaging }) => {
        const { duplicateKey, messageOf } = messaging;
        const [perMoment, placeOf] = [new Map<number, number>(), new Map<string, number>()];
        messaging.messageOf = (id, account, item, now) => {
          const place = (perMoment.get(now) ?? 0) + 1;
          perMoment.set(now, place);
          placeOf.set(id, place);
          return messageOf(id, account, item, now);
        };
        messaging.duplicateKey = (message) => `${placeOf.get(message.id)} ${duplicateKey(message)}`;
      },
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
      decide: judging(RULE, (documented) => {
        const firstOf = firsts<number>();
        return (message, context) =>
          context.now > firstOf(keyOf(message, context), context.now) ? documented(message, context) : undefined;
      }),
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
  'MSG-DEDUP-14': {
    'dedup.one-memory-for-all': fault("A message counts as a duplicate of another customer's message.", {
      decide: keptInCommon('duplicates'),
    }),
    'dedup.first-customer-only': fault('De-duplication works only for the first account that uses it.', {
      decide: around('findsDuplicates', (findsDuplicates) => {
        let first: string | undefined;
        return (account) => {
          if (findsDuplicates(account)) first ??= account.id;
          return account.id === first;
        };
      }),
    }),
  },
  'MSG-DEDUP-16': {
    'dedup.reports-the-first-id': fault('A duplicate is reported with the message id of its original.', {
      decide: reportingTheFirst('message_id'),
    }),
    'dedup.reports-the-first-metadata': fault('A duplicate is reported with the metadata of its original.', {
      decide: reportingTheFirst('metadata'),
    }),
  },
  'X-01': {
    'dedup.held-messages-uncounted': fault('A message held until morning opens no window.', {
      decide: decision('opensWindow', ({ kind }) => kind === 'send'),
    }),
    'dedup.held-messages-slip-through': fault('A message held until morning is not compared with earlier ones.', {
      decide: around('sendingRules', (rules) => [
        ...rules.filter(({ name }) => name !== RULE),
        ...rules.filter(({ name }) => name === RULE),
      ]),
    }),
  },
  'MSG-DEDUP-17': {
    'dedup.code-305-for-no-route': fault('Report code 305 is also used for a number without a route.', {
      decide: discarding('noRoute', { code: '305' }),
    }),
    'dedup.code-305-for-blocked': fault('Report code 305 is also used for a blocked number.', {
      decide: discarding('destinationBlocked', { code: '305' }),
    }),
  },
});
