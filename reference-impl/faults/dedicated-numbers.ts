import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { on } from './operators/replies.ts';

const wasTaken = ({ status }: { status: number }): boolean => status < 300;

const featureFaults = faultsOf({
  'DEDNUM-FEAT-01': {
    'numbers.for-everybody': fault('Every account can have dedicated numbers.', { decide: decision('messaging', 'mayHaveNumbers', () => true) }),
    'numbers.feature-of-parent': fault('A sub-account can have dedicated numbers when its parent can.', {
      decide: around(
        'messaging',
        'mayHaveNumbers',
        (mayHaveNumbers) => (account) => mayHaveNumbers(account) || (account.parent !== undefined && mayHaveNumbers(account.parent)),
      ),
    }),
    'numbers.feature-never-off-again': fault('An account that had the feature once keeps it.', {
      decide: ({ messaging }) => {
        const { mayHaveNumbers } = messaging;
        const had = new WeakSet<object>();
        messaging.mayHaveNumbers = (account) => {
          if (mayHaveNumbers(account)) had.add(account);
          return had.has(account);
        };
      },
    }),
  },
});

/** Numbers stay available whoever has them. */
function alwaysAvailable({ messaging }: Decisions): void {
  messaging.isAvailable = () => true;
}

/** A number that was taken once belongs to everybody. */
function heldByAll({ messaging }: Decisions): void {
  messaging.holds = (_keeper, { assignment }) => assignment !== undefined;
}

const ownershipFaults = faultsOf({
  'DEDNUM-FEAT-02': {
    'numbers.taken-twice': fault('A number that somebody has can be taken by somebody else.', { decide: alwaysAvailable }),
    'numbers.everybodys': fault('A number that was taken belongs to every account.', { decide: heldByAll }),
    'numbers.unlisted': fault('The numbers of an account are not listed.', {
      reply: on('numbers.listAssignments', wasTaken, (reply) => ({ ...reply, body: { ...(reply.body as object), data: [] } })),
    }),
    'numbers.not-configurable': fault('A number keeps its first label, though another is accepted.', {
      reply: on('numbers.readAssignment', wasTaken, (reply) => ({ ...reply, body: { ...(reply.body as object), label: 'Support' } })),
    }),
  },
});

/** Familiar senders are picked out of all numbers of an account at each message. */
const picking =
  (pick: (pool: readonly string[], destination: string) => string | undefined) =>
  ({ messaging }: Decisions): void => {
    const { senderOf, senderPool, hasFamiliarSender } = messaging;
    messaging.senderOf = (message, world) => {
      const { account, destination, source } = message;
      if (source !== undefined || !hasFamiliarSender(account)) return senderOf(message, world);
      return pick(senderPool(account, world), destination);
    };
  };

const pairingFaults = faultsOf({
  'X-13': {
    'numbers.latest-sends-all': fault('The number that an account took last becomes the sender of all its messages.', {
      decide: picking((pool) => pool.at(-1)),
    }),
    'numbers.dealt-out-anew': fault('With every number that is taken the recipients are dealt out anew.', {
      decide: picking((pool, destination) => pool[Number(destination.at(-1)) % pool.length]),
    }),
  },
});

/** Deviations of dedicated numbers. */
export const faults = [...featureFaults, ...ownershipFaults, ...pairingFaults];
