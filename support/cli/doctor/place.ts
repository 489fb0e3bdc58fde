import { FACILITIES, INTERFACES, type InterfaceName, type ResolvedTarget } from '../../wire/target/target.ts';

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

export function tagsOf({ of }: Place): string[] {
  if (of !== 'lab') return [of];
  const tags: string[] = [];
  for (const facility of FACILITIES)
    if (facility !== 'callbacks' && facility !== 'faults') tags.push(`needs-${facility}`);
  return tags;
}

export const spell = ({ of, url }: Place): string => `${of} at ${url}`;
