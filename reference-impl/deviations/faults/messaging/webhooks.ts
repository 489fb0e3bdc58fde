import type { Letter } from '../../../kernel/post.ts';
import { fault, faultsOf } from '../../fault.ts';
import { losing, toLetters } from '../../operators/letters.ts';
import { copyOf, decision, given, inRule, instead, leaveOut, result } from '../../operators/messaging.ts';
import { asked, askedIn, members, on, refusing } from '../../operators/replies.ts';
import { tornApart } from '../../operators/torn-apart.ts';

const CRASH = { status: 500, body: { message: 'division by zero' } };
const MADE = { url: 'x', method: 'POST', encoding: 'JSON', events: ['RECEIVED_SMS'], retries: 0 };

const taking = (member: string) =>
  on('webhooks.create', 400, (reply, answered) =>
    member in askedIn(answered)
      ? { status: 201, body: { id: '00000000-0000-4000-8000-000000000001', ...MADE } }
      : reply,
  );

const refusingValue = (member: string, value: number) =>
  refusing<Record<string, unknown>>('webhooks.create', (asked) => asked[member] === value);

const unnotified = (isLost: (said: string) => boolean) => ({
  decide: result('render', (text, _template, variables, escapeText) =>
    !escapeText && isLost(JSON.stringify(variables)) ? '' : text,
  ),
  notify: losing(({ kind, body }) => kind === 'webhook' && (body === '' || isLost(body))),
});

/** Deviations of webhooks: their members, the events they get, their templates and how they are delivered. */
export const faults = faultsOf({
  'HOOK-04 only-some.first-event': fault('Of the events of a webhook only the first counts.', {
    decide: given('listens', (webhook, event) => [{ ...webhook, events: webhook.events.slice(0, 1) }, event]),
  }),
  'HOOK-04 only-some.webhooks-in-latin': fault(
    'Webhooks are not notified of texts in another script than Latin.',
    unnotified((said) => /(?!\p{Script=Latin})\p{L}/u.test(said)),
  ),
  'HOOK-04 only-some.webhooks-at-home': fault(
    'Webhooks are notified of messages to Sweden alone.',
    unnotified((said) => /"source(_number|Address)":"\+(?!46)/.test(said)),
  ),
  'HOOK-04 webhooks.last-event-only': fault('Only the last event of a webhook counts.', {
    decide: decision('listens', ({ events }, event) => events.at(-1) === event),
  }),
  'HOOK-04 webhooks.replies-as-opt-outs': fault('Webhooks for opt-outs get every reply.', {
    decide: instead('listens', (listens, webhook, event) =>
      [event, event === 'RECEIVED_SMS' ? 'OPT_OUT_SMS' : event].some((each) => listens(webhook, each as typeof event)),
    ),
  }),
  'PUB-HOOK-METHOD-01 published-deliveries.patch-as-put': fault('PATCH webhooks are sent by PUT.', {
    notify: toLetters('webhook', ({ method }) => (method === 'PATCH' ? { method: 'PUT' } : {})),
  }),
  'PUB-PUSH-REPLY-01 published-deliveries.replies-with-reports': {
    says: 'Replies are pushed only for messages with delivery reports.',
    decide: result('messageOf', (each) => (each.wantsReports ? each : copyOf(each, { callbackUrl: undefined }))),
  },
  'PUB-PUSH-RETRY-01 published-deliveries.usual-delay': fault('Webhooks are always retried after 5 seconds.', {
    notify: toLetters('webhook', () => ({ retryDelay: 5000 }) as Partial<Letter>),
  }),
  'PUB-PUSH-TIMEOUT-01 published-deliveries.endless-wait': fault('The read timeout of a webhook is ignored.', {
    notify: toLetters('webhook', () => ({ timeout: 20_000 })),
  }),
  'PUB-HOOK-EVENT-02 published-events.in-another-order': {
    says: 'The event for the submission has the previous status.',
    decide: result('reportVariables', (variables) => {
      const status = String(variables.status);
      return { ...variables, status: { enroute: 'submitted', submitted: 'enroute' }[status] ?? status };
    }),
  },
  'PUB-HOOK-URL-01 published-webhooks.loose-hosts': fault('Any url that a standard parser accepts is accepted.', {
    decide: inRule('webhookChecks', 'url', 'mistakes', (mistakes, webhook) =>
      /^https?:/.test(webhook.url) && URL.canParse(webhook.url) ? [] : mistakes(webhook),
    ),
  }),
  'PUB-HOOK-URL-01 published-webhooks.no-variables-in-url': fault('A url with a variable is refused.', {
    decide: inRule('webhookChecks', 'url', 'mistakes', (judge, hook) =>
      judge({ ...hook, url: hook.url.replaceAll('$', ' ') }),
    ),
  }),
  'PUB-HOOK-REQUIRED-01 published-webhooks.any-method': fault('Any method is accepted.', {
    decide: leaveOut('webhookChecks', 'method'),
  }),
  'PUB-HOOK-LIMIT-01 published-webhooks.any-patience': fault('The read timeout of a webhook may have any value.', {
    reply: taking('read_timeout'),
  }),
  'PUB-HOOK-LIMIT-01 published-webhooks.any-retries': fault('A webhook may have any number of retries.', {
    reply: taking('retries'),
  }),
  'PUB-HOOK-LIMIT-01 published-webhooks.delay-over-5': fault('The delay between retries must be more than 5 seconds.', {
    reply: refusingValue('retry_delay', 5),
  }),
  'PUB-HOOK-LIMIT-01 published-webhooks.wait-under-60': fault('The read timeout must be less than a minute.', {
    reply: refusingValue('read_timeout', 60_000),
  }),
  'PUB-HOOK-TYPE-01 published-webhooks.type-by-case': fault('A lower-case content-type header is accepted.', {
    reply: asked('webhooks.create', 400, ({ headers }) => 'content-type' in Object(headers), 201),
  }),
  'PUB-HOOK-RACE-01 webhooks.race': fault('Duplicate webhooks are looked for before the request may have to wait.', {
    decide: tornApart('webhooks.create'),
  }),
  'PUB-HOOK-RACE-02 webhooks.race-for-room': fault('Webhooks are counted before the request may have to wait.', {
    decide: tornApart('webhooks.create'),
  }),
  'PUB-HOOK-PAGE-01 published-webhooks.size-0-crashes': fault('A page size of 0 crashes the platform.', {
    reply: on('webhooks.list', (_reply, { request }) => request.query.page_size === '0', CRASH),
  }),
  'PUB-HOOK-CHANGE-01 published-webhooks.change-replaces': fault('A change without events resets the events.', {
    reply: asked('webhooks.change', 200, (asked) => !('events' in asked), members({ events: ['DELIVERED_DR'] })),
  }),
  'PUB-TPL-REPORT-01 published-templates.report-id-of-message': {
    says: 'The message id in a template is that of the report.',
    decide: result('reportVariables', (variables) => ({ ...variables, mtId: variables.drId ?? '' })),
  },
  'PUB-TPL-REPORT-01 published-templates.without-vendor': fault('Templates lack the vendor.', {
    decide: result('reportVariables', ({ vendorId, ...variables }) => variables),
  }),
  'PUB-TPL-REPLY-01 published-templates.contents-mixed-up': {
    says: 'Templates show the text of the message in place of the reply.',
    decide: result('replyVariables', (variables) => ({ ...variables, replyContent: variables.mtContent ?? '' })),
  },
  'PUB-TPL-LITERAL-01 published-templates.every-variable': {
    says: 'Templates of delivery reports have an empty reply id.',
    decide: result('reportVariables', (variables) => ({ ...variables, replyId: '' })),
  },
});
