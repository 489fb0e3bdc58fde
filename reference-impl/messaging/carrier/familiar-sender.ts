/** The numbers an account's recipients were given, by destination number. */
export type Pairings = Map<string, string>;

/** Numbers the platform sends from when an account has none of its own and names none. */
export const SENDER_POOL: readonly string[] = ['+61437000001', '+61437000002', '+61437000003', '+61437000004'];

/**
 * The number that a destination always gets messages from: chosen in turn at the first message, kept as long as the
 * pool has it. Section "Optional account features".
 * Rules: MSG-FAM-01, MSG-FAM-03, MSG-FAM-05, MSG-FAM-06, X-13.
 */
export function familiarSender(pairings: Pairings, destination: string, pool: readonly string[]): string | undefined {
  const paired = pairings.get(destination);
  if (paired !== undefined && pool.includes(paired)) return paired;
  const chosen = pool[pairings.size % pool.length];
  if (chosen !== undefined) pairings.set(destination, chosen);
  return chosen;
}
