import { expect } from 'chai';
import type { Listed, Numbers } from '../verbs/blacklist.ts';

/** Each of the numbers is on the list or not, as a step says; where it means several, nothing else is. */
export function expectListed(
  { times, others }: { readonly times: readonly number[]; readonly others: number },
  listed: Listed,
  { number }: Numbers,
): void {
  for (const each of times) {
    if (listed === 'on') expect(each, 'entries of the number').to.be.at.least(1);
    else expect(each, 'entries of the number').to.equal(listed === 'not on' ? 0 : 1);
  }
  if (number === undefined) expect(others, 'entries of other numbers').to.equal(0);
}
