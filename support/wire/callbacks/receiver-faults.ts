import { type DeskPolicy, deskPolicy } from './report-desk.ts';

/** A deliberate deviation of the harness's own receiver, owned by one rule; the target's lab never hears of it. */
export interface ReceiverFault {
  readonly id: string;
  readonly rule: string;
  readonly says: string;
  readonly policy: Partial<DeskPolicy>;
}

const FINAL: readonly unknown[] = ['delivered', 'expired', 'rejected', 'failed'];

const DOCUMENTED: readonly string[] = [
  'callback_url',
  'delivery_report_id',
  'source_number',
  'date_received',
  'status',
  'delay',
  'billing_units',
  'submitted_date',
  'original_text',
  'message_id',
  'vendor_account_id',
  'error_code',
  'metadata',
];

export const receiverFaults: readonly ReceiverFault[] = [
  {
    id: 'receiver.answers-302',
    rule: 'CALLBACK-2XX-01',
    says: 'The receiver answers every report with a redirect.',
    policy: { taken: 302 },
  },
  {
    id: 'receiver.answers-500',
    rule: 'CALLBACK-2XX-01',
    says: 'The receiver fails over every report.',
    policy: { taken: 500 },
  },
  {
    id: 'receiver.answers-500-to-repeats',
    rule: 'CALLBACK-IDEMP-01',
    says: 'The receiver fails when a report comes again.',
    policy: { repeated: 500 },
  },
  {
    id: 'receiver.answers-409-to-repeats',
    rule: 'CALLBACK-IDEMP-01',
    says: 'The receiver answers a report that comes again with a conflict.',
    policy: { repeated: 409 },
  },
  {
    id: 'receiver.acts-on-repeats',
    rule: 'CALLBACK-IDEMP-01',
    says: 'The receiver acts once more on a report that comes again.',
    policy: { keyOf: () => Symbol('another report') },
  },
  {
    id: 'receiver.one-report-per-message',
    rule: 'CALLBACK-IDEMP-02',
    says: 'The receiver takes two reports on one message for the same.',
    policy: { keyOf: (report) => report.message_id },
  },
  {
    id: 'receiver.nothing-after-the-end',
    rule: 'CALLBACK-IDEMP-02',
    says: 'The receiver refuses every report on a message that has a final status.',
    policy: { understands: (_, earlier) => !earlier.some(({ status }) => FINAL.includes(status)) },
  },
  {
    id: 'receiver.documented-members-only',
    rule: 'CALLBACK-ROBUST-01',
    says: 'The receiver refuses a report with a member it does not know.',
    policy: { understands: (report) => Object.keys(report).every((name) => DOCUMENTED.includes(name)) },
  },
  {
    id: 'receiver.wants-billing-units',
    rule: 'CALLBACK-ROBUST-01',
    says: 'The receiver refuses a report without billing units.',
    policy: { understands: (report) => 'billing_units' in report },
  },
  {
    id: 'receiver.no-expiry',
    rule: 'CALLBACK-ENUM-01',
    says: 'The receiver does not know the status expired.',
    policy: { understands: ({ status }) => status !== 'expired' },
  },
  {
    id: 'receiver.low-codes-only',
    rule: 'CALLBACK-ENUM-01',
    says: 'The receiver knows report codes up to 399 only.',
    policy: { understands: ({ error_code }) => Number(error_code) < 400 },
  },
];

export function deskPolicyWith(ids: readonly string[]): DeskPolicy {
  const changed: Partial<DeskPolicy> = {};
  for (const { id, policy } of receiverFaults) if (ids.includes(id)) Object.assign(changed, policy);
  return { ...deskPolicy, ...changed };
}
