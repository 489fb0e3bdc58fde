import { TemplateMistake } from './cursor.ts';
import type { Meter } from './meter.ts';
import { isMap, Range, type Value } from './template.ts';

/** How deep lists and maps may be nested when they become text. */
const DEEPEST_VALUE = 100;

/** Writes one value and what it contains, each character once. */
class ValueWriter {
  readonly #out: string[] = [];
  readonly #meter: Meter;
  #depth = 0;

  constructor(meter: Meter) {
    this.#meter = meter;
  }

  get text(): string {
    return this.#out.join('');
  }

  value(value: Value): void {
    this.#meter.pieces();
    if (value instanceof Range) this.#write(`[${value.from}..${value.to}]`);
    else if (Array.isArray(value)) this.#within('[', value, ']');
    else if (isMap(value)) this.#within('{', value, '}');
    else this.#write(String(value));
  }

  #within(start: string, of: readonly Value[] | ReadonlyMap<string, Value>, end: string): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST_VALUE)
      throw new TemplateMistake(`it writes a value that is nested more than ${DEEPEST_VALUE} deep`);
    let before = start;
    for (const [name, each] of of.entries()) {
      this.#write(typeof name === 'string' ? `${before}${name}=` : before);
      this.value(each);
      before = ', ';
    }
    this.#write(before === start ? `${start}${end}` : end);
    this.#depth -= 1;
  }

  #write(text: string): void {
    this.#meter.characters(text.length);
    this.#out.push(text);
  }
}

/** A value as text: lists and maps as the language writes them. */
export function textOf(value: Value, meter: Meter): string {
  if (typeof value === 'string') {
    meter.pieces();
    meter.characters(value.length);
    return value;
  }
  const writer = new ValueWriter(meter);
  writer.value(value);
  return writer.text;
}

/** A value as a number; undefined for lists, maps and null. */
export function numberOf(value: Value | undefined, meter: Meter): number {
  if (typeof value === 'string') meter.characters(value.length);
  return typeof value === 'object' || value === undefined ? Number.NaN : Number(value);
}
