import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { amend } = operatorsOn('conversation');
/** Deviations in how callbacks are signed. */
export const faults = faultsOf({
  'PUB-CONV-SIGN-01': {
    'published-conversation.signature-in-hex': fault('Signatures are written in hexadecimal.', {
      decide: amend('signature', { encoding: 'hex' }),
    }),
    'published-conversation.content-alone-signed': fault('A signature covers the content only.', {
      decide: amend('signature', { signedText: ({ body }) => body }),
    }),
    'published-conversation.nonce-first': fault('A signature covers nonce, time and content, in this order.', {
      decide: amend('signature', { signedText: ({ body, nonce, timestamp }) => `${nonce}.${timestamp}.${body}` }),
    }),
    'published-conversation.algorithm-renamed': fault('The algorithm of a signature has another name.', {
      decide: amend('signature', { algorithm: 'SHA256' }),
    }),
    'published-conversation.signed-before-change': fault('Letters beyond ASCII are escaped after signing.', {
      notify: (letter) => [
        {
          ...letter,
          body: letter.body.replace(/[^\0-\x7f]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`),
        },
      ],
    }),
  },
  'PUB-CONV-SIGN-02': {
    'published-conversation.one-nonce': fault('Every signature has the same nonce.', {
      decide: amend('signature', { nonceOf: () => 'a-nonce' }),
    }),
  },
});
