import { HOUR, MINUTE } from '../../../kernel/time.ts';
import type { Message } from '../../../messaging/submit/message.ts';
import { socialHours } from '../../../messaging/submit/sending-rules/social-sending.ts';
import { alternativesOf, asPublished } from '../../alternative.ts';
import { all } from '../../operators/decisions.ts';
import { around, behind, decision, given, judging, result } from '../../operators/messaging.ts';

const UNDELIVERED: readonly string[] = ['failed', 'expired', 'rejected'];

/** Other ways to tell which messages are repeats, to let one wait, and to choose its sender. */
export const alternatives = alternativesOf({
  'MSG-DEDUP-11 repeats.spelling-ignored': {
    says: 'A number is the same with and without a plus sign, zeros and blanks.',
    decide: decision('duplicateKey', ({ destination, content }) => {
      const digits = destination.replace(/\D/g, '').replace(/^0+/, '');
      return `${digits}\n${content}`;
    }),
  },
  'MSG-DEDUP-03 MSG-DEDUP-04 repeats.counted-from-the-last': {
    says: 'The 24 hours count from the last attempt, withheld or not.',
    decide: decision('opensWindow', (judged) => judged.kind !== 'discard' || judged.code === '305'),
  },
  'MSG-DEDUP-13 repeats.from-before-the-switch': {
    says: 'Messages from before the feature was switched on count too.',
    decide: all(
      decision('findsDuplicates', () => true),
      judging('duplicateContent', (judge, message, context) =>
        message.account.features.deDuplication ? judge(message, context) : undefined,
      ),
    ),
  },
  'MSG-DEDUP-15 repeats.of-the-rejected': {
    says: 'A message that was rejected makes the next one with the same text a repeat all the same.',
    decide: decision('opensWindow', (judged) => judged.kind !== 'discard' || judged.code !== '305'),
  },
  'MSG-DEDUP-15 repeats.of-the-delivered-alone': {
    says: 'A message that was not delivered may be sent again at once.',
    decide: (decisions) => {
      const gone = new Set<string>();
      const { duplicateKey } = decisions.messaging;
      const keyOf = (message: Message): string => `${message.account.id}\n${duplicateKey(message)}`;
      result('isReported', (isReported, message, status) => {
        if (UNDELIVERED.includes(status) && message.statusCode !== '305') gone.add(keyOf(message));
        return isReported;
      })(decisions);
      judging('duplicateContent', (judge, message, context) =>
        gone.delete(keyOf(message)) ? undefined : judge(message, context),
      )(decisions);
    },
  },
  'X-14 repeats.shared-with-sub-accounts': asPublished('A parent and its sub-accounts share one window.', {
    decide: decision('duplicateAccount', (account) => account.parent ?? account),
  }),
  'X-05 repeats.as-converted': asPublished('Texts that are the same once converted are repeats.', {
    decide: around('duplicateKey', (_usual, { convertCharacters }) => ({ account, destination, content }) => {
      return `${destination}\n${account.features.characterConverter ? convertCharacters(content) : content}`;
    }),
  }),
  'X-02 repeats.counted-from-release': asPublished('The 24 hours of a message that waited begin when it goes out.', {
    decide: around('textToSend', (textToSend, { duplicateKey, duplicateWindow }) => (message, scope) => {
      if (message.account.features.deDuplication)
        scope.state
          .recordsOf(message.account.id)
          .rememberForDuplicates(duplicateKey(message), message.handedOverAt ?? 0, duplicateWindow);
      return textToSend(message, scope);
    }),
  }),
  'SIL-MSG-28 waiting.until-the-last-minute': {
    says: 'Messages that waited go out a minute before the sending hours end.',
    decide: result('nextOpening', (opening) => opening + 10 * HOUR - MINUTE),
  },
  'SIL-MSG-28 waiting.until-noon': {
    says: 'Messages that waited go out in the course of the morning, one after the other.',
    decide: result('nextOpening', (opening, submitted) => opening + (submitted % 7) * 30 * MINUTE),
  },
  'SIL-MSG-25 waiting.unreported': asPublished('A message that waits is not reported until it goes out.', {
    decide: decision('heldReport', undefined),
  }),
  'SIL-MSG-25 waiting.held-for-screening': asPublished('A message that waits is reported as held.', {
    decide: decision('heldReport', { status: 'enroute', code: '151' }),
  }),
  'X-15 waiting.zone-of-the-parent': asPublished('A message for a sub-account waits in the time zone of its parent.', {
    decide: decision('sendingZone', ({ account }) => (account.parent ?? account).timeZone),
  }),
  'MSG-SOCIAL-11 waiting.zone-at-release': {
    says: 'A message that waited is judged again by the time zone of its account at its release.',
    decide: behind('releaseRules', socialHours),
  },
  'MSG-FAM-04 SIL-MSG-29 familiar-sender.chosen-from-the-end': {
    says: 'Numbers are taken from the end of the pool, the first time and after one left it.',
    decide: result('senderPool', (pool) => [...pool].reverse()),
  },
  'X-52 familiar-sender.before-alpha-tags': {
    says: 'The number that a recipient knows goes before an alpha tag that the message names.',
    decide: given('senderOf', (message) => [
      message.account.features.familiarSender ? Object.assign(Object.create(message), { source: undefined }) : message,
    ]),
  },
});
