import type { InboundReply } from '../messaging/reply.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import type { World } from '../worlds/world.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';

type Next = () => void;

/** Does something else with an opt-out; `next` is the documented thing to do. */
const onOptOut =
  (act: (world: World, reply: InboundReply, next: Next) => void) =>
  ({ messaging }: Decisions): void => {
    const { recordOptOut } = messaging;
    messaging.recordOptOut = (world, reply) => act(world, reply, () => recordOptOut(world, reply));
  };

/** Records the opt-out of another number. */
const blaming = (other: (reply: InboundReply) => string) =>
  onOptOut(({ messaging }, reply) => {
    messaging.recordsOf(reply.account.id).blacklist.add(other(reply));
  });

/** Records no opt-out unless a condition is met. */
const onlyIf = (isRecorded: (reply: InboundReply) => boolean) =>
  onOptOut((_world, reply, next) => {
    if (isRecorded(reply)) next();
  });

/** Deviations in who is blacklisted. Section "Blacklists". */
export const faults = faultsOf({
  'BL-01': {
    'blacklist.not-recorded': fault('Opt-outs have no effect.', { decide: onlyIf(() => false) }),
    'blacklist.keyword-not-known': fault('STOP is not known as a keyword.', {
      decide: decision('messaging', 'isOptOut', (content) => content === 'UNSUBSCRIBE'),
    }),
  },
  'BL-02': {
    'blacklist.any-reply': fault('Whoever replies is blacklisted.', { decide: decision('messaging', 'isOptOut', () => true) }),
    'blacklist.starts-with-t': fault('Thanks are taken for an opt-out.', {
      decide: decision('messaging', 'isOptOut', (content) => /[st]/i.test(content.slice(0, 1))),
    }),
  },
  'BL-06': {
    'blacklist.own-number': fault("An opt-out blacklists the account's own number.", { decide: blaming(({ message, from }) => message?.source ?? from) }),
    'blacklist.both-numbers': fault("An opt-out blacklists the recipient's number and the account's own.", {
      decide: onOptOut(({ messaging }, { account, message }, next) => {
        next();
        if (message?.source) messaging.recordsOf(account.id).blacklist.add(message.source);
      }),
    }),
    'blacklist.national-format': fault('Blacklisted numbers are kept without their country.', { decide: blaming(({ from }) => `0${from.slice(3)}`) }),
  },
  'BL-07': {
    'blacklist.callback-needed': fault('Opt-outs count for messages with a callback URL only.', {
      decide: onlyIf(({ message }) => message?.callbackUrl !== undefined),
    }),
    'blacklist.confirmed-away': fault('Confirming an opt-out takes the number off the list.', {
      decide: around('messaging', 'dropReply', (dropReply) => (records, id) => {
        records.blacklist.delete(records.replies.get(id)?.from ?? '');
        return dropReply(records, id);
      }),
    }),
  },
  'BL-08': {
    'blacklist.toggled': fault('A second opt-out takes the number off the list.', {
      decide: onOptOut(({ messaging }, { account, from }, next) => {
        if (!messaging.recordsOf(account.id).blacklist.delete(from)) next();
      }),
    }),
    'blacklist.repeated': fault('Each opt-out is an entry of its own.', {
      decide: onOptOut(({ messaging }, { account, from }) => {
        const { blacklist } = messaging.recordsOf(account.id);
        blacklist.add(blacklist.has(from) ? from.slice(1) : from);
      }),
    }),
  },
  'BL-09': {
    'blacklist.feature-needed': fault('Opt-outs count for accounts with some optional feature only.', {
      decide: onlyIf(({ account }) => Object.values(account.features).some(Boolean)),
    }),
  },
  'X-18': {
    'blacklist.parent': fault('An opt-out from a sub-account comes onto the list of its parent.', {
      decide: onOptOut(({ messaging }, { account, from }) => {
        messaging.recordsOf((account.parent ?? account).id).blacklist.add(from);
      }),
    }),
  },
});
