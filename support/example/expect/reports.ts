import { expect } from 'chai';
import { memberAt } from '../session/json-members.ts';
import type { DeliveryReport } from '../verbs/delivery-reports.ts';
import type { Expectation } from './kinds.ts';

/** There is a report, and every report has at these members what is expected of them. */
export function expectInEvery(
  reports: readonly DeliveryReport[],
  members: ReadonlyArray<readonly [member: string, wanted: Expectation]>,
): void {
  expect(reports, 'delivery reports').to.not.have.lengthOf(0);
  for (const report of reports) for (const [member, wanted] of members) wanted(memberAt(report, member), member);
}
