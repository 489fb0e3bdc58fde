import { expect, it } from 'vitest';
import { expectInManner } from '../../../support/example/expect/report-outcomes.ts';
import type { DeliveryReport } from '../../../support/example/verbs/delivery-reports.ts';

const reported = (...statuses: string[]) => statuses.map((status) => ({ status, error_code: '0' }) as DeliveryReport);

const dated = (...reports: ReadonlyArray<readonly [status: string, second: number]>) =>
  reports.map(
    ([status, second]) =>
      ({ status, error_code: '0', submitted_date: new Date(1000 * second).toISOString() }) as unknown as DeliveryReport,
  );

const onlyRejected = { statuses: ['rejected'], codes: [] };
const only = (statuses: string[], status: string) => () =>
  expectInManner(reported(...statuses), 'only', { statuses: [status], codes: [] }, 'first');

it.each([
  [['rejected'], 'rejected'],
  [['enroute', 'rejected'], 'rejected'],
  [['submitted', 'rejected'], 'rejected'],
  [['enroute', 'submitted', 'rejected', 'rejected'], 'rejected'],
  [['enroute'], 'enroute'],
] as const)('%j may be a message that is only reported %s', (statuses, status) => {
  expect(only([...statuses], status)).not.toThrow();
});

it.each([
  [['rejected', 'enroute'], 'rejected'],
  [['rejected', 'submitted'], 'rejected'],
  [['submitted', 'enroute'], 'enroute'],
  [['delivered', 'rejected'], 'rejected'],
  [['rejected', 'failed'], 'rejected'],
  [['enroute', 'submitted'], 'enroute'],
] as const)('%j is not a message that is only reported %s', (statuses, status) => {
  expect(only([...statuses], status)).toThrow();
});

it('reports that overtake each other are told apart by their dates', () => {
  expect(() => expectInManner(dated(['rejected', 2], ['submitted', 1]), 'only', onlyRejected, 'first')).not.toThrow();
  expect(() => expectInManner(dated(['rejected', 2], ['submitted', 3]), 'only', onlyRejected, 'first')).toThrow();
});

it.each([
  [['0', '210'], '0'],
  [[], undefined],
])('what fails with the report codes %j says that the first was expected', (codes, reportCode) => {
  const never = () => expectInManner(reported('rejected'), 'never', { statuses: ['rejected'], codes }, 'first');
  expect(never).toThrow(expect.objectContaining({ difference: expect.objectContaining({ reportCode }) }));
});
