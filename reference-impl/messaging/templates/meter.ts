import { TemplateMistake } from './cursor.ts';

/** The most work of one rendering. A character looked at, compared or copied is one. */
export const MOST_WORK = 250_000;

/** The work of a piece: rendering a part, evaluating a value, copying an entry of a list or map. */
const PIECE = 10;

/** Counts the work of a rendering before it is done, and throws TemplateMistake when it is too much. */
export class Meter {
  #work = 0;

  get work(): number {
    return this.#work;
  }

  pieces(count = 1): void {
    this.characters(count * PIECE);
  }

  characters(count: number): void {
    const work = this.#work + count;
    if (!(work <= MOST_WORK)) throw new TemplateMistake(`it takes more than ${MOST_WORK} steps`);
    this.#work = work;
  }
}
