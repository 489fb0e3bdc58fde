import type { Message } from '../../../messaging/message.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, decision } from '../../operators/messaging.ts';

const isHeld = ({ status }: Message): boolean => status === 'scheduled';

/** Deviations in messages that are held for the sending hours. */
export const faults = faultsOf({
  'MSG-SOCIAL-09': {
    'social.fifty-of-a-morning': fault('Of the messages that wait for a morning fifty are released.', {
      decide: around('handOver', (handOver) => {
        const released = new Map<string, number>();
        return (scope, message) => {
          const morning = `${message.account.id} ${scope.clock.now()}`;
          const place = released.get(morning) ?? 0;
          released.set(morning, place + 1);
          if (!isHeld(message) || place < 50) handOver(scope, message);
        };
      }),
    }),
  },
  'MSG-SOCIAL-12': {
    'social.held-as-submitted': fault('A held message is reported as submitted.', {
      decide: decision('heldReport', { status: 'submitted', code: '213' }),
    }),
    'social.held-as-delivered': fault('A held message is reported as delivered.', {
      decide: decision('heldReport', { status: 'delivered', code: '220' }),
    }),
  },
});
