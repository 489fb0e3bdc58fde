import { TemplateMistake } from './cursor.ts';

/** What one rendering may use up: pieces and rounds of loops, and characters looked at or made. */
const MOST_STEPS = 20_000;
const MOST_CHARACTERS = 128 * 1024;

/** Counts what a rendering uses up, and throws TemplateMistake when it is too much. */
export class Meter {
  #steps = 0;
  #characters = 0;

  step(): void {
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) throw new TemplateMistake(`it takes more than ${MOST_STEPS} steps`);
  }

  spend(characters: number): void {
    this.#characters += characters;
    if (this.#characters > MOST_CHARACTERS)
      throw new TemplateMistake(`it makes more than ${MOST_CHARACTERS} characters`);
  }
}
