import { expect } from 'chai';

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `seen` contains everything in `wanted`; objects may have further members, lists may not. */
export function expectIncludes(seen: unknown, wanted: unknown, at = 'the answer'): void {
  if (!isContainer(wanted)) {
    expect(seen, at).to.equal(wanted);
    return;
  }
  expect(isContainer(seen) && Array.isArray(seen) === Array.isArray(wanted), `${at} has a value like it`).to.equal(
    true,
  );
  if (Array.isArray(wanted)) expect(seen, at).to.have.lengthOf(wanted.length);
  for (const [member, value] of Object.entries(wanted))
    expectIncludes((seen as Record<string, unknown>)[member], value, `${at}/${member}`);
}

/** Whether `seen` contains everything in `wanted`, in any order of members. */
export function includes(seen: unknown, wanted: unknown): boolean {
  if (!isContainer(wanted)) return seen === wanted;
  if (!isContainer(seen) || Array.isArray(seen) !== Array.isArray(wanted)) return false;
  if (Array.isArray(wanted) && (seen as unknown[]).length !== wanted.length) return false;
  return Object.entries(wanted).every(([member, value]) => includes((seen as Record<string, unknown>)[member], value));
}
