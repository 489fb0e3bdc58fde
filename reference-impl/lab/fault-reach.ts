import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '../worlds/behaviour.ts';
import type { AnyPart } from '../worlds/parts.ts';
import type { Trace } from '../worlds/trace.ts';
import { changedDecisions, isWithin } from './reach.ts';

/** Adds a place where a fault would have changed something. A fault that fails there changes something. */
function noting(place: string, known: Set<string>, isChanged: () => boolean): void {
  if (known.has(place)) return;
  try {
    if (isChanged()) known.add(place);
  } catch {
    known.add(place);
  }
}

/** Where faults that an author wrote show themselves, as far as a trace without faults can say. */
export class FaultReach {
  readonly #places = new Map<string, Set<string>>();

  /** A fault that changes nothing, and notes which kinds of replies and letters another one would have changed. */
  watching({ id, reply, notify, acts }: Fault): Fault {
    const known = new Set<string>();
    this.#places.set(id, known);
    return {
      id: `watch.${id}`,
      rule: '',
      says: 'Notes where a fault would have been seen.',
      ...(!acts &&
        reply && {
          reply: (usual, answered) => {
            const place = `${usual.status < 300 ? 'told' : 'refused'}/${answered.operation}`;
            noting(place, known, () => !isDeepStrictEqual(reply(usual, answered), usual));
            return usual;
          },
        }),
      ...(notify && {
        notify: (letter) => {
          noting(`sent/${letter.kind}`, known, () => !isDeepStrictEqual(notify(letter), [letter]));
          return [letter];
        },
      }),
    };
  }

  /**
   * Those of the examples that reach a place where the fault shows itself. All of them for a fault that acts, or changes what is asked or done,
   * which a trace does not show.
   */
  among(examples: readonly string[], fault: Fault, parts: readonly AnyPart[], trace: Trace): readonly string[] {
    if (fault.request || fault.perform || fault.acts) return examples;
    const wanted = [...(this.#places.get(fault.id) ?? []), ...[...changedDecisions(parts, fault).values()].flat()];
    const reaching = trace
      .reaches()
      .filter(({ example = '' }) => examples.includes(example))
      .filter(({ places }) => [...places].some((place) => wanted.some((each) => isWithin(place, each))));
    const names = new Set(reaching.map(({ example }) => example));
    return examples.filter((example) => names.has(example));
  }
}
