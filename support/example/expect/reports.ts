import { expect } from 'chai';
import type { DeliveryReport } from '../verbs/delivery-reports.ts';

/** There is a report, and every report has these values at these members. */
export function expectInEvery(
  reports: readonly DeliveryReport[],
  members: ReadonlyArray<readonly [member: string, value: unknown]>,
): void {
  expect(reports, 'delivery reports').to.not.have.lengthOf(0);
  for (const report of reports)
    for (const [member, value] of members) expect(report[member], member).to.deep.equal(value);
}

/** There is a report, and one of them has this status and, unless it is left out, this report code. */
export function expectReported(reports: readonly DeliveryReport[], status: string, code?: string): void {
  const seen = reports.map((report) => (code ? [report.status, report.error_code] : [report.status]));
  expect(seen, 'delivery reports').to.deep.include(code ? [status, code] : [status]);
}

const isEmpty = (metadata: unknown): boolean =>
  metadata === undefined || metadata === null || Object.keys(metadata).length === 0;

/** There is a report, and none of them has metadata: the member is absent, null or an empty object. */
export function expectNoMetadata(reports: readonly DeliveryReport[]): void {
  expect(reports, 'delivery reports').to.not.have.lengthOf(0);
  const carried = reports.map(({ metadata }) => metadata).filter((metadata) => !isEmpty(metadata));
  expect(carried, 'metadata').to.deep.equal([]);
}
