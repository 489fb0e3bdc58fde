import { twin } from '../../../reference-impl/deviations/twin/index.ts';
import type { Looks } from './look.ts';
import {
  askForTag,
  firstWait,
  isOvertaken,
  NUMBER,
  reportsOf,
  settle,
  statusesOf,
  submit,
  twoWebhooks,
  webhookMembers,
  webhooks,
} from './traffic.ts';

/** What the platforms answer and tell otherwise. */
export const answerLooks: Looks = {
  'other-member-names': [
    async (shown) => {
      const own = { notify_url: shown.url, callback_url: `${shown.url}?usual` };
      const before = shown.taken.length;
      const message = { content: 'Hi', destination_number: NUMBER, delivery_report: true, ...own };
      await shown.messaging('POST', '/v1/messages', { messages: [message] });
      await settle(shown);
      return shown.taken[before]?.json.callback_url === shown.url;
    },
    false,
    true,
  ],
  'other-submit-answer': [
    async (shown) => {
      const messages = [{ content: 'Hi', destination_number: NUMBER }];
      const { status, json } = await shown.messaging('POST', '/v1/messages', { messages });
      return [status, 'taken' in json];
    },
    [202, false],
    [200, true],
  ],
  'reports-unasked': [
    async (shown) => reportsOf(shown, await submit(shown, NUMBER, 'Hi', { delivery_report: false })).length > 0,
    false,
    true,
  ],
  'more-statuses': [async (shown) => (await statusesOf(shown, await submit(shown))).includes('enroute'), false, true],
  'other-success-statuses': [async (shown) => (await webhooks(shown)).status, 200, 203],
  'lists-turned-round': [twoWebhooks, ['one', 'two'], ['two', 'one']],
  'extra-members': [async (shown) => 'zz_twin' in (await webhooks(shown)).json, false, true],
  'other-webhook-words': [webhookMembers, ['events', 'DELIVERED_DR'], ['wanted', 'message.delivered']],
  'other-words-for-senders': [
    async (shown) => (await askForTag(shown, { sender_address_type: 'NAME', usage_type: 'BRAND' })).status < 300,
    false,
    true,
  ],
  'other-answer-names': [
    async (shown) => 'msg' in (await shown.messaging('GET', `/v1/messages/${await submit(shown)}`)).json,
    false,
    true,
  ],
  'other-refusal-statuses': [async (shown) => (await shown.messaging('GET', '/v1/messages/nobody')).status, 404, 410],
  'other-refusal-bodies': [
    async (shown) => 'fault' in (await shown.messaging('GET', '/v1/messages/nobody')).json,
    false,
    true,
  ],
  'failed-lookup-statuses': [async (shown) => (await shown.lookup('')).status, 200, 404],
  'other-retry-delays': [firstWait, 1000, 4500],
  'told-twice': [
    async (shown) => (await statusesOf(shown, await submit(shown))).filter((status) => status === 'delivered').length,
    1,
    2,
  ],
  'callbacks-with-more': [async (shown) => 'zz_twin' in reportsOf(shown, await submit(shown))[0], false, true],
  'callbacks-out-of-order': [isOvertaken, false, true],
  'other-spacing': [async (shown) => (await webhooks(shown)).text.startsWith('\n'), false, true],
  'late-answers': [
    async ({ variant }) => {
      const late = variant && twin.deviations.find(({ name }) => name === 'late-answers');
      return late ? late.shape?.({ status: 200, headers: {}, content: '12345' }).pause : 0;
    },
    0,
    12,
  ],
  chunked: [async (shown) => (await webhooks(shown)).headers.get('transfer-encoding'), null, 'chunked'],
  'no-keep-alive': [async (shown) => (await webhooks(shown)).headers.get('connection'), 'keep-alive', 'close'],
  'no-date': [async (shown) => (await webhooks(shown)).headers.has('date'), true, false],
  'more-headers': [async (shown) => (await webhooks(shown)).headers.has('x-twin-trace'), false, true],
  'header-case': [async (shown) => (await shown.headerNames()).includes('CONTENT-TYPE'), false, true],
};
