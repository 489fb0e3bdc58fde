import { expect, it } from 'vitest';
import { expectInManner } from '../../../support/example/expect/report-outcomes.ts';
import type { DeliveryReport } from '../../../support/example/verbs/delivery-reports.ts';

const reported = (...statuses: string[]) => statuses.map((status) => ({ status, error_code: '0' }) as DeliveryReport);
const only = (statuses: string[], status: string) => () =>
  expectInManner(reported(...statuses), 'only', { statuses: [status], codes: [] }, 'first');

it.each([
  [['rejected'], 'rejected'],
  [['enroute', 'rejected'], 'rejected'],
  [['enroute'], 'enroute'],
] as const)('%j may be a message that is only reported %s', (statuses, status) => {
  expect(only([...statuses], status)).not.toThrow();
});

it.each([
  [['rejected', 'enroute'], 'rejected'],
  [['rejected', 'submitted'], 'rejected'],
  [['submitted', 'rejected'], 'rejected'],
  [['delivered', 'rejected'], 'rejected'],
  [['rejected', 'failed'], 'rejected'],
  [['enroute', 'submitted'], 'enroute'],
] as const)('%j is not a message that is only reported %s', (statuses, status) => {
  expect(only([...statuses], status)).toThrow();
});
