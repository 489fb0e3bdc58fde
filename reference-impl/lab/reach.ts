import type { Deviation, Fault } from '../worlds/behaviour.ts';
import type { AnyPart, Decisions } from '../worlds/parts.ts';
import { documentedDecisions } from '../worlds/parts.ts';
import type { Trace } from '../worlds/trace.ts';

/** Where the trace notes that a reply or a notification would have been another with a deviation. */
const noted = (name: string): string => `permitted/${name}`;

const EVERYWHERE = '';

/** A fault that changes nothing, and notes which rules would have seen a deviation in a reply or a notification. */
export const watching = (trace: Trace, { name, reply, notify }: Deviation): Fault => ({
  id: `watch.${name}`,
  rule: '',
  says: 'Notes where a permitted behaviour would have been seen.',
  ...(reply && {
    reply: (usual, answered) => {
      if (reply(usual, answered) !== usual) trace.reach(noted(name), undefined);
      return usual;
    },
  }),
  ...(notify && {
    notify: (letter) => {
      const [first, ...more] = notify(letter);
      if (first !== letter || more.length > 0) trace.reach(noted(name), undefined);
      return [letter];
    },
  }),
});

type Named = { readonly name?: string };

/** The members of an ordered list that were changed or left out; when others were added, the whole list. */
function changedMembers(place: string, before: readonly Named[], after: readonly Named[]): string[] {
  if (after.some(({ name }) => !before.some((each) => each.name === name))) return [place];
  const changed = before.filter((each) => after.find(({ name }) => name === each.name) !== each);
  return changed.length > 0 ? changed.map(({ name }) => `${place}/${name}`) : [place];
}

/** Where the decisions of a deviation differ from the documented ones, as the trace names places. */
function changedDecisions(parts: readonly AnyPart[], { decide }: Deviation): string[] {
  if (!decide) return [];
  const [before, after] = [documentedDecisions(parts), documentedDecisions(parts)];
  decide(after);
  return (Object.keys(before) as Array<keyof Decisions>).flatMap((part) => {
    const [usual, other] = [before[part], after[part]] as unknown as Array<Record<string, unknown>>;
    return Object.keys(usual ?? {}).flatMap((name) => {
      const [was, is] = [usual?.[name], other?.[name]];
      const place = `decided/${part}.${name}`;
      if (was === is) return [];
      return Array.isArray(was) && Array.isArray(is) ? changedMembers(place, was, is) : [place];
    });
  });
}

const isWithin = (place: string, wanted: string): boolean =>
  wanted === EVERYWHERE || place === wanted || place.startsWith(`${wanted}/`);

/** The rules whose examples reach a place where the deviation shows itself. */
export function rulesReaching(parts: readonly AnyPart[], trace: Trace, deviation: Deviation): string[] {
  const wanted = [
    ...(deviation.shape ? [EVERYWHERE] : []),
    noted(deviation.name),
    ...changedDecisions(parts, deviation),
  ];
  return Object.entries(trace.reached())
    .filter(([, places]) => places.some((place) => wanted.some((each) => isWithin(place, each))))
    .map(([rule]) => rule);
}
