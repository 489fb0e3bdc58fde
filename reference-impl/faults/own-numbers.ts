import type { Fault } from './behaviour.ts';
import { on } from './distort.ts';
import { asAddress, senderRule } from './senders.ts';

/** Deviations in how own numbers are proved. Section "Sender address request (states)". */
export const ownNumberFaults: readonly Fault[] = [
  {
    id: 'senders.right-code-204',
    rule: 'SENDER-VERIFY-01',
    says: 'The right code is answered with HTTP status 204.',
    reply: on(
      'senders.verify',
      ({ status }) => status === 200,
      () => ({ status: 204 }),
    ),
  },
  {
    id: 'senders.code-elsewhere',
    rule: 'SENDER-VERIFY-01',
    says: 'The code goes to a number that nobody asked about.',
    decide: ({ messaging }) => {
      messaging.codeGoesTo = () => '+12025550199';
    },
  },
  {
    id: 'senders.proved-unlisted',
    rule: 'SENDER-VERIFY-01',
    says: 'Numbers that were proved are not listed.',
    decide: ({ messaging }) => {
      const { listedAddresses } = messaging;
      messaging.listedAddresses = (records) =>
        [...listedAddresses(records)].filter(({ usage_type }) => usage_type !== 'OWN_NUMBER');
    },
  },
  {
    id: 'senders.proved-useless',
    rule: 'SENDER-VERIFY-01',
    says: 'Messages do not go out from numbers that were proved.',
    decide: ({ messaging }) => {
      messaging.isLive = ({ usage_type }) => usage_type !== 'OWN_NUMBER';
    },
  },
  {
    id: 'senders.any-code',
    rule: 'SENDER-VERIFY-02',
    says: 'Any code proves a number.',
    decide: ({ messaging }) => {
      messaging.isRightCode = () => true;
    },
  },
  {
    id: 'senders.one-code-for-all',
    rule: 'SENDER-VERIFY-02',
    says: 'All numbers get the same code.',
    decide: ({ messaging }) => {
      messaging.newCode = () => '246810';
    },
  },
  {
    id: 'senders.one-try',
    rule: 'SENDER-VERIFY-02',
    says: 'After a wrong code the right one is refused.',
    decide: ({ messaging }) => {
      const burnt = new Set<string | undefined>();
      messaging.isRightCode = (given, expected) => {
        if (given !== expected) burnt.add(expected);
        return !burnt.has(expected);
      };
    },
  },
  {
    id: 'senders.listed-without-code',
    rule: 'SENDER-VERIFY-03',
    says: 'Numbers are listed before their code was entered.',
    decide: ({ messaging }) => {
      const { listedAddresses } = messaging;
      messaging.listedAddresses = (records) => [
        ...listedAddresses(records),
        ...[...records.senderRequests.values()].filter(({ status }) => status === 'PENDING').map(asAddress),
      ];
    },
  },
  {
    id: 'senders.usable-without-code',
    rule: 'SENDER-VERIFY-03',
    says: 'Messages go out from numbers whose code was not entered yet.',
    decide: ({ messaging }) =>
      senderRule(messaging, (message, context, plain) =>
        message.source?.startsWith('+') ? undefined : plain(message, context),
      ),
  },
];
