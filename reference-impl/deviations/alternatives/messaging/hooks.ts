import type { Happening } from '../../../messaging/notifications.ts';
import { isWebhookLetter } from '../../../messaging/webhook-letter.ts';
import { alternativesOf } from '../../alternative.ts';
import { delivery } from '../../operators/decisions.ts';
import { toLetters } from '../../operators/letters.ts';
import { instead } from '../../operators/messaging.ts';
import { good, on, rewriting } from '../../operators/replies.ts';
import { SPOKEN_EVENTS, webhookWords } from '../../webhook-words.ts';

type Hook = { readonly id: string; readonly template?: string; readonly events: readonly string[] };

const parsed = (template: string | undefined): unknown => {
  try {
    return JSON.parse(template ?? 'null');
  } catch {
    return template;
  }
};

/** Other ways to run custom webhooks. */
export const alternatives = alternativesOf({
  'hooks.callback-url-alone': {
    rows: ['HOOK-07'],
    says: 'What happens to a message with a callback URL of its own goes there and to no webhook.',
    decide: (decisions) => {
      const own = new Set<string>();
      instead('messageOf', (messageOf, id, account, item, now) => {
        if (item.callback_url) own.add(id);
        return messageOf(id, account, item, now);
      })(decisions);
      instead('letterTo', (letterTo, webhook, happening: Happening, all) => {
        const letter = letterTo(webhook, happening, all);
        return own.has(happening.order) ? { ...letter, kind: 'webhook', note: 'kept back' } : letter;
      })(decisions);
    },
    notify: (letter) => (letter.note === 'kept back' ? [] : [letter]),
  },
  'hooks.indented': {
    rows: ['SIL-MSG-23'],
    says: 'What a template describes is sent indented, where it is JSON.',
    target: { published: false },
    notify: toLetters('webhook', ({ body }) => {
      const json = parsed(body);
      return typeof json === 'object' ? { body: JSON.stringify(json, null, 2) } : {};
    }),
  },
  'hooks.retried-like-callbacks': {
    rows: ['HOOK-08'],
    says: 'A webhook that fails is retried like a callback.',
    target: { published: false },
    decide: delivery.decision('nextDelay', (attempt) => (attempt > 6 ? undefined : 60_000 * 2 ** (attempt - 1))),
  },
  'hooks.never-retried': {
    rows: ['HOOK-08'],
    says: 'A webhook that fails is never retried.',
    target: { published: false },
    decide: (decisions) => {
      const { nextDelay } = decisions.delivery;
      decisions.delivery.nextDelay = (attempt, letter) =>
        isWebhookLetter(letter) ? undefined : nextDelay(attempt, letter);
    },
  },
  'hooks.templates-as-objects': {
    rows: ['SIL-MSG-15', 'SIL-MSG-20', 'SIL-MSG-23'],
    says: 'A webhook is shown with its template as JSON and not as a text.',
    target: { published: false },
    reply: (reply, answered) =>
      on(['webhooks.create', 'webhooks.read', 'webhooks.change'], good, ({ body, ...rest }) => ({
        ...rest,
        body: { ...(body as Hook), template: parsed((body as Hook).template) },
      }))(
        rewriting('webhooks.list', ({ pageData, ...page }) => ({
          ...page,
          pageData: pageData.map((each: Hook) => ({ ...each, template: parsed(each.template) })),
        }))(reply, answered),
        answered,
      ),
  },
  'hooks.listed-bare': {
    rows: ['SIL-MSG-15', 'SIL-MSG-20'],
    says: 'The list of webhooks is an array, and each of them has its settings in an object of their own.',
    target: { published: false },
    reply: rewriting('webhooks.list', ({ pageData }) =>
      pageData.map(({ id, ...settings }: Hook) => ({ id, settings })),
    ),
  },
  'hooks.pages-from-one': {
    rows: ['SIL-MSG-15'],
    says: 'The pages of the list of webhooks are counted from one.',
    target: { published: false },
    decide: instead('webhooksOnPage', (onPage, webhooks, page, size) => onPage(webhooks, Math.max(page, 1) - 1, size)),
  },
  'hooks.other-words': {
    rows: ['SIL-MSG-15', 'SIL-MSG-23'],
    says: 'Events of webhooks are called after what happens to a message, and their list subscriptions.',
    target: {
      bindings: {
        webhookEventsField: 'subscriptions',
        statusEvent: 'message.{status}',
        replyEvent: 'message.answered',
      },
      published: false,
    },
    ...webhookWords({ member: 'subscriptions', events: SPOKEN_EVENTS }),
  },
});
