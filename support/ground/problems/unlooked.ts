export class Unlooked extends Error {
  override name = 'Unlooked';
}
