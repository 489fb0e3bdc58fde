import { type Json, jsonIn } from '../../../kernel/json.ts';
import { isWebhookLetter } from '../../../messaging/webhooks/letter.ts';
import { alternativesOf, another, asPublished, other } from '../../alternative.ts';
import { delivery } from '../../operators/decisions.ts';
import { toLetters, unsigned } from '../../operators/letters.ts';
import { decision, recordsOf } from '../../operators/messaging.ts';
import { good, inTurn, on, rewriting, rewritingEach, showing } from '../../operators/replies.ts';
import { SPOKEN_BINDINGS, SPOKEN_EVENTS, webhookWords } from '../../webhook-words.ts';

type Hook = { readonly id: string; readonly template?: string };

const parsed = ({ template, ...hook }: Hook): object => ({
  ...hook,
  template: template === undefined ? null : (jsonIn(template) ?? template),
});

/** What was posted to callback URLs: that is posted before webhooks get it. */
const posted = new Set<string>();

/** Other ways to run custom webhooks, and to keep and use signature keys. */
export const alternatives = alternativesOf({
  'HOOK-07 hooks.callback-url-alone': {
    says: 'What happens to a message with a callback URL of its own goes there and to no webhook.',
    notify: (letter) => {
      if (letter.kind === 'delivery-report' || letter.kind === 'reply') posted.add(letter.order);
      return isWebhookLetter(letter) && posted.has(letter.order.split('/')[1] ?? '') ? [] : [letter];
    },
  },
  'SIL-MSG-23 hooks.indented': other('What a template describes is sent indented, where it is JSON.', {
    notify: toLetters('webhook', ({ body }) => {
      const json = jsonIn(body);
      return typeof json === 'object' ? { body: JSON.stringify(json, null, 2) } : {};
    }),
  }),
  'HOOK-08 hooks.retried-like-callbacks': other('A webhook that fails is retried like a callback.', {
    decide: delivery.decision('nextDelay', (attempt) => (attempt > 6 ? undefined : 60_000 * 2 ** (attempt - 1))),
  }),
  'HOOK-08 hooks.never-retried': other('A webhook that fails is never retried.', {
    decide: delivery.result('nextDelay', (usual, _attempt, letter) => (isWebhookLetter(letter) ? undefined : usual)),
  }),
  'SIL-MSG-15 SIL-MSG-20 SIL-MSG-23 hooks.templates-as-objects': another({
    says: 'A webhook is shown with its template as JSON and not as a text.',
    reply: inTurn(
      rewritingEach('webhooks.list', 'pageData', parsed),
      ...['webhooks.create', 'webhooks.read', 'webhooks.change'].map((operation) => rewriting(operation, parsed)),
    ),
  }),
  'SIL-MSG-15 SIL-MSG-20 hooks.listed-bare': another({
    says: 'The list of webhooks is an array, and each of them has its settings in an object of their own.',
    reply: rewriting('webhooks.list', ({ pageData }) =>
      pageData.map(({ id, ...settings }: Hook) => ({ id, settings })),
    ),
  }),
  'SIL-MSG-15 hooks.pages-from-one': other('The pages of the list of webhooks are counted from one.', {
    reply: showing('webhooks.list', good, ({ page, pageSize }, { call }) => {
      const { webhooks } = recordsOf(call);
      const start = Math.max(page - 1, 0) * pageSize;
      return { pageData: [...webhooks.values()].slice(start, start + pageSize) };
    }),
  }),
  'SIL-MSG-15 SIL-MSG-23 hooks.other-words': another({
    says: 'Events of webhooks are called after what happens to a message, and their list subscriptions.',
    bindings: { webhookEventsField: 'subscriptions', ...SPOKEN_BINDINGS },
    ...webhookWords({ member: 'subscriptions', events: SPOKEN_EVENTS }),
  }),
  'SIL-MSG-16 SIL-MSG-20 keys.list-says-less': other('The list of keys does not say which one is enabled.', {
    reply: rewriting('keys.list', (keys) => keys.map(({ enabled, ...key }: Json) => key)),
  }),
  'SIL-MSG-16 SIL-MSG-20 keys.list-in-an-object': other('The list of keys is a member of an object.', {
    reply: rewriting('keys.list', (keys) => ({ signature_keys: keys })),
  }),
  'SIL-MSG-16 keys.none-enabled-is-no-error': other('Where no key is enabled, the enabled key is an empty object.', {
    reply: on('keys.readEnabled', 404, { status: 200, body: {} }),
  }),
  'SIL-MSG-16 keys.signed-otherwise': other('What is signed of a webhook is its body and its date.', {
    decide: decision('signedText', ({ date, body }) => `${date}.${body}`),
  }),
  'KEY-CONV-01 keys.none-for-conversations': other('Conversation callbacks are not signed.', {
    notify: (letter) => {
      const headers = Object.entries(letter.headers).filter(([name]) => !name.includes('Webhook-Signature'));
      return [letter.kind.startsWith('conversation') ? { ...letter, headers: Object.fromEntries(headers) } : letter];
    },
  }),
  'SIL-OTH-13 keys.callbacks-unsigned': other('Webhooks are signed, and what is posted to a callback URL is not.', {
    notify: unsigned('delivery-report', 'reply'),
  }),
  'SIL-OTH-13 keys.digests-with-a-hyphen': asPublished('A signed webhook names its digest with a hyphen: SHA-256.', {
    notify: (letter) => {
      const { seal } = letter;
      if (!seal) return [letter];
      const hyphened = (headers: Readonly<Record<string, string>>) => {
        const named = Object.entries(headers).map(([name, value]) => [
          name,
          name.endsWith('Digest-Type') ? value.replace('SHA', 'SHA-') : value,
        ]);
        return Object.fromEntries(named);
      };
      return [{ ...letter, seal: (parcel) => seal(parcel)?.then(hyphened) }];
    },
  }),
});
