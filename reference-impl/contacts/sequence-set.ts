/** Sequence numbers in ascending order; neighbours of a number are found without scanning the rest. */
export class SequenceSet {
  readonly #numbers: number[];

  constructor(numbers: Iterable<number> = []) {
    this.#numbers = [...new Set(numbers)].sort((a, b) => a - b);
  }

  get size(): number {
    return this.#numbers.length;
  }

  has(number: number): boolean {
    return this.#numbers[this.#placeOf(number)] === number;
  }

  add(number: number): void {
    const place = this.#placeOf(number);
    if (place === this.#numbers.length) this.#numbers.push(number);
    else if (this.#numbers[place] !== number) this.#numbers.splice(place, 0, number);
  }

  delete(number: number): void {
    const place = this.#placeOf(number);
    if (this.#numbers[place] === number) this.#numbers.splice(place, 1);
  }

  /** The numbers greater than `number`, the smallest first. */
  *after(number: number): Generator<number> {
    for (let place = this.#placeOf(number + 1); place < this.#numbers.length; place += 1)
      yield this.#numbers[place] as number;
  }

  /** The numbers less than `number`, the greatest first. */
  *before(number: number): Generator<number> {
    for (let place = this.#placeOf(number) - 1; place >= 0; place -= 1) yield this.#numbers[place] as number;
  }

  /** The index of the first number that is not less than `number`. */
  #placeOf(number: number): number {
    let [low, high] = [0, this.#numbers.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#numbers[middle] as number) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
