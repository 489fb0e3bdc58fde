import type { Letter } from './post.ts';

const sizeOf = ({ url, body }: Letter): number => url.length + body.length;

/** What a letter on its way takes besides its text, in bytes: an attempt, a timer, its place in line. */
const PLAIN = 4000;

/** Counts the characters of letters that were sent and neither taken nor given up, by owner. */
export class HeldLetters {
  readonly #sizes = new Map<string, number>();
  count = 0;

  /** How much memory they take at most, in bytes; a character takes up to two. */
  get bytes(): number {
    return [...this.#sizes.values()].reduce((sum, size) => sum + 2 * size, PLAIN * this.count);
  }

  sizeOf(owner: string): number {
    return this.#sizes.get(owner) ?? 0;
  }

  add(letter: Letter): void {
    const { owner = '' } = letter;
    this.#sizes.set(owner, this.sizeOf(owner) + sizeOf(letter));
    this.count += 1;
  }

  remove(letter: Letter): void {
    const { owner = '' } = letter;
    this.count -= 1;
    const left = this.sizeOf(owner) - sizeOf(letter);
    if (left > 0) this.#sizes.set(owner, left);
    else this.#sizes.delete(owner);
  }

  replace(letter: Letter, by: Letter): void {
    this.remove(letter);
    this.add(by);
  }
}
