import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { behaviourWith, type Fault } from '../worlds/behaviour.ts';
import type { AnyPart } from '../worlds/parts.ts';
import type { Platform } from '../worlds/platform.ts';
import { Trace, tracing } from '../worlds/trace.ts';
import type { LabPlace } from './caller-checks.ts';
import { catalogues } from './catalogues.ts';
import { type LabCall, type LabOperation, objectOf, verb } from './lab-operation.ts';
import { changedDecisions, examplesReaching, isWithin, looking, noting, unreachedPlaces, watching } from './reach.ts';

/** Adds a place where a fault would have changed something. A fault that fails there changes something. */
function noteChange(place: string, known: Set<string>, isChanged: () => boolean): void {
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
      ...looking({ reply: acts ? undefined : reply, notify }, (place, isChanged) =>
        noteChange(place, known, isChanged),
      ),
    };
  }

  /** The examples that reach a place where the fault shows: all where it acts, or changes what is asked or done. */
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

const reaches = new WeakMap<Platform, FaultReach>();

/** What is watched: where faults and alternatives would be seen, or whether the alternatives that were chosen act. */
type Watched = 'all' | 'chosen';

interface Wish {
  readonly on: boolean;
  /** Whether the operators of the grammar are tried on every value. */
  readonly faults?: boolean;
  readonly watch?: Watched;
}

async function begin(platform: Platform, { faults: withFaults = false, watch = 'all' }: Wish): Promise<Reply> {
  const { alternatives, written, Candidates } = await catalogues();
  const trace = new Trace(withFaults ? new Candidates() : undefined);
  const reach = new FaultReach();
  platform.trace = trace;
  reaches.set(platform, reach);
  const { parts } = platform;
  const { variant } = platform.behaviour;
  const watchers = [
    ...written.map((each) => reach.watching(each)),
    ...alternatives.map((each) => watching(parts, trace, each)),
  ];
  platform.behaviour =
    watch === 'all'
      ? behaviourWith(parts, [tracing(trace), ...watchers], variant)
      : behaviourWith(
          parts,
          [tracing(trace)],
          variant.map((each) => noting(trace, each)),
        );
  return { status: 200, body: { on: true } };
}

async function show({ trace, parts, behaviour }: Platform, { operations }: LabPlace): Promise<Reply> {
  if (!trace) throw new Problem(409, 'Nothing is traced; PUT /trace begins.');
  const { alternatives } = await catalogues();
  const { variant } = behaviour;
  const isChosen = variant.length > 0;
  const shown = isChosen ? variant : alternatives;
  const reaching = shown.map((each) => [each.name, examplesReaching(parts, trace, each, isChosen)] as const);
  return {
    status: 200,
    body: { alternatives: Object.fromEntries(reaching), unreached: unreachedPlaces(parts, operations, trace) },
  };
}

/** The rules that reach each fault of the grammar, as their places in a list. */
function showFaults({ trace }: Platform): Reply {
  if (!trace) throw new Problem(409, 'Nothing is traced; PUT /trace begins.');
  const found = Object.entries(trace.found());
  const rules = [...new Set(found.flatMap(([, reaching]) => reaching))];
  const at = new Map(rules.map((rule, place) => [rule, place]));
  const faults = found.map(([id, reaching]) => [id, reaching.map((rule) => at.get(rule))]);
  return { status: 200, body: { rules, faults: Object.fromEntries(faults) } };
}

async function reached({
  caller,
  body: { fault: id, examples },
}: LabCall<{ fault: string; examples: string[] }>): Promise<Reply> {
  const { trace, parts } = caller;
  const reach = reaches.get(caller);
  if (!trace || !reach) throw new Problem(409, 'Nothing is traced; PUT /trace begins.');
  const { written } = await catalogues();
  const fault = written.find((each) => each.id === id);
  if (!fault) throw new Problem(404, `No author wrote a fault ${id}; GET /faults lists them.`);
  return { status: 200, body: { examples: reach.among(examples, fault, parts, trace) } };
}

/** What each rule's examples reach in a platform without faults, from the moment when it is switched on. */
export const traceOperations = (place: LabPlace): readonly LabOperation[] => [
  verb('lab.trace.switch', 'PUT', '/trace', {
    summary:
      'Begins to note what requests reach, by the rule and the example that they name, or ends it. Switches all faults off.',
    schema: objectOf({
      on: { type: 'boolean' },
      'faults?': { type: 'boolean' },
      'watch?': { enum: ['all', 'chosen'] },
    }),
    run: ({ caller, body }: LabCall<Wish>) => {
      if (body.on) return begin(caller, body);
      caller.trace = undefined;
      caller.behaviour = behaviourWith(caller.parts, [], caller.behaviour.variant);
      return { status: 200, body: { on: false } };
    },
  }),
  verb('lab.trace.reach', 'POST', '/trace/reach', {
    summary: 'Lists those of `examples` that reach a place where `fault` shows itself, in a trace that watches faults.',
    schema: objectOf({ fault: { type: 'string' }, examples: { type: 'array', items: { type: 'string' } } }),
    run: reached,
  }),
  verb('lab.trace.read', 'GET', '/trace', {
    summary:
      'Lists what was reached: the examples by alternative, and decisions and operations that no example reached.',
    run: ({ caller }) => show(caller, place),
  }),
  verb('lab.trace.faults', 'GET', '/trace/faults', {
    summary:
      'Lists the faults of the grammar that could be seen, each with the places in `rules` of those that reach it.',
    run: ({ caller }) => showFaults(caller),
  }),
];
