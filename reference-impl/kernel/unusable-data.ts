/** Thrown with a sentence when a data file cannot be used. */
export class UnusableData extends Error {
  override name = 'UnusableData';
}
