import type { Json } from '../../kernel/json.ts';
import { alternativesOf, another, other } from '../alternative.ts';
import { reading } from '../operators/decisions.ts';
import { good } from '../operators/replies.ts';
import { SPOKEN_BINDINGS, SPOKEN_EVENTS, webhookWords } from '../webhook-words.ts';

type Names = Readonly<Record<string, string>>;

/** The twin's names for members of answers that the document does not show, by operation or group. */
const RENAMED: Readonly<Record<string, Names>> = {
  'messages.read': { message_id: 'msg', status: 'phase', content: 'text', format: 'kind' },
  'reports.list': { delivery_reports: 'found' },
  'replies.list': { replies: 'found', date_received: 'when' },
  'webhooks.list': { pageData: 'found', pageSize: 'most' },
  'senders.list': { data: 'found' },
  'senders.status': { status: 'phase', reason: 'why', label: 'note' },
  'senders.request': { status: 'phase', reason: 'why', label: 'note' },
  'reporting.metakeys': { keys: 'found' },
  'reporting.detail': { messages: 'found', pagination: 'more' },
  'links.summary': { short_urls: 'found', pagination: 'more', long_url: 'leads_to', click_count: 'opened' },
  'blacklist.list': { numbers: 'found' },
  'subprojects.create': { displayName: 'title', parentProjectId: 'above' },
  'subprojects.list': { displayName: 'title', parentProjectId: 'above', subprojects: 'found' },
  'subprojects.read': { displayName: 'title', parentProjectId: 'above' },
  'conversation.send': { accepted_time: 'when' },
  'conversation.capability': { request_id: 'query' },
};

function renamed(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [names[name] ?? name, renamed(member, names)]),
  );
}

const TAG = { sender_address_type: 'NAME', usage_type: 'BRAND' };
const OUR_TAG = { sender_address_type: 'ALPHANUMERIC', usage_type: 'ALPHANUMERIC' };

const isOf = (body: Json, words: Json): boolean =>
  Object.entries(words).every(([member, word]) => body[member] === word);

export const nameDeviations = alternativesOf({
  'SIL-MSG-15 SIL-MSG-23 other-webhook-words': another({
    says: 'The events of webhooks are called after what happens to a message, and their list wanted.',
    bindings: { webhookEventsField: 'wanted', ...SPOKEN_BINDINGS },
    ...webhookWords({ member: 'wanted', events: SPOKEN_EVENTS }),
  }),
  'SIL-SEND-02 SIL-SEND-05 other-words-for-senders': another({
    says: 'The type of an alpha tag is NAME, its use BRAND, and a verification code is called code.',
    bindings: { verificationCodeField: 'code', alphaTagType: 'NAME', alphaTagUsage: 'BRAND' },
    decide: reading((request) => {
      if ('code' in request) return { verification_code: request.code };
      if (isOf(request, TAG)) return { ...request, ...OUR_TAG };
      // What is a tag in the reference is nothing here.
      return isOf(request, OUR_TAG) ? { ...request, usage_type: 'unknown' } : request;
    }),
  }),
  'SIL-MSG-04 SIL-MSG-09 SIL-MSG-10 SIL-MSG-11 SIL-MSG-14 SIL-MSG-20 SIL-SEND-01 SIL-SEND-08 SIL-OTH-12 other-answer-names':
    other('Members of answers that the document does not show have other names.', {
      bindings: { longUrlField: 'leads_to', clickCountField: 'opened' },
      reply: (reply, { operation }) => {
        const names = RENAMED[operation];
        return names === undefined || !good(reply) ? reply : { ...reply, body: renamed(reply.body, names) };
      },
    }),
});
