import type { Decisions, Fault } from './behaviour.ts';
import { lengthIn, objectedWhen, unobjected } from './conversation-altered.ts';

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

const formFaults: readonly Fault[] = [
  {
    id: 'published-conversation.lifetime-unread',
    rule: 'PUB-CONV-LIMIT-04',
    says: 'A send takes any text as the lifetime of its message.',
    decide: unobjected('lifetimeForm'),
  },
  {
    id: 'published-conversation.lifetime-iso',
    rule: 'PUB-CONV-LIMIT-04',
    says: 'The lifetime of a message is an ISO duration.',
    decide: objectedWhen(
      'lifetimeForm',
      ({ body: { ttl } }) => ttl !== undefined && !String(ttl).startsWith('PT'),
    ),
  },
  {
    id: 'published-conversation.lifetime-whole',
    rule: 'PUB-CONV-LIMIT-04',
    says: 'The lifetime of a message takes no fraction of a second.',
    decide: objectedWhen(
      'lifetimeForm',
      ({ body: { ttl } }) => ttl !== undefined && !/^\d+s$/.test(String(ttl)),
    ),
  },
];

const signing =
  (change: Partial<Decisions['conversation']['signature']>) =>
  ({ conversation }: Decisions): void => {
    conversation.signature = { ...conversation.signature, ...change };
  };

const signatureFaults: readonly Fault[] = [
  {
    id: 'published-conversation.signature-in-hex',
    rule: 'PUB-CONV-SIGN-01',
    says: 'Signatures are written in hexadecimal.',
    decide: signing({ encoding: 'hex' }),
  },
  {
    id: 'published-conversation.content-alone-signed',
    rule: 'PUB-CONV-SIGN-01',
    says: 'A signature is over the content alone.',
    decide: signing({ signedText: ({ body }) => body }),
  },
  {
    id: 'published-conversation.nonce-first',
    rule: 'PUB-CONV-SIGN-01',
    says: 'A signature is over nonce, time and content.',
    decide: signing({ signedText: ({ body, nonce, timestamp }) => `${nonce}.${timestamp}.${body}` }),
  },
  {
    id: 'published-conversation.algorithm-renamed',
    rule: 'PUB-CONV-SIGN-01',
    says: 'The algorithm of a signature is called by another name.',
    decide: signing({ algorithm: 'SHA256' }),
  },
  {
    id: 'published-conversation.signed-before-change',
    rule: 'PUB-CONV-SIGN-01',
    says: 'Letters beyond ASCII are escaped after the signature was made.',
    notify: (letter) => [
      {
        ...letter,
        body: letter.body.replace(
          /[^\0-\x7f]/g,
          (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ),
      },
    ],
  },
  {
    id: 'published-conversation.one-nonce',
    rule: 'PUB-CONV-SIGN-02',
    says: 'Every signature has the same nonce.',
    decide: signing({ nonceOf: () => 'a-nonce' }),
  },
];

/** Deviations of the published limits of a send and of signed callbacks. */
export const publishedConversationLimitFaults: readonly Fault[] = [
  ...limitFaults,
  ...formFaults,
  ...signatureFaults,
];
