export class HarnessError extends Error {
  override name = 'HarnessError';
}
