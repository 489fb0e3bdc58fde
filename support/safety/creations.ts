import { CREATIONS, type Creation, type Listing } from './creation-table.ts';
import { plainPath } from './side-effects.ts';

type Json = Readonly<Record<string, unknown>>;

/** A body, or one of its messages, by itself. */
const partsOf = (body: Json): Json[] => [
  body,
  ...(Array.isArray(body.messages) ? (body.messages as unknown[]) : []).filter(
    (each): each is Json => typeof each === 'object' && each !== null,
  ),
];

/** What a request with this JSON body would make, or undefined when it makes nothing that stays. */
export function creationBy(method: string, url: string, body: Json): Creation | undefined {
  if (method !== 'POST') return undefined;
  const path = plainPath(url);
  return CREATIONS.find(
    ({ made, having }) =>
      made.test(path) && (having === undefined || partsOf(body).some((part) => part[having] !== undefined)),
  );
}

/** The kind of thing with that name. */
export const creationOf = (kind: string): Creation | undefined =>
  CREATIONS.find((each) => each.kind === kind);

const textsIn = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string');

/** The ids that a request gives to what it makes. */
export const idsGiven = ({ idsIn }: Creation, body: Json): string[] =>
  idsIn === undefined ? [] : textsIn(body[idsIn]);

/** The ids of what was made: as the answer gives them, else as the request gave them. */
export function idsMade(creation: Creation, body: Json, answer: Json): string[] {
  const told = creation.untold ? [] : textsIn(partsOf(answer).map((part) => part[creation.id]));
  return told.length > 0 ? told : idsGiven(creation, body);
}

const filledIn = (path: string, { made }: Creation, url: string): string => {
  const groups = made.exec(plainPath(url)) ?? [];
  return path.replace(/\{(\d)\}/g, (_, place: string) => groups[Number(place)] ?? '');
};

/** The instant at which the last of the created things disappears by itself; undefined if they stay. */
export function endGiven({ until }: Creation, body: Json): number | undefined {
  if (until === undefined) return undefined;
  const instants = textsIn(partsOf(body).map((part) => part[until])).map((each) => Date.parse(each));
  const known = instants.filter((each) => !Number.isNaN(each));
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** Whether each such thing is removed by its own id. */
export const namesEach = ({ removal }: Creation): boolean => removal?.includes('{id}') ?? false;

/** The paths that remove what was made at `url`, one for each of `ids`. */
export function removalsOf(creation: Creation, url: string, ids: readonly string[]): string[] {
  if (creation.removal === undefined) return [];
  const filled = filledIn(creation.removal, creation, url);
  return namesEach(creation) ? ids.map((id) => filled.replace('{id}', encodeURIComponent(id))) : [filled];
}

/** The path of the list of things made at `url`. */
export const listOf = (creation: Creation, { path }: Listing, url: string): string =>
  filledIn(path, creation, url);
