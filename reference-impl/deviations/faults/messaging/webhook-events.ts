import { fault, faultsOf } from '../../fault.ts';
import { toLetters, withMembers } from '../../operators/letters.ts';
import { firsts } from '../../operators/memory.ts';
import { around, decision, given, keptByParent, keptInCommon, result } from '../../operators/messaging.ts';
import { always, members, on } from '../../operators/replies.ts';
import { alsoHearing, keepingFirst } from '../../operators/webhooks.ts';

/** Deviations of webhooks, the events they get and what they send. */
export const faults = faultsOf({
  'HOOK-01': {
    'webhooks.undying': fault('A deleted webhook stays active.', { decide: decision('forget', () => undefined) }),
    'webhooks.unlisted': fault('The list of webhooks is always empty.', {
      reply: on('webhooks.list', 200, members({ pageData: [] })),
    }),
    'webhooks.unchangeable': fault('Webhooks cannot be changed.', {
      reply: on('webhooks.change', always, { status: 405, body: { message: 'Not allowed.' } }),
    }),
    'webhooks.first-event-only': fault('Only the first event of a webhook counts.', {
      decide: decision('listens', ({ events }, event) => events[0] === event),
    }),
  },
  'HOOK-05': {
    'webhooks.old-url': fault('A webhook keeps using its old url after a change.', { decide: keepingFirst('url') }),
    'webhooks.old-template': fault('A webhook keeps using its old template after a change.', {
      decide: keepingFirst('template'),
    }),
  },
  'HOOK-04': {
    'webhooks.every-event': fault('Webhooks get every event.', { decide: decision('listens', () => true) }),
    'webhooks.last-event-only': fault('Only the last event of a webhook counts.', {
      decide: decision('listens', ({ events }, event) => events.at(-1) === event),
    }),
    'webhooks.expired-as-rejected': fault('An expired message is reported as rejected.', {
      decide: result('eventOfReport', (usual, status) => (status === 'expired' ? 'REJECTED_DR' : usual)),
    }),
    'webhooks.replies-as-opt-outs': fault('Webhooks for opt-outs get every reply.', {
      decide: alsoHearing('RECEIVED_SMS', 'OPT_OUT_SMS'),
    }),
  },
  'HOOK-06': {
    'webhooks.shared': fault('All accounts share their webhooks.', { decide: keptInCommon('webhooks') }),
    'webhooks.parents-hear-all': fault('A sub-account shares the webhooks of its parent.', {
      decide: keptByParent('webhooks'),
    }),
  },
  'HOOK-02': {
    'webhooks.id-added': fault('Every payload gets an id, whatever the template says.', {
      notify: toLetters('webhook', (letter) => withMembers(letter, { notification_id: letter.id })),
    }),
    'webhooks.nested-dropped': fault('Templates lose nested members.', {
      decide: result('render', (text) => text.replace(/\[.*\]/, '[]')),
    }),
  },
  'HOOK-03': {
    'webhooks.default-only': fault('Webhooks always send the default payload.', {
      decide: given('letterTo', ({ template, ...webhook }) => [webhook]),
    }),
    'webhooks.one-template': fault('All webhooks of an event use the template of the first.', {
      decide: around('letterTo', (letterTo) => {
        const firstOf = firsts<string>();
        return (webhook, happening, decisions) => {
          const letter = letterTo(webhook, happening, decisions);
          return { ...letter, body: firstOf(happening.id, letter.body) };
        };
      }),
    }),
  },
});
