import { DAY } from '../../../kernel/time.ts';
import type { OptOutScope } from '../../../messaging/blacklist/decisions.ts';
import type { InboundReply } from '../../../messaging/replies/reply.ts';
import { fault, faultsOf } from '../../fault.ts';
import { all } from '../../operators/decisions.ts';
import { losing } from '../../operators/letters.ts';
import { seenBefore } from '../../operators/memory.ts';
import { around, decision, discarding, instead, judging, recordsOf } from '../../operators/messaging.ts';
import { lettingPass, refusing } from '../../operators/replies.ts';
import { withRequest } from '../../operators/requests.ts';

const onOptOut = (act: (scope: OptOutScope, reply: InboundReply, next: () => void) => void) =>
  instead('recordOptOut', (recordOptOut, scope, reply) => act(scope, reply, () => recordOptOut(scope, reply)));

/** Deviations in who is blacklisted, and in the effect. Section "Blacklists". */
export const faults = faultsOf({
  'BL-01 blacklist.first-opt-out-only': fault('A recipient who opted out once cannot opt out again.', {
    decide: around('recordOptOut', (recordOptOut) => {
      const isAgain = seenBefore();
      return (scope, reply) => {
        if (!isAgain(`${reply.account.id} ${reply.from}`)) recordOptOut(scope, reply);
      };
    }),
  }),
  'BL-01 blacklist.forgotten-after-90-days': fault('An opt-out is forgotten after ninety days.', {
    decide: onOptOut(({ clock, state }, { account, from }, next) => {
      next();
      const forget = () => void state.recordsOf(account.id).blacklist.delete(from);
      clock.schedule(clock.now() + 90 * DAY, 'opt-out-forgotten', forget);
    }),
  }),
  'BL-02 blacklist.starts-with-t': fault('A reply of thanks counts as an opt-out.', {
    decide: decision('isOptOut', (content) => /[st]/i.test(content.slice(0, 1))),
  }),
  'BL-06 blacklist.both-numbers': fault("An opt-out blacklists the recipient's number and the account's own.", {
    decide: onOptOut(({ state }, { account, message }, next) => {
      next();
      if (message?.source) state.recordsOf(account.id).blacklist.add(message.source);
    }),
  }),
  'BL-06 blacklist.bars-everybody': fault('One opt-out blocks all messages of the account.', {
    decide: judging('destinationBlocked', (judge, message, context) =>
      context.blacklist.size > 0 ? { kind: 'discard', status: 'rejected', code: '412' } : judge(message, context),
    ),
  }),
  'BL-07 blacklist.confirmed-away': fault('Confirming an opt-out removes the number from the blacklist.', {
    perform: withRequest('replies.confirm', (call) => {
      const { blacklist, replies } = recordsOf(call);
      for (const id of call.body.reply_ids) blacklist.delete(replies.get(id)?.from ?? '');
      return undefined;
    }),
  }),
  'BL-08 blacklist.toggled': fault('A second opt-out removes the number from the blacklist.', {
    decide: onOptOut(({ state }, { account, from }, next) => {
      if (!state.recordsOf(account.id).blacklist.delete(from)) next();
    }),
  }),
  'BL-09 blacklist.feature-needed': fault('Opt-outs count only for accounts with an optional feature.', {
    decide: onOptOut((_scope, { account }, next) => {
      if (Object.values(account.features).some(Boolean)) next();
    }),
  }),
  'BL-04 blacklist.self-managed-rejected': fault('Messages of accounts that manage opt-outs get report code 302.', {
    decide: all(
      decision('obeysBlacklist', () => true),
      discarding('destinationBlocked', { code: '302' }),
    ),
  }),
  'X-53 replies.opt-outs-not-pushed': fault('A reply that opts out is not pushed.', {
    notify: losing(({ kind, body }) => kind === 'reply' && JSON.parse(body).content === 'STOP'),
  }),
  'PUB-BL-LIMIT-01 authorisation.half-as-many': fault('One request may block only five numbers.', {
    reply: refusing<{ numbers: readonly string[] }>('blacklist.add', ({ numbers }) => numbers.length > 5),
  }),
  'PUB-BL-INVALID-01 authorisation.lists-words': fault('Text that is not a number is blocked too.', {
    reply: lettingPass('blacklist.add', '/numbers/', { status: 201, body: { uri: '/', numbers: [] } }),
  }),
});
