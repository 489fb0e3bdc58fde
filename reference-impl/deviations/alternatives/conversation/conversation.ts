import type { Json } from '../../../kernel/json.ts';
import { Problem } from '../../../kernel/problem.ts';
import { alternativesOf, another, other } from '../../alternative.ts';
import { inInbound, move, outcome, replaced, sections } from '../../operators/conversation.ts';
import { conversation, mapping } from '../../operators/decisions.ts';
import { losing, telling } from '../../operators/letters.ts';
import { always, askedIn, good, members, on } from '../../operators/replies.ts';

const SENDS = ['conversation.send', 'conversation.capability', 'standalone.send'];
const CALLS = [...SENDS, 'standalone.capability', 'standalone.capability-read'];

type Named = { readonly identified_by?: { readonly channel_identities?: readonly unknown[] } };

export const alternatives = alternativesOf({
  'SIL-OTH-12 conversation.tokens-alone': another({
    says: 'The conversation service and the standalone API take no Basic credentials.',
    reply: on(CALLS, (_reply, { request }) => /^basic /i.test(request.headers.authorization ?? ''), {
      status: 401,
      body: { message: 'Show a token.' },
      headers: { 'www-authenticate': 'Bearer' },
    }),
  }),
  'SIL-OTH-12 conversation.several-contents': other('A send may have several contents.', {
    decide: conversation.leaveOut('sendObjections', 'oneContent'),
  }),
  'SIL-OTH-12 conversation.more-in-callbacks': other('A callback has an id, a time and an attempt of its own.', {
    notify: telling('conversation-capability', (body) => ({
      event_id: 'e1',
      accepted_time: 'now',
      attempt: 1,
      ...body,
    })),
  }),
  'SIL-OTH-12 conversation.answers-with-more': other('The answer to a send has a request id and a mode.', {
    reply: on(SENDS, good, members({ requestId: 'r1', mode: 'live' })),
  }),
  'SIL-OTH-12 conversation.silent-channel': another({
    says: 'A send is followed by no report until the channel has something to say.',
    notify: losing(({ kind }) => kind === 'conversation-delivery'),
  }),
  'SIL-OTH-12 CONV-SEND-01 conversation.list-of-one': other('A list with one recipient is a recipient.', {
    decide: conversation.inRule('sendObjections', 'oneRecipient', 'objects', (objects, judged) => {
      const { recipient } = judged.body;
      return objects(judged) && !(Array.isArray(recipient) && recipient.length === 1);
    }),
  }),
  'SIL-OTH-12 CONV-SEND-01 CONV-CAP-01 conversation.several-identities': another({
    says: 'One recipient may have several identities.',
    decide: (decisions) => {
      for (const list of ['sendObjections', 'queryObjections'] as const)
        conversation.inRule(list, 'oneRecipient', 'objects', (objects, judged) => {
          const { recipient } = judged.body;
          const identities = (recipient as Named | undefined)?.identified_by?.channel_identities ?? [];
          return objects(judged) && (Array.isArray(recipient) || identities.length <= 1);
        })(decisions);
    },
  }),
  'SIL-OTH-12 CONV-MAP-IN-01 conversation.identity-beside-message': another({
    says: 'The identity of a contact is next to the message, not inside.',
    notify: inInbound((message, body) => move(message, 'channel_identity', body)),
  }),
  'SIL-OTH-12 CONV-MAP-IN-06 conversation.conversation-beside-message': another({
    says: 'The conversation is next to the message, not inside.',
    notify: inInbound((message, body) => move(message, 'conversation_id', body)),
  }),
  'SIL-OTH-12 CONV-MAP-SEND-01 conversation.one-recipient-at-a-time': another({
    says: 'A standalone message goes to one recipient; several are refused.',
    decide: mapping.instead('sendsOf', (sendsOf, types, request, appId) => {
      const sends = sendsOf(types, request, appId);
      if (sends.length > 1) throw new Problem(400, 'Name one recipient.');
      return sends;
    }),
  }),
  'CONV-MAP-TYPE-08 CONV-MAP-NONE-01 SIL-OTH-12 conversation.unmapped-ignored': another({
    says: 'What has no equivalent is accepted and leads to nothing.',
    reply: on('standalone.send', always, (reply, answered) => {
      const { message, status } = askedIn(answered) as { message?: Json; status?: unknown };
      const isUnmapped = message?.type === 'contacts' || status === 'read';
      const isRefused = reply.status >= 400 && reply.status !== 401;
      return isUnmapped && isRefused ? { status: 202, body: { statuses: [] } } : reply;
    }),
  }),
  'CONV-MAP-TYPE-13 SIL-OTH-12 conversation.first-of-two-products': another({
    says: 'Of several products in a product message the first is sent.',
    decide: replaced('interactive product', ({ interactive: { action } }) => {
      const [first] = action.product_items ?? [action];
      return {
        list_message: { title: 'Product', sections: [{ items: [{ product: { id: first.product_retailer_id } }] }] },
      };
    }),
  }),
  'CONV-MAP-TYPE-12 SIL-OTH-12 conversation.sections-merged': other('The sections of a list become one.', {
    decide: sections('interactive list', (all) => [{ items: all.flatMap((section) => section.items) }]),
  }),
  'CONV-MAP-TYPE-12 SIL-OTH-12 conversation.lists-without-sections': another({
    says: 'A list has its items at once, without sections.',
    decide: outcome('interactive list', ({ list_message: list }) => ({
      list_message: { title: list.title, items: list.sections.flatMap((section: { items: Json[] }) => section.items) },
    })),
  }),
  'CONV-MAP-TYPE-09 conversation.sticker-as-card': other('A sticker becomes a card.', {
    decide: replaced('sticker', ({ url }) => ({ card_message: { title: 'Sticker', media_message: { url } } })),
  }),
  'SIL-OTH-13 KEY-CONV-01 conversation.signed-otherwise': another({
    says: 'Callbacks are signed in hexadecimal, over the content alone.',
    decide: conversation.amend('signature', { encoding: 'hex', signedText: ({ body }) => body }),
  }),
});
