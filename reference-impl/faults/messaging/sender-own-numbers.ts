import type { MessagingDecisions } from '../../messaging/decisions.ts';
import type { Message } from '../../messaging/message.ts';
import type { SenderAddress, SenderRequest } from '../../messaging/sender-address.ts';
import type { SendingContext, SendingRule } from '../../messaging/sending-rules/sending-rule.ts';
import type { Decisions, Fault } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, changed, decision } from '../operators/decisions.ts';
import { DAY } from '../operators/durations.ts';
import { instead } from '../operators/replies.ts';

/** A request taken for the address it asks for. */
const asAddress = (request: SenderRequest): SenderAddress => ({
  ...request,
  requestId: request.id,
  expiresAt: undefined,
});

/** Another opinion on whether a sender may be used; `plain` is the documented one. */
const senderRule = (
  messaging: MessagingDecisions,
  judge: (message: Message, context: SendingContext, plain: SendingRule['judge']) => ReturnType<SendingRule['judge']>,
): void => {
  messaging.sendingRules = changed(messaging.sendingRules, 'unapprovedSender', (rule) => ({
    ...rule,
    judge: (message, context) => judge(message, context, rule.judge),
  }));
};

/** Moves the end of the twelve months. */
const expiring =
  (shift: number) =>
  ({ messaging }: Decisions): void => {
    const { expiryOf } = messaging;
    messaging.expiryOf = (now, earlier) => expiryOf(now, earlier) + shift;
  };

/** Does something to the address of a request for which a wrong code was entered. */
const onWrongCode =
  (change: (address: SenderAddress, forget: () => void) => void): NonNullable<Fault['reply']> =>
  (reply, { operation, call }) => {
    if (operation !== 'senders.verify' || reply.status !== 400) return reply;
    call?.world.messaging.findInRecords(({ senderAddresses }) => {
      const isMeant = ({ requestId }: SenderAddress) => requestId === call.params.requestId;
      const address = [...senderAddresses.values()].find(isMeant);
      if (address) change(address, () => senderAddresses.delete(address.id));
      return address;
    });
    return reply;
  };

/** TODO */
export const faults = faultsOf({
  'SENDER-VERIFY-01': {
    'senders.right-code-204': fault('The right code is answered with HTTP status 204.', { reply: instead('senders.verify', 200, { status: 204 }) }),
    'senders.code-elsewhere': fault('The code goes to a number that nobody asked about.', {
      decide: decision('messaging', 'codeGoesTo', () => '+12025550199'),
    }),
    'senders.proved-unlisted': fault('Numbers that were proved are not listed.', {
      decide: around(
        'messaging',
        'listedAddresses',
        (listedAddresses) => (records) => [...listedAddresses(records)].filter(({ usage_type }) => usage_type !== 'OWN_NUMBER'),
      ),
    }),
    'senders.proved-useless': fault('Messages do not go out from numbers that were proved.', {
      decide: decision('messaging', 'isLive', ({ usage_type }) => usage_type !== 'OWN_NUMBER'),
    }),
  },
  'SENDER-VERIFY-02': {
    'senders.any-code': fault('Any code proves a number.', { decide: decision('messaging', 'isRightCode', () => true) }),
    'senders.one-code-for-all': fault('All numbers get the same code.', { decide: decision('messaging', 'newCode', () => '246810') }),
    'senders.one-try': fault('After a wrong code the right one is refused.', {
      decide: ({ messaging }) => {
        const burnt = new Set<string | undefined>();
        messaging.isRightCode = (given, expected) => {
          if (given !== expected) burnt.add(expected);
          return !burnt.has(expected);
        };
      },
    }),
  },
  'SENDER-VERIFY-03': {
    'senders.listed-without-code': fault('Numbers are listed before their code was entered.', {
      decide: around('messaging', 'listedAddresses', (listedAddresses) => (records) => [
        ...listedAddresses(records),
        ...[...records.senderRequests.values()].filter(({ status }) => status === 'PENDING').map(asAddress),
      ]),
    }),
    'senders.usable-without-code': fault('Messages go out from numbers whose code was not entered yet.', {
      decide: ({ messaging }) => senderRule(messaging, (message, context, plain) => (message.source?.startsWith('+') ? undefined : plain(message, context))),
    }),
  },
  'SENDER-REVERIFY-01': {
    'senders.eleven-months': fault('Own numbers are good for eleven months.', { decide: expiring(-31 * DAY) }),
    'senders.a-day-short': fault('Own numbers are good for a day less than twelve months.', { decide: expiring(-DAY) }),
    'senders.thirteen-months': fault('Own numbers are good for thirteen months.', { decide: expiring(31 * DAY) }),
    'senders.good-for-ever': fault('Own numbers are good for ever.', { decide: decision('messaging', 'isLive', () => true) }),
    'senders.not-renewed': fault('Proving a number again does not prolong it.', {
      decide: around('messaging', 'expiryOf', (expiryOf) => (now, earlier) => earlier ?? expiryOf(now, earlier)),
    }),
    'senders.renewed-for-ever': fault('A number that was proved twice is good for a decade.', {
      decide: around('messaging', 'expiryOf', (expiryOf) => (now, earlier) => expiryOf(now, earlier) + (earlier === undefined ? 0 : 3650 * DAY)),
    }),
  },
  'SENDER-REVERIFY-02': {
    'senders.no-notice': fault('Holders are not told that a number wants proving again.', { decide: decision('messaging', 'noticeTimes', () => []) }),
    'senders.late-notice': fault('Holders are told the day after.', { decide: decision('messaging', 'noticeTimes', (expiresAt) => [expiresAt + DAY]) }),
    'senders.one-notice': fault('Holders are told in the first year only.', {
      decide: around('messaging', 'noticeTimes', (noticeTimes) => (expiresAt, earlier) => (earlier === undefined ? noticeTimes(expiresAt, earlier) : [])),
    }),
  },
  'X-39': {
    'senders.wrong-code-renews': fault('A wrong code prolongs the number too.', {
      reply: onWrongCode((address) => {
        address.expiresAt = (address.expiresAt ?? 0) + 365 * DAY;
      }),
    }),
    'senders.wrong-code-ends': fault('A wrong code ends the use of the number at once.', { reply: onWrongCode((_address, forget) => forget()) }),
  },
});
