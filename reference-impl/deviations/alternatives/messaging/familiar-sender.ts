import { alternativesOf } from '../../alternative.ts';
import { around, decision, result } from '../../operators/messaging.ts';

/** Other ways to choose the number that a customer always gets messages from. */
export const alternatives = alternativesOf({
  'familiar-sender.one-for-all': {
    rows: ['MSG-FAM-02'],
    says: 'All recipients of an account get messages from one number.',
    decide: decision('pairingKey', () => 'everybody'),
  },
  'familiar-sender.chosen-from-the-end': {
    rows: ['MSG-FAM-04', 'SIL-MSG-29'],
    says: 'Numbers are taken from the end of the pool, the first time and after one left it.',
    decide: result('senderPool', (pool) => [...pool].reverse()),
  },
  'familiar-sender.before-alpha-tags': {
    rows: ['X-52'],
    says: 'The number that a recipient knows goes before an alpha tag that the message names.',
    decide: around(
      'senderOf',
      (senderOf, { hasFamiliarSender }) =>
        (message, scope) =>
          hasFamiliarSender(message.account)
            ? senderOf(Object.assign(Object.create(message), { source: undefined }), scope)
            : senderOf(message, scope),
    ),
  },
});
