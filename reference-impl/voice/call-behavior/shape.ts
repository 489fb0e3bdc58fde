import { isObject } from '../../kernel/json.ts';
import { notKnown } from '../../kernel/names.ts';
import type { Mistake } from '../../kernel/problem.ts';

/** What a value must look like: returns what is wrong with it, each mistake at its JSON pointer. */
export type Shape = (value: unknown, pointer: string) => readonly Mistake[];

const ENOUGH = 20;
const LONGEST_SHOWN = 64;

const noObject = (pointer: string): Mistake => ({ pointer, message: 'must be an object', kind: 'value' });

const pointerTo = (pointer: string, member: string | number): string =>
  `${pointer}/${String(member).slice(0, LONGEST_SHOWN).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** A value that passes `holds`; `message` says what it must be. */
const valueThat =
  (holds: (value: unknown) => boolean, message: string): Shape =>
  (value, pointer) =>
    holds(value) ? [] : [{ pointer, message, kind: 'value' }];

export const textThat = (holds: (text: string) => boolean, message: string): Shape =>
  valueThat((value) => typeof value === 'string' && holds(value), message);

export const anyText: Shape = textThat(() => true, 'must be a string');
export const text = (least: number, most: number): Shape =>
  textThat(({ length }) => length >= least && length <= most, `must be a string of ${least} to ${most} characters`);
export const integer = (least: number, most = Number.MAX_SAFE_INTEGER): Shape =>
  valueThat(
    (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
    `must be an integer from ${least} to ${most}`,
  );

export const flag: Shape = valueThat((value) => typeof value === 'boolean', 'must be true or false');

export const oneOf = (values: readonly unknown[]): Shape =>
  valueThat((value) => values.includes(value), `must be one of ${values.join(', ')}`);

/** A JSON object with these members and no others. */
export function object(required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape {
  const shapes = new Map(Object.entries({ ...required, ...optional }));
  const unknown: Shape = (_, pointer) => [{ pointer, message: notKnown([...shapes.keys()]), kind: 'unknown' }];
  return (value, pointer) => {
    if (!isObject(value)) return [noObject(pointer)];
    const missing = Object.keys(required)
      .filter((member) => !Object.hasOwn(value, member))
      .map((member) => ({ pointer: pointerTo(pointer, member), message: 'is required', kind: 'required' }));
    return [...missing, ...eachMember(value, pointer, (member) => shapes.get(member) ?? unknown)];
  };
}

function eachMember(value: object, pointer: string, shapeOf: (member: string) => Shape): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [member, inner] of Object.entries(value)) {
    mistakes.push(...shapeOf(member)(inner, pointerTo(pointer, member)));
    if (mistakes.length >= ENOUGH) break;
  }
  return mistakes;
}

export const mapOf =
  (inner: Shape): Shape =>
  (value, pointer) =>
    isObject(value) ? eachMember(value, pointer, () => inner) : [noObject(pointer)];

const items = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;
export const list =
  (item: Shape, least = 0, most = Number.POSITIVE_INFINITY): Shape =>
  (value, pointer) => {
    if (!Array.isArray(value)) return [{ pointer, message: 'must be an array', kind: 'value' }];
    if (value.length < least) return [{ pointer, message: `must have at least ${items(least)}`, kind: 'length' }];
    if (value.length > most) return [{ pointer, message: `must have at most ${items(most)}`, kind: 'length' }];
    return eachMember(value, pointer, () => item);
  };

/** An object whose member `discriminator` says which of `shapes` it has. */
export const variants =
  (discriminator: string, shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, pointer) => {
    if (!isObject(value)) return [noObject(pointer)];
    const kind = value[discriminator];
    if (typeof kind === 'string' && Object.hasOwn(shapes, kind)) return (shapes[kind] as Shape)(value, pointer);
    return oneOf(Object.keys(shapes))(kind, pointerTo(pointer, discriminator));
  };

/** An object that satisfies `shape` in its known members; further members are allowed. */
export const openObject =
  (known: Readonly<Record<string, Shape>>): Shape =>
  (value, pointer) =>
    isObject(value)
      ? eachMember(value, pointer, (member) => (Object.hasOwn(known, member) ? (known[member] as Shape) : () => []))
      : [noObject(pointer)];
