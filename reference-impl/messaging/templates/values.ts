import { TemplateMistake } from './cursor.ts';
import { isMap, Range, type Value } from './template.ts';

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

/** What escaping a character costs: it may become several. */
const ESCAPING = 5;

/** A text without lone surrogates. */
export const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

const escapeMarkup = (text: string): string => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

const ESCAPES: Readonly<Record<string, (text: string) => string>> = {
  json: (text) => JSON.stringify(text).slice(1, -1),
  javascript: (text) => JSON.stringify(text).slice(1, -1),
  xml: escapeMarkup,
  html: escapeMarkup,
  url: (text) => encodeURIComponent(wellFormed(text)),
};

export function escapedText(text: string, escapeText: (text: string) => string, meter: Meter): string {
  meter.characters(text.length * ESCAPING);
  return escapeText(text);
}

/** `$esc.name(value)`; nothing is escaped to an empty text. */
export function escaped(name: string, value: Value | undefined, meter: Meter): string | undefined {
  const escapeText = Object.hasOwn(ESCAPES, name) ? ESCAPES[name] : undefined;
  return escapeText && escapedText(textOf(value ?? '', meter), escapeText, meter);
}

/** null and false are not true; everything else is. */
export const isTrue = (value: Value | undefined): boolean => value !== undefined && value !== null && value !== false;

const isNumeric = (value: Value | undefined): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value));

function isEqual(left: Value | undefined, right: Value | undefined, meter: Meter): boolean {
  const [a, b] = [left ?? null, right ?? null];
  if (a === null || b === null) return a === b;
  return typeof a === 'number' || typeof b === 'number'
    ? numberOf(a, meter) === numberOf(b, meter)
    : textOf(a, meter) === textOf(b, meter);
}

const arithmetic: Readonly<Record<string, (a: number, b: number) => number | boolean>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.trunc(a / b),
  '%': (a, b) => a % b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** The result of an operator; null if the operands do not fit. */
export function compute(
  operator: string,
  left: Value | undefined,
  right: Value | undefined,
  meter: Meter,
): Value | undefined {
  if (operator === '==') return isEqual(left, right, meter);
  if (operator === '!=') return !isEqual(left, right, meter);
  const isText = typeof left === 'string' || typeof right === 'string';
  if (operator === '+' && isText && !(typeof left === 'number' && typeof right === 'number'))
    return textOf(left ?? '', meter) + textOf(right ?? '', meter);
  if (!isNumeric(left) || !isNumeric(right)) return undefined;
  const result = arithmetic[operator]?.(Number(left), Number(right));
  return typeof result === 'number' && !Number.isFinite(result) ? undefined : result;
}
