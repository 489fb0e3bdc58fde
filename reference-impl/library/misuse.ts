/** A sentence for the user of the library: what is wrong and what to do. */
export class Misuse extends Error {
  override name = 'Misuse';
}
