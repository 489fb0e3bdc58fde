import { changed, without } from './alter.ts';
import type { Fault } from './behaviour.ts';
import { on } from './distort.ts';
import { bodyOf, made, refused, taking } from './published-webhooks.ts';

const leavingOut =
  (check: string): NonNullable<Fault['decide']> =>
  ({ messaging }) => {
    messaging.webhookChecks = without(messaging.webhookChecks, check);
  };

/** A creation is refused when `member` has this value. */
const refusing = (member: string, value: number): NonNullable<Fault['reply']> =>
  on(
    'webhooks.create',
    (reply, answered) => made(reply) && bodyOf(answered)[member] === value,
    () => ({ status: 400, body: { message: 'Bad Request', details: [] } }),
  );

/** Deviations from what is published of the members of a webhook. */
export const publishedWebhookLimitFaults: readonly Fault[] = [
  {
    id: 'published-webhooks.any-url',
    rule: 'PUB-HOOK-URL-01',
    says: 'Any text is taken as a url.',
    decide: leavingOut('url'),
  },
  {
    id: 'published-webhooks.loose-hosts',
    rule: 'PUB-HOOK-URL-01',
    says: 'Whatever an ordinary URL parser takes is taken.',
    decide: ({ messaging }) => {
      messaging.webhookChecks = changed(messaging.webhookChecks, 'url', (check) => ({
        ...check,
        mistakes: (webhook) =>
          /^https?:/.test(webhook.url) && URL.canParse(webhook.url) ? [] : check.mistakes(webhook),
      }));
    },
  },
  {
    id: 'published-webhooks.no-variables-in-url',
    rule: 'PUB-HOOK-URL-01',
    says: 'A url that names a variable is refused.',
    decide: ({ messaging }) => {
      messaging.webhookChecks = changed(messaging.webhookChecks, 'url', (check) => ({
        ...check,
        mistakes: (webhook) => check.mistakes({ ...webhook, url: webhook.url.replaceAll('$', ' ') }),
      }));
    },
  },
  {
    id: 'published-webhooks.any-method',
    rule: 'PUB-HOOK-REQUIRED-01',
    says: 'Any method is taken.',
    decide: leavingOut('method'),
  },
  {
    id: 'published-webhooks.any-encoding',
    rule: 'PUB-HOOK-REQUIRED-01',
    says: 'Any encoding is taken.',
    decide: leavingOut('encoding'),
  },
  {
    id: 'published-webhooks.no-events',
    rule: 'PUB-HOOK-REQUIRED-01',
    says: 'A webhook without events is taken.',
    reply: taking('events'),
  },
  {
    id: 'published-webhooks.any-event',
    rule: 'PUB-HOOK-EVENT-01',
    says: 'Events that do not exist are taken.',
    decide: leavingOut('events'),
  },
  {
    id: 'published-webhooks.event-unnamed',
    rule: 'PUB-HOOK-EVENT-01',
    says: 'The refusal of an event names the first event, whichever is wrong.',
    reply: on('webhooks.create', refused, (reply) => ({
      ...reply,
      body: JSON.parse(JSON.stringify(reply.body).replace(/events\/\d/g, 'events/0')),
    })),
  },
  {
    id: 'published-webhooks.any-patience',
    rule: 'PUB-HOOK-LIMIT-01',
    says: 'A webhook may wait for any time.',
    reply: taking('read_timeout'),
  },
  {
    id: 'published-webhooks.any-retries',
    rule: 'PUB-HOOK-LIMIT-01',
    says: 'A webhook may be repeated any number of times.',
    reply: taking('retries'),
  },
  {
    id: 'published-webhooks.delay-over-5',
    rule: 'PUB-HOOK-LIMIT-01',
    says: 'The delay has to be more than 5 seconds.',
    reply: refusing('retry_delay', 5),
  },
  {
    id: 'published-webhooks.wait-under-60',
    rule: 'PUB-HOOK-LIMIT-01',
    says: 'A webhook has to wait for less than a minute.',
    reply: refusing('read_timeout', 60_000),
  },
  {
    id: 'published-webhooks.long-url',
    rule: 'PUB-HOOK-LIMIT-02',
    says: 'A url may have any length.',
    reply: taking('url'),
  },
  {
    id: 'published-webhooks.long-header',
    rule: 'PUB-HOOK-LIMIT-02',
    says: 'The value of a header may have any length.',
    decide: leavingOut('headers'),
  },
  {
    id: 'published-webhooks.own-type',
    rule: 'PUB-HOOK-TYPE-01',
    says: 'A webhook may name its own Content-Type.',
    reply: taking('headers'),
  },
  {
    id: 'published-webhooks.type-by-case',
    rule: 'PUB-HOOK-TYPE-01',
    says: 'Content-Type in small letters is let through.',
    reply: on(
      'webhooks.create',
      (reply, answered) => refused(reply) && 'content-type' in ((bodyOf(answered).headers as object) ?? {}),
      (reply) => ({ ...reply, status: 201 }),
    ),
  },
];
