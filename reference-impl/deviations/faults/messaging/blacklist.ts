import { DAY } from '../../../kernel/duration.ts';
import type { MessagingScope } from '../../../messaging/part.ts';
import type { InboundReply } from '../../../messaging/reply.ts';
import { fault, faultsOf } from '../../fault.ts';
import { all } from '../../operators/decisions.ts';
import { losing } from '../../operators/letters.ts';
import { seenBefore } from '../../operators/memory.ts';
import { around, decision, discarding, instead, judging } from '../../operators/messaging.ts';
import { lettingPass, refusing } from '../../operators/replies.ts';

/** Changes what happens to an opt-out; `next` does what is documented. */
const onOptOut = (act: (scope: MessagingScope, reply: InboundReply, next: () => void) => void) =>
  instead('recordOptOut', (recordOptOut, scope, reply) => act(scope, reply, () => recordOptOut(scope, reply)));

/** Records no opt-out unless a condition is met. */
const onlyIf = (isRecorded: (reply: InboundReply) => boolean) =>
  onOptOut((_scope, reply, next) => {
    if (isRecorded(reply)) next();
  });

/** Deviations in who is blacklisted, and in the effect. Section "Blacklists". */
export const faults = faultsOf({
  'BL-01': {
    'blacklist.first-opt-out-only': fault('A recipient who opted out once cannot opt out again.', {
      decide: around('recordOptOut', (recordOptOut) => {
        const isAgain = seenBefore();
        return (scope, reply) => {
          if (!isAgain(`${reply.account.id} ${reply.from}`)) recordOptOut(scope, reply);
        };
      }),
    }),
    'blacklist.forgotten-after-90-days': fault('An opt-out is forgotten after ninety days.', {
      decide: onOptOut(({ clock, state }, { account, from }, next) => {
        next();
        const forget = () => void state.recordsOf(account.id).blacklist.delete(from);
        clock.schedule(clock.now() + 90 * DAY, 'opt-out-forgotten', forget);
      }),
    }),
  },
  'BL-02': {
    'blacklist.starts-with-t': fault('A reply of thanks counts as an opt-out.', {
      decide: decision('isOptOut', (content) => /[st]/i.test(content.slice(0, 1))),
    }),
  },
  'BL-06': {
    'blacklist.both-numbers': fault("An opt-out blacklists the recipient's number and the account's own.", {
      decide: onOptOut(({ state }, { account, message }, next) => {
        next();
        if (message?.source) state.recordsOf(account.id).blacklist.add(message.source);
      }),
    }),
    'blacklist.bars-everybody': fault('One opt-out blocks all messages of the account.', {
      decide: judging('destinationBlocked', (judge, message, context) =>
        context.blacklist.size > 0 ? { kind: 'discard', status: 'rejected', code: '412' } : judge(message, context),
      ),
    }),
  },
  'BL-07': {
    'blacklist.callback-needed': fault('Opt-outs count only for messages with a callback URL.', {
      decide: onlyIf(({ message }) => message?.callbackUrl !== undefined),
    }),
    'blacklist.confirmed-away': fault('Confirming an opt-out removes the number from the blacklist.', {
      decide: instead('dropReply', (dropReply, records, id) => {
        records.blacklist.delete(records.replies.get(id)?.from ?? '');
        return dropReply(records, id);
      }),
    }),
  },
  'BL-08': {
    'blacklist.toggled': fault('A second opt-out removes the number from the blacklist.', {
      decide: onOptOut(({ state }, { account, from }, next) => {
        if (!state.recordsOf(account.id).blacklist.delete(from)) next();
      }),
    }),
    'blacklist.repeated': fault('Every opt-out adds another entry.', {
      decide: onOptOut(({ state }, { account, from }) => {
        const { blacklist } = state.recordsOf(account.id);
        blacklist.add(blacklist.has(from) ? from.slice(1) : from);
      }),
    }),
  },
  'BL-09': {
    'blacklist.feature-needed': fault('Opt-outs count only for accounts with an optional feature.', {
      decide: onlyIf(({ account }) => Object.values(account.features).some(Boolean)),
    }),
  },
  'BL-04': {
    'blacklist.self-managed-rejected': fault('Messages of accounts that manage opt-outs get report code 302.', {
      decide: all(
        decision('obeysBlacklist', () => true),
        discarding('destinationBlocked', { code: '302' }),
      ),
    }),
  },
  'X-53': {
    'replies.opt-outs-not-pushed': fault('A reply that opts out is not pushed.', {
      notify: losing(({ kind, body }) => kind === 'reply' && JSON.parse(body).content === 'STOP'),
    }),
    'replies.pushed-opt-out-unrecorded': fault('A pushed opt-out is not recorded.', {
      decide: onlyIf(({ message }) => message?.callbackUrl === undefined),
    }),
  },
  'PUB-BL-LIMIT-01': {
    'authorisation.half-as-many': fault('One request may block only five numbers.', {
      reply: refusing<{ numbers: readonly string[] }>('blacklist.add', ({ numbers }) => numbers.length > 5),
    }),
  },
  'PUB-BL-INVALID-01': {
    'authorisation.lists-words': fault('Text that is not a number is blocked too.', {
      reply: lettingPass('blacklist.add', '/numbers/', { status: 201, body: { uri: '/', numbers: [] } }),
    }),
  },
});
