import { DAY } from '../../../kernel/duration.ts';
import type { Message } from '../../../messaging/message.ts';
import { alternativesOf } from '../../alternative.ts';
import { around, decision, inRule, instead, keptByParent } from '../../operators/messaging.ts';

const UNDELIVERED: readonly string[] = ['failed', 'expired', 'rejected'];

/** Other ways to tell which messages are repeats, where the document does not say. */
export const alternatives = alternativesOf({
  'repeats.spelling-ignored': {
    rows: ['MSG-DEDUP-11'],
    says: 'A number is the same with and without a plus sign, zeros and blanks.',
    decide: decision('duplicateKey', ({ destination, content }) => {
      const digits = destination.replace(/\D/g, '').replace(/^0+/, '');
      return `${digits}\n${content}`;
    }),
  },
  'repeats.from-before-the-switch': {
    rows: ['MSG-DEDUP-13'],
    says: 'Messages from before the feature was switched on count too.',
    decide: (decisions) => {
      decision('findsDuplicates', () => true)(decisions);
      inRule('sendingRules', 'duplicateContent', 'judge', (judge, message, context) =>
        message.account.features.deDuplication ? judge(message, context) : undefined,
      )(decisions);
    },
  },
  'repeats.of-the-rejected': {
    rows: ['MSG-DEDUP-15'],
    says: 'A message that was rejected makes the next one with the same text a repeat all the same.',
    decide: decision('opensWindow', (judged) => judged.kind !== 'discard' || judged.code !== '305'),
  },
  'repeats.of-the-delivered-alone': {
    rows: ['MSG-DEDUP-15'],
    says: 'A message that did not reach its recipient may be sent again at once.',
    decide: (decisions) => {
      const gone = new Set<string>();
      const { duplicateKey } = decisions.messaging;
      const keyOf = (message: Message): string => `${message.account.id}\n${duplicateKey(message)}`;
      instead('isReported', (isReported, message, status) => {
        if (UNDELIVERED.includes(status) && message.statusCode !== '305') gone.add(keyOf(message));
        return isReported(message, status);
      })(decisions);
      inRule('sendingRules', 'duplicateContent', 'judge', (judge, message, context) =>
        gone.delete(keyOf(message)) ? undefined : judge(message, context),
      )(decisions);
    },
  },
  'repeats.shared-with-sub-accounts': {
    rows: ['X-14'],
    says: 'A parent and its sub-accounts share one window.',
    decide: keptByParent('duplicates'),
  },
  'repeats.as-converted': {
    rows: ['X-05'],
    says: 'Texts that are the same once converted are repeats.',
    decide: around(
      'duplicateKey',
      (_usual, { convertsCharacters, convertCharacters }) =>
        ({ account, destination, content }) =>
          `${destination}\n${convertsCharacters(account) ? convertCharacters(content) : content}`,
    ),
  },
  'repeats.counted-from-release': {
    rows: ['X-02'],
    says: 'The 24 hours of a message that waited begin when it goes out.',
    decide: around('handOver', (handOver, { duplicateKey, duplicateWindow }) => (scope, message) => {
      if (message.account.features.deDuplication)
        scope.state
          .recordsOf(message.account.id)
          .rememberForDuplicates(duplicateKey(message), scope.clock.now(), duplicateWindow);
      handOver(scope, message);
    }),
  },
  'repeats.a-day-to-the-millisecond': {
    rows: ['MSG-DEDUP-02'],
    says: 'Exactly 24 hours later a message is still a repeat.',
    decide: decision('duplicateWindow', DAY + 1),
  },
});
