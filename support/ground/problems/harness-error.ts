/** The harness itself misbehaved: never the fault of the target. */
export class HarnessError extends Error {
  override name = 'HarnessError';
}
