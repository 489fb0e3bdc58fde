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

const FAULTS: Readonly<Record<`${string} receiver.${string}`, Omit<ReceiverFault, 'id' | 'rule'>>> = {
  'CALLBACK-2XX-01 receiver.answers-302': {
    says: 'The receiver answers every report with a redirect.',
    policy: { taken: 302 },
  },
  'CALLBACK-2XX-01 receiver.answers-500': {
    says: 'The receiver fails over every report.',
    policy: { taken: 500 },
  },
  'CALLBACK-IDEMP-01 receiver.answers-500-to-repeats': {
    says: 'The receiver fails when a report comes again.',
    policy: { repeated: 500 },
  },
  'CALLBACK-IDEMP-01 receiver.answers-409-to-repeats': {
    says: 'The receiver answers a report that comes again with a conflict.',
    policy: { repeated: 409 },
  },
  'CALLBACK-IDEMP-01 receiver.acts-on-repeats': {
    says: 'The receiver acts once more on a report that comes again.',
    policy: { keyOf: () => Symbol('another report') },
  },
  'CALLBACK-IDEMP-02 receiver.one-report-per-message': {
    says: 'The receiver takes two reports on one message for the same.',
    policy: { keyOf: (report) => report.message_id },
  },
  'CALLBACK-IDEMP-02 receiver.nothing-after-the-end': {
    says: 'The receiver refuses every report on a message that has a final status.',
    policy: { understands: (_, earlier) => !earlier.some(({ status }) => FINAL.includes(status)) },
  },
  'CALLBACK-ROBUST-01 receiver.documented-members-only': {
    says: 'The receiver refuses a report with a member it does not know.',
    policy: { understands: (report) => Object.keys(report).every((name) => DOCUMENTED.includes(name)) },
  },
  'CALLBACK-ROBUST-01 receiver.wants-billing-units': {
    says: 'The receiver refuses a report without billing units.',
    policy: { understands: (report) => 'billing_units' in report },
  },
  'CALLBACK-ENUM-01 receiver.no-expiry': {
    says: 'The receiver does not know the status expired.',
    policy: { understands: ({ status }) => status !== 'expired' },
  },
  'CALLBACK-ENUM-01 receiver.low-codes-only': {
    says: 'The receiver knows report codes up to 399 only.',
    policy: { understands: ({ error_code }) => Number(error_code) < 400 },
  },
};

export const receiverFaults: readonly ReceiverFault[] = Object.entries(FAULTS).map(([name, fault]) => {
  const [rule, id] = name.split(' ') as [string, string];
  return { id, rule, ...fault };
});

export function deskPolicyWith(ids: readonly string[]): DeskPolicy {
  const changed: Partial<DeskPolicy> = {};
  for (const { id, policy } of receiverFaults) if (ids.includes(id)) Object.assign(changed, policy);
  return { ...deskPolicy, ...changed };
}
