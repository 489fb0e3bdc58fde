import { fault, faultsOf } from '../../fault.ts';
import { inRule, leaveOut } from '../../operators/messaging.ts';
import { asked } from '../../operators/replies.ts';

/** Answers a creation that is refused because of `member` as if it had succeeded. */
const taking = (member: string) =>
  asked(
    'webhooks.create',
    400,
    {
      status: 201,
      body: {
        id: '00000000-0000-4000-8000-000000000001',
        url: 'x',
        method: 'POST',
        encoding: 'JSON',
        events: ['RECEIVED_SMS'],
        retries: 0,
      },
    },
    (asked) => member in asked,
  );

const leavingOut = (check: string) => leaveOut('webhookChecks', check);

/** Refuses a creation if `member` has this value. */
const refusing = (member: string, value: number) =>
  asked(
    'webhooks.create',
    201,
    { status: 400, body: { message: 'Bad Request', details: [] } },
    (asked) => asked[member] === value,
  );

/** Deviations from what is published about the members of a webhook. */
export const faults = faultsOf({
  'PUB-HOOK-URL-01': {
    'published-webhooks.loose-hosts': fault('Any url that a standard parser accepts is accepted.', {
      decide: inRule('webhookChecks', 'url', 'mistakes', (mistakes) => (webhook) => {
        return /^https?:/.test(webhook.url) && URL.canParse(webhook.url) ? [] : mistakes(webhook);
      }),
    }),
    'published-webhooks.no-variables-in-url': fault('A url with a variable is refused.', {
      decide: inRule(
        'webhookChecks',
        'url',
        'mistakes',
        (mistakes) => (webhook) => mistakes({ ...webhook, url: webhook.url.replaceAll('$', ' ') }),
      ),
    }),
  },
  'PUB-HOOK-REQUIRED-01': {
    'published-webhooks.any-method': fault('Any method is accepted.', { decide: leavingOut('method') }),
  },
  'PUB-HOOK-LIMIT-01': {
    'published-webhooks.any-patience': fault('The read timeout of a webhook may have any value.', {
      reply: taking('read_timeout'),
    }),
    'published-webhooks.any-retries': fault('A webhook may have any number of retries.', { reply: taking('retries') }),
    'published-webhooks.delay-over-5': fault('The delay between retries must be more than 5 seconds.', {
      reply: refusing('retry_delay', 5),
    }),
    'published-webhooks.wait-under-60': fault('The read timeout must be less than a minute.', {
      reply: refusing('read_timeout', 60_000),
    }),
  },
  'PUB-HOOK-TYPE-01': {
    'published-webhooks.type-by-case': fault('A lower-case content-type header is accepted.', {
      reply: asked('webhooks.create', 400, 201, ({ headers }) => 'content-type' in ((headers as object) ?? {})),
    }),
  },
});
