import { decision } from '../../../faults/operators/decisions.ts';
import { around } from '../../../faults/operators/messaging.ts';
import { good, on, rewriting } from '../../../faults/operators/replies.ts';
import type { Happening } from '../../../messaging/notifications.ts';
import { isWebhookLetter } from '../../../messaging/webhook-letter.ts';
import { alternativesOf } from '../../alternative.ts';

const OTHER_EVENTS: Readonly<Record<string, string>> = {
  'message.enroute': 'ENROUTE_DR',
  'message.submitted': 'SUBMITTED_DR',
  'message.delivered': 'DELIVERED_DR',
  'message.expired': 'EXPIRED_DR',
  'message.rejected': 'REJECTED_DR',
  'message.failed': 'FAILED_DR',
  'reply.received': 'RECEIVED_SMS',
};

type Hook = { readonly template?: string; readonly events: readonly string[] };

const parsed = (template: string | undefined): unknown => {
  try {
    return JSON.parse(template ?? 'null');
  } catch {
    return template;
  }
};

/** What was never wanted at a callback URL of its own. */
const OWN = Symbol('a callback URL of its own');
void OWN;

/** Other ways to run custom webhooks. */
export const alternatives = alternativesOf({
  'hooks.callback-url-alone': {
    rows: ['HOOK-07'],
    says: 'What happens to a message with a callback URL of its own goes there and to no webhook.',
    decide: (decisions) => {
      const own = new Set<string>();
      around('messageOf', (messageOf) => (id, account, item, now) => {
        if (item.callback_url) own.add(id);
        return messageOf(id, account, item, now);
      })(decisions);
      around('letterTo', (letterTo) => (webhook, happening: Happening, all) => {
        const letter = letterTo(webhook, happening, all);
        return own.has(happening.order) ? { ...letter, kind: 'webhook', note: 'kept back' } : letter;
      })(decisions);
    },
    notify: (letter) => (letter.note === 'kept back' ? [] : [letter]),
  },
  'hooks.retried-like-callbacks': {
    rows: ['HOOK-08'],
    says: 'A webhook that fails is retried like a callback.',
    decide: decision('delivery', 'nextDelay', (attempt) => (attempt > 6 ? undefined : 60_000 * 2 ** (attempt - 1))),
  },
  'hooks.never-retried': {
    rows: ['HOOK-08'],
    says: 'A webhook that fails is never retried.',
    decide: (decisions) => {
      const { nextDelay } = decisions.delivery;
      decisions.delivery.nextDelay = (attempt, letter) =>
        isWebhookLetter(letter) ? undefined : nextDelay(attempt, letter);
    },
  },
  'hooks.templates-as-objects': {
    rows: ['SIL-MSG-15', 'SIL-MSG-20', 'SIL-MSG-23'],
    says: 'A webhook is shown with its template as JSON and not as a text.',
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
    says: 'The list of webhooks is an array, and each webhook has its events as one text.',
    reply: rewriting('webhooks.list', ({ pageData }) =>
      pageData.map((each: Hook) => ({ ...each, events: each.events.join(' ') })),
    ),
  },
  'hooks.pages-from-one': {
    rows: ['SIL-MSG-15'],
    says: 'The pages of the list of webhooks are counted from one.',
    decide: around(
      'webhooksOnPage',
      (onPage) => (webhooks, page, size) => onPage(webhooks, Math.max(page, 1) - 1, size),
    ),
  },
  'hooks.other-event-names': {
    rows: ['SIL-MSG-23'],
    says: 'Webhook events are called after what happens to a message.',
    target: {
      bindings: {
        enrouteEvent: 'message.enroute',
        submittedEvent: 'message.submitted',
        deliveredEvent: 'message.delivered',
        expiredEvent: 'message.expired',
        rejectedEvent: 'message.rejected',
        failedEvent: 'message.failed',
        replyEvent: 'reply.received',
      },
    },
    decide: (decisions) => {
      const { parseJson } = decisions.http;
      decisions.http.parseJson = (body) => {
        const json = parseJson(body) as { events?: unknown } | null;
        if (!Array.isArray(json?.events)) return json;
        return { ...json, events: json.events.map((each) => OTHER_EVENTS[each] ?? `not ${each}`) };
      };
    },
    reply: (reply, answered) => {
      const other = new Map(Object.entries(OTHER_EVENTS).map(([theirs, ours]) => [ours, theirs]));
      const renamed = (hook: Hook): Hook => ({ ...hook, events: hook.events.map((each) => other.get(each) ?? each) });
      return on(['webhooks.create', 'webhooks.read', 'webhooks.change'], good, ({ body, ...rest }) => ({
        ...rest,
        body: renamed(body as Hook),
      }))(
        rewriting('webhooks.list', ({ pageData, ...page }) => ({ ...page, pageData: pageData.map(renamed) }))(
          reply,
          answered,
        ),
        answered,
      );
    },
  },
});
