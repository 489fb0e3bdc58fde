import type { Creation, Listing } from '../../ground/operations/creation.ts';
import { creations } from '../../ground/operations/loader.ts';
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
  return creations.find(
    ({ made, having }) =>
      made.test(path) && (having === undefined || partsOf(body).some((part) => part[having] !== undefined)),
  );
}

/** How a thing of that kind was made at `url`; where none is made there now, how any of its kind is. */
export function creationOf(kind: string, url: string): Creation | undefined {
  const alike = creations.filter((each) => each.kind === kind);
  return alike.find(({ made }) => made.test(plainPath(url))) ?? alike[0];
}

const textsIn = (value: unknown): string[] => [value].flat().filter((each): each is string => typeof each === 'string');

/** The ids that a request gives to what it makes. */
export const idsGiven = ({ idsIn }: Creation, body: Json): string[] =>
  idsIn === undefined ? [] : textsIn(body[idsIn]);

/** The ids of what was made: as the answer gives them, else as the request gave them. */
export function idsMade(creation: Creation, body: Json, answer: Json): string[] {
  const { id } = creation;
  const told = creation.untold || !id ? [] : textsIn(partsOf(answer).map((part) => part[id]));
  return told.length > 0 ? told : idsGiven(creation, body);
}

/** A path with the names filled in that the address of the creation has too. */
const filledIn = (path: string, { made }: Creation, url: string): string => {
  const { groups = {} } = made.exec(plainPath(url)) ?? {};
  return path.replace(/\{(\w+)\}/g, (blank, name: string) => groups[name] ?? blank);
};

/** The instant at which the last of the created things disappears by itself; undefined if they stay. */
export function endGiven({ until }: Creation, body: Json): number | undefined {
  if (until === undefined) return undefined;
  const instants = textsIn(partsOf(body).map((part) => part[until])).map((each) => Date.parse(each));
  const known = instants.filter((each) => !Number.isNaN(each));
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** The paths that remove what was made at `url`, one for each of `ids`. */
export function removalsOf(creation: Creation, url: string, ids: readonly string[]): string[] {
  const filled = filledIn(creation.removal, creation, url);
  return creation.isNamed ? ids.map((id) => filled.replace('{id}', encodeURIComponent(id))) : [filled];
}

/** The path of the list of things made at `url`. */
export const listOf = (creation: Creation, { path }: Listing, url: string): string => filledIn(path, creation, url);
