import type { Answered, Reply } from '../../../http/operation.ts';
import { Problem } from '../../../kernel/problem.ts';
import { alternativesOf } from '../../alternative.ts';
import { inInbound, move, outcome, replaced, sections } from '../../operators/conversation.ts';
import { conversation, mapping } from '../../operators/decisions.ts';
import { losing, telling } from '../../operators/letters.ts';
import { askedIn, good, members, on } from '../../operators/replies.ts';

const target = { published: false } as const;

type Json = Record<string, unknown>;

const CALLS = [
  ...['conversation.send', 'conversation.capability'],
  ...['standalone.send', 'standalone.capability', 'standalone.capability-read'],
];

const isBasic = ({ request }: Answered): boolean => /^basic /i.test(request.headers.authorization ?? '');

const isUnmapped = ({ status }: Reply, answered: Answered): boolean => {
  const { message, status: mark } = askedIn(answered) as { message?: Json; status?: unknown };
  return status >= 400 && status !== 401 && (message?.type === 'contacts' || mark === 'read');
};

const severalIdentities = (recipient: unknown): boolean =>
  (
    (recipient as { identified_by?: { channel_identities?: unknown[] } } | undefined)?.identified_by
      ?.channel_identities ?? []
  ).length > 1;

/** Other permitted conversations. */
export const alternatives = alternativesOf({
  'conversation.tokens-alone': {
    rows: ['SIL-OTH-12'],
    says: 'The conversation service and the standalone API take no Basic credentials.',
    target,
    reply: on(CALLS, (_reply, answered) => isBasic(answered), {
      status: 401,
      body: { message: 'Show a token.' },
      headers: { 'www-authenticate': 'Bearer' },
    }),
  },
  'conversation.list-of-one': {
    rows: ['SIL-OTH-12', 'CONV-SEND-01'],
    says: 'A list with one recipient is a recipient.',
    target,
    decide: conversation.inRule('sendObjections', 'oneRecipient', 'objects', (objects, judged) => {
      const { recipient } = judged.body;
      return objects(judged) && !(Array.isArray(recipient) && recipient.length === 1);
    }),
  },
  'conversation.several-identities': {
    rows: ['SIL-OTH-12', 'CONV-SEND-01', 'CONV-CAP-01'],
    says: 'One recipient may have several identities.',
    target,
    decide: (decisions) => {
      for (const list of ['sendObjections', 'queryObjections'] as const)
        conversation.inRule(list, 'oneRecipient', 'objects', (objects, judged) => {
          const { recipient } = judged.body;
          return objects(judged) && !(!Array.isArray(recipient) && severalIdentities(recipient));
        })(decisions);
    },
  },
  'conversation.several-contents': {
    rows: ['SIL-OTH-12'],
    says: 'A send may have several contents.',
    target,
    decide: conversation.leaveOut('sendObjections', 'oneContent'),
  },
  'conversation.identity-beside-message': {
    rows: ['SIL-OTH-12', 'CONV-MAP-IN-01'],
    says: 'The identity of a contact is next to the message, not inside.',
    target,
    notify: inInbound((message, body) => move(message, 'channel_identity', body)),
  },
  'conversation.conversation-beside-message': {
    rows: ['SIL-OTH-12', 'CONV-MAP-IN-06'],
    says: 'The conversation is next to the message, not inside.',
    target,
    notify: inInbound((message, body) => move(message, 'conversation_id', body)),
  },
  'conversation.more-in-callbacks': {
    rows: ['SIL-OTH-12'],
    says: 'A callback has an id, a time and an attempt of its own.',
    target,
    notify: telling('conversation-capability', (body) => ({
      event_id: 'e1',
      accepted_time: 'now',
      attempt: 1,
      ...body,
    })),
  },
  'conversation.answers-with-more': {
    rows: ['SIL-OTH-12'],
    says: 'The answer to a send has a request id and a mode.',
    target,
    reply: on(
      ['conversation.send', 'conversation.capability', 'standalone.send'],
      good,
      members({ requestId: 'r1', mode: 'live' }),
    ),
  },
  'conversation.one-recipient-at-a-time': {
    rows: ['SIL-OTH-12', 'CONV-MAP-SEND-01'],
    says: 'A standalone message goes to one recipient; several are refused.',
    target,
    decide: mapping.instead('sendsOf', (sendsOf, types, request, appId) => {
      const sends = sendsOf(types, request, appId);
      if (sends.length > 1) throw new Problem(400, 'Name one recipient.');
      return sends;
    }),
  },
  'conversation.unmapped-ignored': {
    rows: ['CONV-MAP-TYPE-08', 'CONV-MAP-NONE-01', 'SIL-OTH-12'],
    says: 'What has no equivalent is accepted and leads to nothing.',
    target,
    reply: on(['standalone.send'], isUnmapped, { status: 202, body: { statuses: [] } }),
  },
  'conversation.first-of-two-products': {
    rows: ['CONV-MAP-TYPE-13', 'SIL-OTH-12'],
    says: 'Of several products in a product message the first is sent.',
    target,
    decide: replaced('interactive product', ({ interactive: { action } }) => {
      const [first] = action.product_items ?? [action];
      return {
        list_message: { title: 'Product', sections: [{ items: [{ product: { id: first.product_retailer_id } }] }] },
      };
    }),
  },
  'conversation.sections-merged': {
    rows: ['CONV-MAP-TYPE-12', 'SIL-OTH-12'],
    says: 'The sections of a list become one.',
    target,
    decide: sections('interactive list', (all) => [{ items: all.flatMap((section) => section.items) }]),
  },
  'conversation.lists-without-sections': {
    rows: ['CONV-MAP-TYPE-12', 'SIL-OTH-12'],
    says: 'A list has its items at once, without sections.',
    target,
    decide: outcome('interactive list', ({ list_message: list }) => ({
      list_message: { title: list.title, items: list.sections.flatMap((section: { items: Json[] }) => section.items) },
    })),
  },
  'conversation.sticker-as-card': {
    rows: ['CONV-MAP-TYPE-09'],
    says: 'A sticker becomes a card.',
    target,
    decide: replaced('sticker', ({ url }) => ({ card_message: { title: 'Sticker', media_message: { url } } })),
  },
  'conversation.silent-channel': {
    rows: ['SIL-OTH-12'],
    says: 'A send is followed by no report until the channel has something to say.',
    target,
    notify: losing(({ kind }) => kind === 'conversation-delivery'),
  },
  'conversation.signed-otherwise': {
    rows: ['SIL-OTH-13', 'KEY-CONV-01'],
    says: 'Callbacks are signed in hexadecimal, over the content alone.',
    target,
    decide: conversation.amend('signature', { encoding: 'hex', signedText: ({ body }) => body }),
  },
});
