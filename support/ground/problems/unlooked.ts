/** A refusal or a notification came that no step looked at. */
export class Unlooked extends Error {
  override name = 'Unlooked';
}
