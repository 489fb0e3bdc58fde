import type { Decisions } from '../../worlds/behaviour.ts';
import { judgeDuplicates } from '../duplicate-judgements.ts';
import { fault, faultsOf } from '../fault.ts';
import { decision } from '../operators/decisions.ts';

const HOUR = 3_600_000;

/** Messages with this in common are duplicates. */
const keyed =
  (key: Decisions['messaging']['duplicateKey']) =>
  ({ messaging }: Decisions): void => {
    messaging.duplicateKey = key;
  };

/** What else can go wrong with de-duplication: other anchors, other scopes, other keys. */
export const faults = faultsOf({
  'MSG-DEDUP-03': { 'dedup.window-36-hours': fault('The window is 36 hours long.', { decide: decision('messaging', 'duplicateWindow', 36 * HOUR) }) },
  'MSG-DEDUP-04': {
    'dedup.one-window-ever': fault('Only the first message of all opens a window.', {
      decide: ({ messaging }) => {
        let opened = 0;
        messaging.opensWindow = ({ kind }) => {
          if (kind !== 'discard') opened += 1;
          return kind !== 'discard' && opened === 1;
        };
      },
    }),
  },
  'MSG-DEDUP-05': {
    'dedup.last-digit-ignored': fault('Numbers that differ in their last digit alone count as one number.', {
      decide: keyed(({ destination, content }) => `${destination.slice(0, -1)}\n${content}`),
    }),
  },
  'MSG-DEDUP-08': {
    'dedup.second-repeat-passes': fault('Every second repeat is let through.', {
      decide: ({ messaging }) =>
        judgeDuplicates(messaging, (documented) => {
          let withheld = 0;
          return (message, context) => {
            const decision = documented(message, context);
            if (decision) withheld += 1;
            return decision && withheld % 2 === 0 ? undefined : decision;
          };
        }),
    }),
  },
  'MSG-DEDUP-09': {
    'dedup.neighbours-in-a-request': fault('Messages of one request are told apart by their place in it.', {
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
    }),
  },
  'MSG-DEDUP-10': {
    'dedup.same-moment-passes': fault('A repeat counts from one millisecond after the first message alone.', {
      decide: ({ messaging }) => {
        const firsts = new Map<string, number>();
        judgeDuplicates(messaging, (documented) => (message, context) => {
          const key = `${message.account.id} ${context.decisions.duplicateKey(message)}`;
          const first = firsts.get(key) ?? context.now;
          firsts.set(key, first);
          return context.now > first ? documented(message, context) : undefined;
        });
      },
    }),
  },
  'MSG-DEDUP-12': {
    'dedup.on-for-a-minute': fault('Without de-duplication repeats within a minute are withheld all the same.', {
      decide: ({ messaging }) => {
        messaging.findsDuplicates = () => true;
        messaging.duplicateWindow = 60_000;
      },
    }),
  },
  'MSG-DEDUP-14': {
    'dedup.first-customer-only': fault('De-duplication works for the first account that uses it alone.', {
      decide: ({ messaging }) => {
        const { findsDuplicates } = messaging;
        let first: string | undefined;
        messaging.findsDuplicates = (account) => {
          if (findsDuplicates(account)) first ??= account.id;
          return account.id === first;
        };
      },
    }),
  },
  'X-01': {
    'dedup.held-messages-slip-through': fault('A message that has to wait for the morning is not held against earlier ones.', {
      decide: ({ messaging }) => {
        const rules = messaging.sendingRules;
        const find = rules.filter(({ name }) => name === 'duplicateContent');
        messaging.sendingRules = [...rules.filter(({ name }) => name !== 'duplicateContent'), ...find];
      },
    }),
  },
});
