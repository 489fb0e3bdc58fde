import type { Decisions, Fault } from '../worlds/behaviour.ts';
import { lengthIn, objectedWhen, unobjected } from './conversation-altered.ts';
import { fault, faultsOf } from './fault.ts';

const LIMITS: ReadonlyArray<readonly [rule: string, reason: string, member: string, most: number]> = [
  ['01', 'messageMetadata', 'message_metadata', 1024],
  ['02', 'conversationMetadata', 'conversation_metadata', 2048],
  ['03', 'correlationId', 'correlation_id', 128],
];

const limitFaults: readonly Fault[] = LIMITS.flatMap(([number, reason, member, most]) => {
  const rule = `PUB-CONV-LIMIT-${number}`;
  const slug = member.replaceAll('_', '-');
  return [
    {
      id: `published-conversation.${slug}-unlimited`,
      rule,
      says: `A send takes ${member} of any length.`,
      decide: unobjected(reason),
    },
    {
      id: `published-conversation.${slug}-one-less`,
      rule,
      says: `A send takes one character less of ${member}.`,
      decide: objectedWhen(reason, ({ body }) => lengthIn(body, member) >= most),
    },
  ];
});

const formFaults = faultsOf({
  'PUB-CONV-LIMIT-04': {
    'published-conversation.lifetime-unread': fault('A send takes any text as the lifetime of its message.', { decide: unobjected('lifetimeForm') }),
    'published-conversation.lifetime-iso': fault('The lifetime of a message is an ISO duration.', {
      decide: objectedWhen('lifetimeForm', ({ body: { ttl } }) => ttl !== undefined && !String(ttl).startsWith('PT')),
    }),
    'published-conversation.lifetime-whole': fault('The lifetime of a message takes no fraction of a second.', {
      decide: objectedWhen('lifetimeForm', ({ body: { ttl } }) => ttl !== undefined && !/^\d+s$/.test(String(ttl))),
    }),
  },
});

const signing =
  (change: Partial<Decisions['conversation']['signature']>) =>
  ({ conversation }: Decisions): void => {
    conversation.signature = { ...conversation.signature, ...change };
  };

const signatureFaults = faultsOf({
  'PUB-CONV-SIGN-01': {
    'published-conversation.signature-in-hex': fault('Signatures are written in hexadecimal.', { decide: signing({ encoding: 'hex' }) }),
    'published-conversation.content-alone-signed': fault('A signature is over the content alone.', { decide: signing({ signedText: ({ body }) => body }) }),
    'published-conversation.nonce-first': fault('A signature is over nonce, time and content.', {
      decide: signing({ signedText: ({ body, nonce, timestamp }) => `${nonce}.${timestamp}.${body}` }),
    }),
    'published-conversation.algorithm-renamed': fault('The algorithm of a signature is called by another name.', { decide: signing({ algorithm: 'SHA256' }) }),
    'published-conversation.signed-before-change': fault('Letters beyond ASCII are escaped after the signature was made.', {
      notify: (letter) => [
        {
          ...letter,
          body: letter.body.replace(/[^\0-\x7f]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`),
        },
      ],
    }),
  },
  'PUB-CONV-SIGN-02': { 'published-conversation.one-nonce': fault('Every signature has the same nonce.', { decide: signing({ nonceOf: () => 'a-nonce' }) }) },
});

/** Deviations of the published limits of a send and of signed callbacks. */
export const faults = [...limitFaults, ...formFaults, ...signatureFaults];
