import { expectAs } from './assertion.ts';

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** `seen` contains everything in `wanted`; objects may have further members, lists may not. */
export function expectIncludes(seen: unknown, wanted: unknown, subject = 'the answer', path = ''): void {
  if (!isContainer(wanted)) return void expectAs(seen, subject, { path }).to.equal(wanted);

  const expected = Array.isArray(wanted) ? 'array' : 'object';
  const isAlike = isContainer(seen) && Array.isArray(seen) === Array.isArray(wanted);
  expectAs(isAlike, subject, { path, relation: 'of type', expected, actual: seen }).to.equal(true);
  if (Array.isArray(wanted)) expectAs(seen, subject, { path }).to.have.lengthOf(wanted.length);
  for (const [member, value] of Object.entries(wanted))
    expectIncludes((seen as Container)[member], value, subject, `${path}/${member}`);
}

export function includes(seen: unknown, wanted: unknown): boolean {
  if (!isContainer(wanted)) return seen === wanted;
  if (!isContainer(seen) || Array.isArray(seen) !== Array.isArray(wanted)) return false;
  if (Array.isArray(wanted) && (seen as unknown as unknown[]).length !== wanted.length) return false;
  return Object.entries(wanted).every(([member, value]) => includes(seen[member], value));
}

/** How a secret looks that a platform does not repeat. */
const MASK = /[*•●…]|redacted|hidden|masked/i;

/**
 * `seen` with the storage credentials of `wanted` where it leaves them out or masks them: they contain a secret, and
 * the document does not say that answers repeat it. Section "Static commands".
 */
export function unmasked(seen: unknown, wanted: unknown): unknown {
  if (!isContainer(seen) || !isContainer(wanted)) return seen;
  if (Array.isArray(seen)) return seen.map((each, place) => unmasked(each, wanted[place]));

  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(seen)) result[name] = unmasked(value, wanted[name]);
  const shown = seen.credentials;
  const isMasked = shown === undefined || (typeof shown === 'string' && MASK.test(shown));
  if (isMasked && typeof wanted.credentials === 'string') result.credentials = wanted.credentials;
  return result;
}

/**
 * `value` without the members that differ between two readings of the same thing: the platform changes those by itself,
 * such as a counter or the time of the reading.
 */
export function steadyMembers(value: unknown, first: unknown, second: unknown): unknown {
  if (!isContainer(value) || !isContainer(first) || !isContainer(second) || Array.isArray(value)) return value;

  const steady: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const [one, other] = [first[name], second[name]];
    const isSteady = isContainer(one) ? isContainer(other) : Object.is(one, other);
    if (isSteady) steady[name] = steadyMembers(inner, one, other);
  }
  return steady;
}
