import { without } from './alter.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { keptInCommon } from './keeping-elsewhere.ts';
import { lettingPass, refusing, replacingStatus } from './letting-pass.ts';

const MADE = { status: 201, body: {} };

const withoutCheck =
  (name: string) =>
  ({ messaging }: Decisions): void => {
    messaging.senderChecks = without(messaging.senderChecks, name);
  };

/** Deviations in what is published of requests that are refused, and of who sees what. */
export const publishedSenderRefusalFaults: readonly Fault[] = [
  {
    id: 'sender-refusals.no-reason-given',
    rule: 'PUB-SENDER-REQUIRED-01',
    says: 'A request needs no reason.',
    reply: lettingPass('senders.request', '/reason: is required', MADE),
  },
  {
    id: 'sender-refusals.no-use-given',
    rule: 'PUB-SENDER-REQUIRED-01',
    says: 'A request need not say what the address is for.',
    reply: lettingPass('senders.request', '/usage_type: is required', MADE),
  },
  {
    id: 'sender-refusals.odd-pairs',
    rule: 'PUB-SENDER-INVALID-01',
    says: 'Any type of address goes with any use.',
    decide: withoutCheck('matchingTypes'),
  },
  {
    id: 'sender-refusals.any-number',
    rule: 'PUB-SENDER-INVALID-01',
    says: 'An own number can be any text.',
    decide: withoutCheck('ownNumber'),
  },
  {
    id: 'sender-refusals.any-countries',
    rule: 'PUB-SENDER-INVALID-01',
    says: 'Countries can be written in any way.',
    reply: lettingPass('senders.request', '/destination_countries', MADE),
  },
  {
    id: 'sender-refusals.long-reasons',
    rule: 'PUB-SENDER-REASON-01',
    says: 'A reason for an own number can have any length.',
    decide: withoutCheck('ownNumberReason'),
  },
  {
    id: 'sender-refusals.short-reasons',
    rule: 'PUB-SENDER-REASON-01',
    says: 'A reason has up to 100 characters.',
    reply: refusing<{ reason: string }>('senders.request', ({ reason }) => reason.length > 100),
  },
  {
    id: 'sender-refusals.letters-matter',
    rule: 'PUB-SENDER-CONFLICT-01',
    says: 'A tag in other letters is another tag.',
    decide: ({ messaging }) => {
      messaging.isSameAddress = (one, other) => one === other;
    },
  },
  {
    id: 'sender-refusals.alike-is-the-same',
    rule: 'PUB-SENDER-CONFLICT-01',
    says: 'A tag that begins like another is the same tag.',
    decide: ({ messaging }) => {
      messaging.isSameAddress = (one, other) => other.toLowerCase().startsWith(one.toLowerCase());
    },
  },
  {
    id: 'sender-refusals.conflict-is-400',
    rule: 'PUB-SENDER-CONFLICT-01',
    says: 'An address that is taken is answered with HTTP status 400.',
    reply: replacingStatus('senders.request', 409, {
      status: 400,
      body: { message: 'Bad Request', details: ['/sender_address: is taken'] },
    }),
  },
  {
    id: 'sender-refusals.any-code',
    rule: 'PUB-SENDER-CODE-01',
    says: 'A code can be anything.',
    reply: lettingPass('senders.verify', '/verification_code: must', { status: 200, body: {} }),
  },
  {
    id: 'sender-list.finds-anything',
    rule: 'PUB-SENDER-UNKNOWN-01',
    says: 'An address that is none is answered with an empty record.',
    reply: replacingStatus('senders.read', 404, { status: 200, body: {} }),
  },
  {
    id: 'sender-refusals.unknown-request-verified',
    rule: 'PUB-SENDER-UNKNOWN-01',
    says: 'A request that is none can be verified.',
    reply: replacingStatus('senders.verify', 404, { status: 200, body: {} }),
  },
  {
    id: 'sender-list.of-everybody',
    rule: 'PUB-SENDER-ACCOUNT-01',
    says: 'All customers have their sender addresses in common.',
    decide: keptInCommon('senders'),
  },
];
