import type { InboundReply } from '../messaging/reply.ts';
import type { World } from '../worlds/world.ts';
import type { Decisions, Fault } from './behaviour.ts';

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
export const blacklistFaults: readonly Fault[] = [
  {
    id: 'blacklist.not-recorded',
    rule: 'BL-01',
    says: 'Opt-outs have no effect.',
    decide: onlyIf(() => false),
  },
  {
    id: 'blacklist.keyword-not-known',
    rule: 'BL-01',
    says: 'STOP is not known as a keyword.',
    decide: ({ messaging }) => {
      messaging.isOptOut = (content) => content === 'UNSUBSCRIBE';
    },
  },
  {
    id: 'blacklist.any-reply',
    rule: 'BL-02',
    says: 'Whoever replies is blacklisted.',
    decide: ({ messaging }) => {
      messaging.isOptOut = () => true;
    },
  },
  {
    id: 'blacklist.starts-with-t',
    rule: 'BL-02',
    says: 'Thanks are taken for an opt-out.',
    decide: ({ messaging }) => {
      messaging.isOptOut = (content) => /[st]/i.test(content.slice(0, 1));
    },
  },
  {
    id: 'blacklist.own-number',
    rule: 'BL-06',
    says: "An opt-out blacklists the account's own number.",
    decide: blaming(({ message, from }) => message?.source ?? from),
  },
  {
    id: 'blacklist.both-numbers',
    rule: 'BL-06',
    says: "An opt-out blacklists the recipient's number and the account's own.",
    decide: onOptOut(({ messaging }, { account, message }, next) => {
      next();
      if (message?.source) messaging.recordsOf(account.id).blacklist.add(message.source);
    }),
  },
  {
    id: 'blacklist.national-format',
    rule: 'BL-06',
    says: 'Blacklisted numbers are kept without their country.',
    decide: blaming(({ from }) => `0${from.slice(3)}`),
  },
  {
    id: 'blacklist.callback-needed',
    rule: 'BL-07',
    says: 'Opt-outs count for messages with a callback URL only.',
    decide: onlyIf(({ message }) => message?.callbackUrl !== undefined),
  },
  {
    id: 'blacklist.confirmed-away',
    rule: 'BL-07',
    says: 'Confirming an opt-out takes the number off the list.',
    decide: ({ messaging }) => {
      const { dropReply } = messaging;
      messaging.dropReply = (records, id) => {
        records.blacklist.delete(records.replies.get(id)?.from ?? '');
        return dropReply(records, id);
      };
    },
  },
  {
    id: 'blacklist.toggled',
    rule: 'BL-08',
    says: 'A second opt-out takes the number off the list.',
    decide: onOptOut(({ messaging }, { account, from }, next) => {
      if (!messaging.recordsOf(account.id).blacklist.delete(from)) next();
    }),
  },
  {
    id: 'blacklist.repeated',
    rule: 'BL-08',
    says: 'Each opt-out is an entry of its own.',
    decide: onOptOut(({ messaging }, { account, from }) => {
      const { blacklist } = messaging.recordsOf(account.id);
      blacklist.add(blacklist.has(from) ? from.slice(1) : from);
    }),
  },
  {
    id: 'blacklist.feature-needed',
    rule: 'BL-09',
    says: 'Opt-outs count for accounts with some optional feature only.',
    decide: onlyIf(({ account }) => Object.values(account.features).some(Boolean)),
  },
  {
    id: 'blacklist.parent',
    rule: 'X-18',
    says: 'An opt-out from a sub-account comes onto the list of its parent.',
    decide: onOptOut(({ messaging }, { account, from }) => {
      messaging.recordsOf((account.parent ?? account).id).blacklist.add(from);
    }),
  },
];
