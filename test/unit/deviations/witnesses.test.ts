import { expect, it } from 'vitest';
import { faults, written } from '../../../reference-impl/deviations/faults/index.ts';
import { ownWitnesses } from '../../../support/cli/proof/witness-file.ts';

it('the list of witnesses names faults that can be switched on, each at the rule that it breaks', () => {
  const known = new Set(faults.map(({ rule, id }) => `${rule} ${id}`));
  const listed: string[] = [];
  // The harness's own client and receiver have deviations of their own.
  for (const [rule, { witnesses }] of ownWitnesses().lines)
    for (const id of witnesses) if (!/^(?:client|receiver)\./.test(id)) listed.push(`${rule} ${id}`);
  expect(listed.filter((each) => !known.has(each))).toEqual([]);
  expect(faults.length - written.length).toBeGreaterThan(500);
});
