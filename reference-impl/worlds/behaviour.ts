import type { Manner, Run } from '../http/operation.ts';
import type { Letter } from '../kernel/post.ts';
import { type AnyPart, type Decisions, documentedDecisions } from './parts.ts';

/** How a world decides and what it does to its own answers and notifications. */
export interface Behaviour extends Manner {
  readonly faults: readonly string[];
  /** What it does differently where the document is silent. */
  readonly variant: readonly Deviation[];
  readonly decisions: Decisions;
  /** Every notification passes here on its way out; none, one or several letters come back. */
  readonly notify?: ((letter: Letter) => readonly Letter[]) | undefined;
}

interface Change extends Pick<Behaviour, 'reply' | 'notify'> {
  /** One sentence: what this platform does differently, or wrong. */
  readonly says: string;
  /** Changes a private copy of the decisions. */
  readonly decide?: (decisions: Decisions) => void;
}

/** A different choice where the document leaves one; a variant of the platform consists of these. */
export interface Deviation extends Change, Pick<Behaviour, 'shape'> {
  readonly name: string;
  /** The rules that say the document leaves this open. */
  readonly rows: readonly string[];
}

export interface Fault extends Change, Pick<Behaviour, 'request' | 'perform'> {
  /** `<area>.<slug>`, for example `dedup.code-304`. */
  readonly id: string;
  readonly rule: string;
  /** It does more than it returns, so asking what it would return does harm. */
  readonly acts?: true;
}

const chain =
  <Value, Rest extends unknown[]>(steps: ReadonlyArray<(value: Value, ...rest: Rest) => Value>) =>
  (value: Value, ...rest: Rest): Value =>
    steps.reduce((so, step) => step(so, ...rest), value);

/** A platform with all of `faults`; a variant decides before them, and has the last word on what is sent out. */
export function behaviourWith(
  parts: readonly AnyPart[],
  faults: readonly Fault[] = [],
  variant: readonly Deviation[] = [],
): Behaviour {
  const decisions = documentedDecisions(parts);
  for (const each of [...variant, ...faults]) each.decide?.(decisions);
  const all = [...faults, ...variant];
  const requests = faults.flatMap(({ request }) => request ?? []);
  const performs = faults.flatMap(({ perform }) => perform ?? []);
  const replies = all.flatMap(({ reply }) => reply ?? []);
  const notifies = all.flatMap(({ notify }) => notify ?? []);
  const shapes = variant.flatMap(({ shape }) => shape ?? []);
  return {
    faults: faults.map((fault) => fault.id),
    variant,
    decisions,
    request: requests.length ? chain(requests) : undefined,
    // The first one outermost.
    perform: performs.length
      ? (run, answered) =>
          performs.reduceRight<Run>(
            (inner, perform) => (call) => perform(inner, { ...answered, call }),
            run,
          )(answered.call)
      : undefined,
    reply: replies.length ? chain(replies) : undefined,
    notify: notifies.length
      ? (letter) => notifies.reduce<readonly Letter[]>((letters, distort) => letters.flatMap(distort), [letter])
      : undefined,
    shape: shapes.length ? chain(shapes) : undefined,
  };
}
