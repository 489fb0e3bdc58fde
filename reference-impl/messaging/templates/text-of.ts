import { TemplateMistake } from './cursor.ts';
import type { Meter } from './meter.ts';
import { isMap, Range, type Value } from './template.ts';

/** How deep lists and maps may be nested when they become text. */
const DEEPEST_VALUE = 100;

/** Writes one value and what it contains, each character once. */
function write(value: Value, out: string[], meter: Meter, depth = 0): void {
  const say = (text: string): void => {
    meter.characters(text.length);
    out.push(text);
  };
  meter.pieces();
  if (value instanceof Range) return void say(`[${value.from}..${value.to}]`);
  if (!Array.isArray(value) && !isMap(value)) return void say(String(value));
  if (depth === DEEPEST_VALUE)
    throw new TemplateMistake(`it writes a value that is nested more than ${DEEPEST_VALUE} deep`);
  const [start, end] = isMap(value) ? ['{', '}'] : ['[', ']'];
  let before = start;
  for (const [name, each] of value.entries() as Iterable<[string | number, Value]>) {
    say(typeof name === 'string' ? `${before}${name}=` : before);
    write(each, out, meter, depth + 1);
    before = ', ';
  }
  say(before === start ? `${start}${end}` : end);
}

/** A value as text: lists and maps as the language writes them. */
export function textOf(value: Value, meter: Meter): string {
  const out: string[] = [];
  write(value, out, meter);
  return out.join('');
}

/** A value as a number; undefined for lists, maps and null. */
export function numberOf(value: Value | undefined, meter: Meter): number {
  if (typeof value === 'string') meter.characters(value.length);
  return typeof value === 'object' || value === undefined ? Number.NaN : Number(value);
}
