import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { instead } from './operators/replies.ts';
import { asAddress, senderRule } from './senders.ts';

/** Deviations in how own numbers are proved. Section "Sender address request (states)". */
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
});
