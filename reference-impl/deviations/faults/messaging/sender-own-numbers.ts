import { DAY } from '../../../kernel/duration.ts';
import type { MessagingScope } from '../../../messaging/part.ts';
import type { SenderAddress } from '../../../messaging/sender-address.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { result } from '../../operators/messaging.ts';
import { listing } from '../../operators/senders.ts';

/** Moves the end of the twelve months. */
const expiring = (shift: number) => result('expiryOf', (usual) => usual + shift);

/** Changes the address of a request that is asked for with a wrong code. */
const onWrongCode =
  (change: (address: SenderAddress, forget: () => void) => void): NonNullable<Fault['request']> =>
  (asked, { operation, call }) => {
    if (operation !== 'senders.verify') return asked;
    const { requestId } = asked.params;
    const { verification_code: code } = asked.body as { verification_code: string };
    (call?.scope as MessagingScope | undefined)?.state.findInRecords(({ senderAddresses, senderRequests }) => {
      const address = [...senderAddresses.values()].find((each) => each.requestId === requestId);
      const isWrong = senderRequests.get(requestId as string)?.code !== code;
      if (address && isWrong) change(address, () => senderAddresses.delete(address.id));
      return address;
    });
    return asked;
  };

/** Deviations in how own numbers are verified and renewed. */
export const faults = faultsOf({
  'SENDER-VERIFY-01': {
    'senders.proved-unlisted': fault('Verified numbers are not listed.', {
      decide: result('listedAddresses', (usual) => [...usual].filter(({ usage_type }) => usage_type !== 'OWN_NUMBER')),
    }),
  },
  'SENDER-VERIFY-03': {
    'senders.listed-without-code': fault('Numbers are listed before they are verified.', {
      decide: listing('PENDING'),
    }),
  },
  'SENDER-REVERIFY-01': {
    'senders.eleven-months': fault('Own numbers are valid for eleven months.', { decide: expiring(-31 * DAY) }),
    'senders.a-day-short': fault('Own numbers are valid for a day less than twelve months.', {
      decide: expiring(-DAY),
    }),
    'senders.not-renewed': fault('Verifying a number again does not extend its validity.', {
      decide: result('expiryOf', (usual, _now, earlier) => earlier ?? usual),
    }),
    'senders.year-of-365-days': fault('A verification lasts 365 days.', {
      decide: result('expiryOf', (_usual, now) => now + 365 * DAY),
    }),
    'senders.months-of-thirty-days': fault('A verification lasts twelve times thirty days.', {
      decide: result('expiryOf', (_usual, now) => now + 360 * DAY),
    }),
  },
  'X-39': {
    'senders.wrong-code-renews': fault('A wrong code extends the validity of a number too.', {
      request: onWrongCode((address) => {
        address.expiresAt = (address.expiresAt ?? 0) + 365 * DAY;
      }),
    }),
    'senders.wrong-code-ends': fault('A wrong code ends the validity of a number.', {
      request: onWrongCode((_address, forget) => forget()),
    }),
  },
});
