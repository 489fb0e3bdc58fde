import type { Meter } from './meter.ts';
import type { Value } from './template.ts';
import { numberOf, textOf } from './text-of.ts';

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
