import { FACILITIES, INTERFACES, type InterfaceName, type ResolvedTarget } from '../../wire/target/target.ts';

/** One address of a target: of an interface, counted from 1, or of its lab. */
export interface Place {
  readonly of: InterfaceName | 'lab';
  readonly place: number;
  readonly url: string;
}

export function placesOf({ interfaces, lab }: ResolvedTarget): Place[] {
  const places: Place[] = [];
  for (const of of INTERFACES)
    for (const [at, url] of [interfaces[of] ?? []].flat().entries()) places.push({ of, place: at + 1, url });
  if (lab !== undefined) places.push({ of: 'lab', place: 1, url: lab });
  return places;
}

/** The tags of the examples that need a place; of a lab those of what it offers beside faults. */
export function tagsOf({ of }: Place): string[] {
  if (of !== 'lab') return [of];
  const tags: string[] = [];
  for (const facility of FACILITIES)
    if (facility !== 'callbacks' && facility !== 'faults') tags.push(`needs-${facility}`);
  return tags;
}

export const spell = ({ of, url }: Place): string => `${of} at ${url}`;
