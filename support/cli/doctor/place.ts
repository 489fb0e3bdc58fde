import { INTERFACES, type InterfaceName, type ResolvedTarget } from '../../wire/target/target.ts';

/** One address of a target: of an interface, counted from 1, or of its lab. */
export interface Place {
  readonly of: InterfaceName | 'lab';
  readonly place: number;
  readonly url: string;
}

/** The addresses of a target: those of its interfaces, then its lab's. */
export function placesOf({ interfaces, lab }: ResolvedTarget): Place[] {
  const places: Place[] = [];
  for (const of of INTERFACES)
    for (const [at, url] of [interfaces[of] ?? []].flat().entries()) places.push({ of, place: at + 1, url });
  if (lab !== undefined) places.push({ of: 'lab', place: 1, url: lab });
  return places;
}

const OF_LAB = ['clock', 'accounts', 'carrier', 'handset', 'hlr', 'calls', 'ledger', 'downstream', 'holds', 'review'];

/** The tags of the examples that a place is needed for. */
export const tagsOf = ({ of }: Place): string[] =>
  of === 'lab' ? [...OF_LAB, 'mailbox'].map((facility) => `needs-${facility}`) : [of];

export const spell = ({ of, url }: Place): string => `${of} at ${url}`;
