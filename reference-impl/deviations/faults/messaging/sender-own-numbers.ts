import { DAY } from '../../../kernel/duration.ts';
import type { MessagingScope } from '../../../messaging/part.ts';
import type { SenderAddress } from '../../../messaging/sender-address.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { onceTrue } from '../../operators/memory.ts';
import { judging } from '../../operators/messages.ts';
import { around, decision, result } from '../../operators/messaging.ts';
import { on } from '../../operators/replies.ts';
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
    'senders.right-code-204': fault('The right code is answered with HTTP status 204.', {
      reply: on('senders.verify', 200, { status: 204 }),
    }),
    'senders.code-elsewhere': fault('The verification code goes to another number.', {
      decide: decision('codeGoesTo', () => '+12025550199'),
    }),
    'senders.proved-unlisted': fault('Verified numbers are not listed.', {
      decide: result('listedAddresses', (usual) => [...usual].filter(({ usage_type }) => usage_type !== 'OWN_NUMBER')),
    }),
    'senders.proved-useless': fault('Messages cannot be sent from verified numbers.', {
      decide: decision('isLive', ({ usage_type }) => usage_type !== 'OWN_NUMBER'),
    }),
  },
  'SENDER-VERIFY-02': {
    'senders.any-code': fault('Any code verifies a number.', { decide: decision('isRightCode', () => true) }),
    'senders.one-code-for-all': fault('All numbers get the same verification code.', {
      decide: decision('newCode', () => '246810'),
    }),
    'senders.one-try': fault('After a wrong code the right one is refused.', {
      decide: around('isRightCode', () => {
        const isBurnt = onceTrue();
        return (given, expected) => !isBurnt(expected, given !== expected);
      }),
    }),
  },
  'SENDER-VERIFY-03': {
    'senders.listed-without-code': fault('Numbers are listed before they are verified.', {
      decide: listing('PENDING'),
    }),
    'senders.usable-without-code': fault('Messages can be sent from unverified numbers.', {
      decide: judging(
        'unapprovedSender',
        (plain) => (message, context) => (message.source?.startsWith('+') ? undefined : plain(message, context)),
      ),
    }),
  },
  'SENDER-REVERIFY-01': {
    'senders.eleven-months': fault('Own numbers are valid for eleven months.', { decide: expiring(-31 * DAY) }),
    'senders.a-day-short': fault('Own numbers are valid for a day less than twelve months.', {
      decide: expiring(-DAY),
    }),
    'senders.thirteen-months': fault('Own numbers are valid for thirteen months.', { decide: expiring(31 * DAY) }),
    'senders.good-for-ever': fault('Own numbers are valid forever.', { decide: decision('isLive', () => true) }),
    'senders.not-renewed': fault('Verifying a number again does not extend its validity.', {
      decide: result('expiryOf', (usual, _now, earlier) => earlier ?? usual),
    }),
    'senders.renewed-for-ever': fault('A number that is verified twice is valid for a decade.', {
      decide: result('expiryOf', (usual, _now, earlier) => usual + (earlier === undefined ? 0 : 3650 * DAY)),
    }),
    'senders.year-of-365-days': fault('A verification lasts 365 days.', {
      decide: result('expiryOf', (_usual, now) => now + 365 * DAY),
    }),
    'senders.months-of-thirty-days': fault('A verification lasts twelve times thirty days.', {
      decide: result('expiryOf', (_usual, now) => now + 360 * DAY),
    }),
  },
  'SENDER-REVERIFY-02': {
    'senders.no-notice': fault('Holders are not notified that a number needs verification again.', {
      decide: decision('noticeTimes', () => []),
    }),
    'senders.late-notice': fault('Holders are notified a day after expiry.', {
      decide: decision('noticeTimes', (expiresAt) => [expiresAt + DAY]),
    }),
    'senders.one-notice': fault('Holders are notified only in the first year.', {
      decide: result('noticeTimes', (usual, _expiresAt, earlier) => (earlier === undefined ? usual : [])),
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
