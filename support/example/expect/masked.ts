/** How a secret looks that a platform does not repeat. */
const MASK = /[*•●…]|redacted|hidden|masked/i;

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isMasked = (shown: unknown): boolean => shown === undefined || (typeof shown === 'string' && MASK.test(shown));

/**
 * `seen` with the storage credentials of `wanted` where it leaves them out or masks them: they contain a secret, and the
 * document does not say that answers repeat it. Section "Static commands".
 */
export function unmasked(seen: unknown, wanted: unknown): unknown {
  if (!isContainer(seen) || !isContainer(wanted)) return seen;
  if (Array.isArray(seen)) return seen.map((each, place) => unmasked(each, wanted[place]));
  const { credentials } = wanted;
  const known = Object.entries(seen).map(([name, value]) => [name, unmasked(value, wanted[name])] as const);
  const secret = typeof credentials === 'string' && isMasked(seen.credentials) ? { credentials } : {};
  return { ...Object.fromEntries(known), ...secret };
}
