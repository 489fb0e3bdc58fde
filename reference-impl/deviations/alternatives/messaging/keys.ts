import { alternativesOf } from '../../alternative.ts';
import { sealing, unsigned } from '../../operators/letters.ts';
import { decision } from '../../operators/messaging.ts';
import { on, rewriting } from '../../operators/replies.ts';

type Key = { readonly key_id: string; readonly enabled?: boolean };

/** Other ways to keep and to use signature keys. */
export const alternatives = alternativesOf({
  'keys.list-says-less': {
    rows: ['SIL-MSG-16', 'SIL-MSG-20'],
    says: 'The list of keys does not say which one is enabled.',
    target: { published: false },
    reply: rewriting('keys.list', (keys) => keys.map(({ enabled, ...key }: Key) => key)),
  },
  'keys.list-in-an-object': {
    rows: ['SIL-MSG-16', 'SIL-MSG-20'],
    says: 'The list of keys is a member of an object.',
    target: { published: false },
    reply: rewriting('keys.list', (keys) => ({ signature_keys: keys })),
  },
  'keys.none-enabled-is-no-error': {
    rows: ['SIL-MSG-16'],
    says: 'Where no key is enabled, the enabled key is an empty object.',
    target: { published: false },
    reply: on('keys.readEnabled', 404, { status: 200, body: {} }),
  },
  'keys.signed-otherwise': {
    rows: ['SIL-MSG-16'],
    says: 'What is signed of a webhook is its body and its date.',
    decide: decision('signedText', ({ date, body }) => `${date}.${body}`),
    target: { published: false },
  },
  'keys.none-for-conversations': {
    rows: ['KEY-CONV-01'],
    says: 'Conversation callbacks are not signed.',
    target: { published: false },
    notify: (letter) => {
      const isProof = (name: string): boolean => name.includes('Webhook-Signature');
      const headers = Object.fromEntries(Object.entries(letter.headers).filter(([name]) => !isProof(name)));
      return [letter.kind.startsWith('conversation') ? { ...letter, headers } : letter];
    },
  },
  'keys.callbacks-unsigned': {
    rows: ['SIL-OTH-13'],
    says: 'Webhooks are signed, and what is posted to the callback URL of a message is not.',
    target: { published: false },
    notify: unsigned('delivery-report', 'reply'),
  },
  'keys.digests-as-keys-name-them': {
    rows: ['SIL-OTH-13'],
    says: 'A signed webhook names its digest as its key does: SHA256.',
    notify: sealing((headers) =>
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          name.endsWith('Digest-Type') ? value.replace('-', '') : value,
        ]),
      ),
    ),
  },
});
