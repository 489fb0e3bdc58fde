import type { Decisions, Fault } from '../behaviour.ts';
import { judgeDuplicates } from '../duplicate-judgements.ts';

const HOUR = 3_600_000;

/** Messages with this in common are duplicates. */
const keyed =
  (key: Decisions['messaging']['duplicateKey']) =>
  ({ messaging }: Decisions): void => {
    messaging.duplicateKey = key;
  };

/** What else can go wrong with de-duplication: other anchors, other scopes, other keys. */
export const otherDuplicateFaults: readonly Fault[] = [
  {
    id: 'dedup.window-36-hours',
    rule: 'MSG-DEDUP-03',
    says: 'The window is 36 hours long.',
    decide: ({ messaging }) => {
      messaging.duplicateWindow = 36 * HOUR;
    },
  },
  {
    id: 'dedup.one-window-ever',
    rule: 'MSG-DEDUP-04',
    says: 'Only the first message of all opens a window.',
    decide: ({ messaging }) => {
      let opened = 0;
      messaging.opensWindow = ({ kind }) => {
        if (kind !== 'discard') opened += 1;
        return kind !== 'discard' && opened === 1;
      };
    },
  },
  {
    id: 'dedup.last-digit-ignored',
    rule: 'MSG-DEDUP-05',
    says: 'Numbers that differ in their last digit alone count as one number.',
    decide: keyed(({ destination, content }) => `${destination.slice(0, -1)}\n${content}`),
  },
  {
    id: 'dedup.second-repeat-passes',
    rule: 'MSG-DEDUP-08',
    says: 'Every second repeat is let through.',
    decide: ({ messaging }) =>
      judgeDuplicates(messaging, (documented) => {
        let withheld = 0;
        return (message, context) => {
          const decision = documented(message, context);
          if (decision) withheld += 1;
          return decision && withheld % 2 === 0 ? undefined : decision;
        };
      }),
  },
  {
    id: 'dedup.neighbours-in-a-request',
    rule: 'MSG-DEDUP-09',
    says: 'Messages of one request are told apart by their place in it.',
    decide: ({ messaging }) => {
      const places = new Map<number, number>();
      const { duplicateKey, messageOf } = messaging;
      const placeOf = new Map<string, number>();
      messaging.messageOf = (id, account, item, now) => {
        const place = (places.get(now) ?? 0) + 1;
        places.set(now, place);
        placeOf.set(id, place);
        return messageOf(id, account, item, now);
      };
      messaging.duplicateKey = (message) => `${placeOf.get(message.id)} ${duplicateKey(message)}`;
    },
  },
  {
    id: 'dedup.same-moment-passes',
    rule: 'MSG-DEDUP-10',
    says: 'A repeat counts from one millisecond after the first message alone.',
    decide: ({ messaging }) => {
      const firsts = new Map<string, number>();
      judgeDuplicates(messaging, (documented) => (message, context) => {
        const key = `${message.account.id} ${context.decisions.duplicateKey(message)}`;
        const first = firsts.get(key) ?? context.now;
        firsts.set(key, first);
        return context.now > first ? documented(message, context) : undefined;
      });
    },
  },
  {
    id: 'dedup.on-for-a-minute',
    rule: 'MSG-DEDUP-12',
    says: 'Without de-duplication repeats within a minute are withheld all the same.',
    decide: ({ messaging }) => {
      messaging.findsDuplicates = () => true;
      messaging.duplicateWindow = 60_000;
    },
  },
  {
    id: 'dedup.first-customer-only',
    rule: 'MSG-DEDUP-14',
    says: 'De-duplication works for the first account that uses it alone.',
    decide: ({ messaging }) => {
      const { findsDuplicates } = messaging;
      let first: string | undefined;
      messaging.findsDuplicates = (account) => {
        if (findsDuplicates(account)) first ??= account.id;
        return account.id === first;
      };
    },
  },
  {
    id: 'dedup.held-messages-slip-through',
    rule: 'X-01',
    says: 'A message that has to wait for the morning is not held against earlier ones.',
    decide: ({ messaging }) => {
      const rules = messaging.sendingRules;
      const find = rules.filter(({ name }) => name === 'duplicateContent');
      messaging.sendingRules = [...rules.filter(({ name }) => name !== 'duplicateContent'), ...find];
    },
  },
];
