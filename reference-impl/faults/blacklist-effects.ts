import type { Message } from '../messaging/message.ts';
import type { SendingContext } from '../messaging/sending-rules/sending-rule.ts';
import { changed, without } from './alter.ts';
import type { Decisions, Fault } from './behaviour.ts';

/** Rejects messages to blacklisted numbers in another way. */
export const blocking =
  (
    status: 'rejected' | 'failed',
    code: string,
    isMeant = (_message: Message, _context: SendingContext) => true,
  ) =>
  ({ messaging }: Decisions): void => {
    messaging.sendingRules = changed(messaging.sendingRules, 'destinationBlocked', (rule) => ({
      ...rule,
      judge: (message, context) => {
        const decision = rule.judge(message, context);
        return decision && isMeant(message, context) ? { kind: 'discard', status, code } : decision;
      },
    }));
  };

const isRepeat = (message: Message, context: SendingContext): boolean =>
  context.isRemembered(context.decisions.duplicateKey(message));

/** Deviations in what comes of being blacklisted. Section "Blacklists". */
export const blacklistEffectFaults: readonly Fault[] = [
  {
    id: 'blacklist.no-effect',
    rule: 'BL-03',
    says: 'Messages to blacklisted numbers are delivered.',
    decide: ({ messaging }) => {
      messaging.obeysBlacklist = () => false;
    },
  },
  {
    id: 'blacklist.other-code',
    rule: 'BL-03',
    says: 'Messages to blacklisted numbers are rejected with report code 304.',
    decide: blocking('rejected', '304'),
  },
  {
    id: 'blacklist.failed',
    rule: 'BL-03',
    says: 'Messages to blacklisted numbers are reported failed.',
    decide: blocking('failed', '412'),
  },
  {
    id: 'blacklist.bars-everybody',
    rule: 'BL-06',
    says: 'One opt-out keeps all messages of the account back.',
    decide: ({ messaging }) => {
      messaging.sendingRules = changed(messaging.sendingRules, 'destinationBlocked', (rule) => ({
        ...rule,
        judge: (message, context) =>
          context.blacklist.size > 0
            ? { kind: 'discard', status: 'rejected', code: '412' }
            : rule.judge(message, context),
      }));
    },
  },
  {
    id: 'blacklist.self-managed-ignored',
    rule: 'BL-04',
    says: 'The blacklist counts for accounts that manage opt-outs themselves.',
    decide: ({ messaging }) => {
      messaging.obeysBlacklist = () => true;
    },
  },
  {
    id: 'blacklist.shared',
    rule: 'BL-05',
    says: 'All customers share one blacklist.',
    decide: ({ messaging }) => {
      const { keeperOf } = messaging;
      messaging.keeperOf = (account, kept) => (kept === 'blacklist' ? 'everybody' : keeperOf(account, kept));
    },
  },
  {
    id: 'blacklist.window-opened',
    rule: 'X-03',
    says: 'A message that the blacklist kept back makes the next one a repeat.',
    decide: ({ messaging }) => {
      const { opensWindow } = messaging;
      messaging.opensWindow = (decision) =>
        opensWindow(decision) || (decision.kind === 'discard' && decision.code === '412');
    },
  },
  {
    id: 'blacklist.repeat-304',
    rule: 'X-04',
    says: 'A repeat to a blacklisted number is rejected with report code 304.',
    decide: blocking('rejected', '304', isRepeat),
  },
  {
    id: 'blacklist.repeat-failed',
    rule: 'X-04',
    says: 'A repeat to a blacklisted number is reported failed.',
    decide: blocking('failed', '412', isRepeat),
  },
  {
    id: 'blacklist.not-at-release',
    rule: 'X-12',
    says: 'Opt-outs do not count for messages that wait already.',
    decide: ({ messaging }) => {
      messaging.releaseRules = without(messaging.releaseRules, 'destinationBlocked');
    },
  },
];
