import type { Message } from '../messaging/message.ts';
import type { SendingContext } from '../messaging/sending-rules/sending-rule.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { alter, around, changed, decision, leaveOut } from './operators/decisions.ts';

/** Rejects messages to blacklisted numbers in another way. */
export const blocking =
  (status: 'rejected' | 'failed', code: string, isMeant = (_message: Message, _context: SendingContext) => true) =>
  ({ messaging }: Decisions): void => {
    messaging.sendingRules = changed(messaging.sendingRules, 'destinationBlocked', (rule) => ({
      ...rule,
      judge: (message, context) => {
        const decision = rule.judge(message, context);
        return decision && isMeant(message, context) ? { kind: 'discard', status, code } : decision;
      },
    }));
  };

const isRepeat = (message: Message, context: SendingContext): boolean => context.isRemembered(context.decisions.duplicateKey(message));

/** Deviations in what comes of being blacklisted. Section "Blacklists". */
export const faults = faultsOf({
  'BL-03': {
    'blacklist.no-effect': fault('Messages to blacklisted numbers are delivered.', { decide: decision('messaging', 'obeysBlacklist', () => false) }),
    'blacklist.other-code': fault('Messages to blacklisted numbers are rejected with report code 304.', { decide: blocking('rejected', '304') }),
    'blacklist.failed': fault('Messages to blacklisted numbers are reported failed.', { decide: blocking('failed', '412') }),
  },
  'BL-06': {
    'blacklist.bars-everybody': fault('One opt-out keeps all messages of the account back.', {
      decide: alter('messaging', 'sendingRules', 'destinationBlocked', (rule) => ({
        ...rule,
        judge: (message, context) => (context.blacklist.size > 0 ? { kind: 'discard', status: 'rejected', code: '412' } : rule.judge(message, context)),
      })),
    }),
  },
  'BL-04': {
    'blacklist.self-managed-ignored': fault('The blacklist counts for accounts that manage opt-outs themselves.', {
      decide: decision('messaging', 'obeysBlacklist', () => true),
    }),
  },
  'BL-05': {
    'blacklist.shared': fault('All customers share one blacklist.', {
      decide: around('messaging', 'keeperOf', (keeperOf) => (account, kept) => (kept === 'blacklist' ? 'everybody' : keeperOf(account, kept))),
    }),
  },
  'X-03': {
    'blacklist.window-opened': fault('A message that the blacklist kept back makes the next one a repeat.', {
      decide: around(
        'messaging',
        'opensWindow',
        (opensWindow) => (decision) => opensWindow(decision) || (decision.kind === 'discard' && decision.code === '412'),
      ),
    }),
  },
  'X-04': {
    'blacklist.repeat-304': fault('A repeat to a blacklisted number is rejected with report code 304.', { decide: blocking('rejected', '304', isRepeat) }),
    'blacklist.repeat-failed': fault('A repeat to a blacklisted number is reported failed.', { decide: blocking('failed', '412', isRepeat) }),
  },
  'X-12': {
    'blacklist.not-at-release': fault('Opt-outs do not count for messages that wait already.', {
      decide: leaveOut('messaging', 'releaseRules', 'destinationBlocked'),
    }),
  },
});
