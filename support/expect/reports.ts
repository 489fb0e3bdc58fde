import { expect } from 'chai';
import type { DeliveryReport } from '../session/delivery-reports.ts';
import { memberAt } from '../session/json-members.ts';
import type { Expectation } from './kinds.ts';

/** There is a report, and every report has at these members what is expected of them. */
export function expectInEvery(
  reports: readonly DeliveryReport[],
  members: ReadonlyArray<readonly [member: string, wanted: Expectation]>,
): void {
  expect(reports, 'delivery reports').to.not.have.lengthOf(0);
  for (const report of reports)
    for (const [member, wanted] of members) wanted(memberAt(report, member), member);
}

/** There are reports, and a member has the same text in all of them, or a different value in each. */
export function expectAlike(reports: readonly DeliveryReport[], isSame: boolean, member: string): void {
  const values = reports.map((report) => memberAt(report, member));
  const { size } = new Set(values);
  if (isSame) expect(values[0], member).to.be.a('string').that.is.not.empty;
  else expect(values, `every ${member}`).to.have.lengthOf.above(1);
  expect(size, `different values of ${member}`).to.equal(isSame ? 1 : values.length);
}
