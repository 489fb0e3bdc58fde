import { isDeepStrictEqual } from 'node:util';
import type { Deviation, Fault } from '../worlds/behaviour.ts';
import { type AnyPart, type Decisions, documentedDecisions } from '../worlds/parts.ts';
import type { Trace } from '../worlds/trace.ts';

/** A deviation, with what its target file says otherwise. */
type Told = Deviation & { readonly target?: { readonly bindings?: object } };

/** Decisions that answer from what they are given and do nothing else: another one can be asked beside them. */
const COMPARED = [
  'http.parseJson',
  'auth.namedAccount',
  'messaging.duplicateAccount',
  'messaging.findsDuplicates',
  'messaging.isReported',
  'messaging.carrierScript',
  'messaging.reportBody',
];

type Decide = (...given: unknown[]) => unknown;

type Parts = Record<string, Record<string, unknown>>;

/** The changed decisions whose results are compared; none where the target file has words of its own. */
const comparedIn = ({ target }: Told, changed: readonly string[]): string[] =>
  target?.bindings ? [] : COMPARED.filter((name) => changed.includes(name));

/** What a decision comes to: a result, or what it throws. */
function outcomeOf(decide: Decide, given: readonly unknown[]): { result?: unknown; thrown?: unknown } {
  try {
    return { result: decide(...given) };
  } catch (thrown) {
    return { thrown };
  }
}

/** Lets decisions do as before, and calls `differs` where those of the deviation come to something else. */
function comparing(parts: readonly AnyPart[], deviation: Told, names: readonly string[], differs: () => void) {
  return (decisions: Decisions): void => {
    const other = documentedDecisions(parts);
    deviation.decide?.(other);
    const [usually, otherwise] = [decisions, other] as unknown as [Parts, Parts];
    for (const name of names) {
      const [part = '', decision = ''] = name.split('.');
      const of = usually[part] as Record<string, Decide>;
      const usual = of[decision] as Decide;
      const other = otherwise[part]?.[decision] as Decide;
      of[decision] = (...given: unknown[]) => {
        const outcome = outcomeOf(usual, given);
        if (!isDeepStrictEqual(outcome, outcomeOf(other, given))) differs();
        if ('thrown' in outcome) throw outcome.thrown;
        return outcome.result;
      };
    }
  };
}

/** Where the trace notes that a reply or a notification would have been another with a deviation. */
const noted = (name: string): string => `permitted/${name}`;

const EVERYWHERE = '';

type Named = { readonly name?: string };

/** The members of a list that were changed; the whole list where others were added, or left out while it acts. */
function changedMembers(place: string, before: readonly Named[], after: readonly Named[], isActing: boolean): string[] {
  if (after.some(({ name }) => !before.some((each) => each.name === name))) return [place];
  const changed = before.filter((each) => after.find(({ name }) => name === each.name) !== each);
  if (changed.length === 0) return [place];
  return changed.map(({ name }) =>
    isActing && !after.some((each) => each.name === name) ? place : `${place}/${name}`,
  );
}

/** The decisions in which a deviation differs from the documented ones, by their names, with where the trace names them. */
export function changedDecisions(
  parts: readonly AnyPart[],
  { decide }: Pick<Deviation, 'decide'>,
  isActing = false,
): ReadonlyMap<string, readonly string[]> {
  const [before, after] = [documentedDecisions(parts), documentedDecisions(parts)];
  decide?.(after);
  const changed = (Object.keys(before) as Array<keyof Decisions>).flatMap((part) => {
    const [usual, other] = [before[part], after[part]] as unknown as Array<Record<string, unknown>>;
    return Object.keys(usual ?? {}).flatMap((name) => {
      const [was, is] = [usual?.[name], other?.[name]];
      const place = `decided/${part}.${name}`;
      if (was === is) return [];
      const places = Array.isArray(was) && Array.isArray(is) ? changedMembers(place, was, is, isActing) : [place];
      return [[`${part}.${name}`, places] as const];
    });
  });
  return new Map(changed);
}

/** Changes no reply and no letter, and lets `look` ask at its place whether each would have been changed. */
export const looking = (
  { reply, notify }: Pick<Fault, 'reply' | 'notify'>,
  look: (place: string, isChanged: () => boolean) => void,
): Pick<Fault, 'reply' | 'notify'> => ({
  ...(reply && {
    reply: (usual, answered) => {
      const place = `${usual.status < 300 ? 'told' : 'refused'}/${answered.operation}`;
      look(place, () => !isDeepStrictEqual(reply(usual, answered), usual));
      return usual;
    },
  }),
  ...(notify && {
    notify: (letter) => {
      look(`sent/${letter.kind}`, () => !isDeepStrictEqual(notify(letter), [letter]));
      return [letter];
    },
  }),
});

/** A fault that changes nothing, and notes which examples would have seen a deviation: in a reply, a notification, or a decision that is compared. */
export function watching(parts: readonly AnyPart[], trace: Trace, deviation: Told): Fault {
  const { name, reply, notify } = deviation;
  const note = (): void => trace.pass(noted(name));
  const compared = comparedIn(deviation, [...changedDecisions(parts, deviation).keys()]);
  return {
    id: `watch.${name}`,
    rule: '',
    says: 'Notes where a permitted behaviour would have been seen.',
    ...(compared.length > 0 && { decide: comparing(parts, deviation, compared, note) }),
    ...looking({ reply, notify }, (_place, isChanged) => {
      if (isChanged()) note();
    }),
  };
}

/** The deviation itself, which also notes the examples whose replies or letters, or their form, it changes. */
export function noting<Noted extends Deviation>(trace: Trace, deviation: Noted): Noted {
  const { name, reply, notify, shape } = deviation;
  const note = <Value>(after: Value, before: unknown): Value => {
    if (!isDeepStrictEqual(after, before)) trace.pass(noted(name));
    return after;
  };
  return {
    ...deviation,
    ...(reply && { reply: (usual, answered) => note(reply(usual, answered), usual) }),
    ...(notify && { notify: (letter) => note(notify(letter), [letter]) }),
    ...(shape && { shape: (usual) => note(shape(usual), usual) }),
  };
}

/** Whether a place is the wanted one or below it. */
export const isWithin = (place: string, wanted: string): boolean =>
  wanted === EVERYWHERE || place === wanted || place.startsWith(`${wanted}/`);

/** The examples that reach a place where the deviation shows itself, each file with their lines: `a.feature:7:9`. Where it is `chosen`, nothing is compared. */
export function examplesReaching(parts: readonly AnyPart[], trace: Trace, deviation: Told, isChosen = false): string[] {
  const changed = changedDecisions(parts, deviation, isChosen);
  const compared = isChosen ? [] : comparedIn(deviation, [...changed.keys()]);
  const wanted = [
    ...(deviation.shape ? [EVERYWHERE] : []),
    noted(deviation.name),
    ...[...changed].flatMap(([name, places]) => (compared.includes(name) ? [] : places)),
  ];
  const reaching = trace
    .reaches()
    .filter(({ places }) => [...places].some((place) => wanted.some((each) => isWithin(place, each))));
  const lines = new Map<string, string>();
  for (const example of new Set(reaching.flatMap((each) => each.example ?? []))) {
    const colon = example.lastIndexOf(':');
    const file = example.slice(0, colon);
    lines.set(file, `${lines.get(file) ?? file}${example.slice(colon)}`);
  }
  return [...lines.values()];
}

/** The decisions that no example made, and the operations that none asked for. */
export function unreachedPlaces(parts: readonly AnyPart[], operations: readonly string[], trace: Trace): string[] {
  const reached = new Set(
    trace.reaches().flatMap(({ places }) => [...places].map((place) => place.split('/', 2).join('/'))),
  );
  const decisions = documentedDecisions(parts) as unknown as Record<string, object>;
  const decided = Object.entries(decisions).flatMap(([part, of]) =>
    Object.keys(of).map((name) => `decided/${part}.${name}`),
  );
  return [...decided, ...operations.map((id) => `asked/${id}`)].filter((place) => !reached.has(place));
}
