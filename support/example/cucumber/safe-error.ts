import { bounded } from '../../ground/bodies/bounded.ts';
import type { Difference } from '../../ground/evidence/difference.ts';
import { keepingReason } from '../../ground/secrets/hide-secrets.ts';

/** Whatever a target answers, a message stays readable; of a longer value of a difference the text that is left is shown. */
const LONGEST = 20_000;

const FRAMES = 10;
const LONGEST_FRAME = 500;

/** Values whose JSON is longer than this are not set side by side: comparing line by line takes the square of it. */
const LONGEST_COMPARED = 2000;

type Clear = (value: unknown) => unknown;

type Compared = Error & { actual?: unknown; expected?: unknown };

/** The difference that an assertion put on what it threw, as far as it can be kept, without its secrets. */
export function safeDifference(thrown: unknown, clear: Clear): Difference | undefined {
  const { difference } = (thrown ?? {}) as { readonly difference?: Difference };
  if (difference === undefined) return undefined;
  const kept: Record<string, unknown> = { ...difference };
  for (const side of ['expected', 'actual'] as const) {
    const text = JSON.stringify(difference[side]) ?? '';
    if (text.length > LONGEST) kept[side] = bounded(text, LONGEST);
  }
  return clear(JSON.parse(JSON.stringify(kept))) as Difference;
}

/** Takes the secrets out of what a step threw; of its stack frames alone are left, which cucumber can read. */
export function makeSafe(thrown: unknown, clear: Clear): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, stack } = error;
  const cleared = keepingReason(String(message), (text) => String(clear(text)));
  const told = bounded(cleared, LONGEST) || error.name;
  // what comes after the message, whose own lines may look like anything
  const trace = String(stack ?? '');
  const start = trace.indexOf(String(message));
  const lines = start < 0 ? [] : trace.slice(start + String(message).length).split('\n');
  const frames: string[] = [];
  for (const line of lines)
    if (frames.length < FRAMES && /^ {4}at \S/.test(line)) frames.push(bounded(String(clear(line)), LONGEST_FRAME));
  const shownStack = frames.join('\n');
  const parts: Record<string, unknown> = {
    message: told,
    // Cucumber looks for the message in the stack, to tell them apart.
    stack: shownStack === '' || shownStack.includes(told) ? undefined : shownStack,
    stacktrace: undefined,
  };
  for (const name of ['actual', 'expected'] as const) {
    if (!(name in error)) continue;
    const value = (error as Compared)[name];
    parts[name] = undefined;
    try {
      const text = JSON.stringify(value);
      if (text.length <= LONGEST_COMPARED) parts[name] = clear(JSON.parse(text));
    } catch {
      // What is no JSON is not set beside another.
    }
  }
  const properties: PropertyDescriptorMap = {};
  for (const [name, value] of Object.entries(parts))
    properties[name] = { value, writable: true, configurable: true, enumerable: false };
  try {
    return Object.defineProperties(error, properties);
  } catch {
    // A frozen error: a copy is thrown instead.
    return Object.create(Object.getPrototypeOf(error), properties);
  }
}
