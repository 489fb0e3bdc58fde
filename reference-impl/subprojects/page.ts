/** A part of a list, and the token that leads to the next part; an empty one at the end. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextPageToken: string;
}

const tokenFor = (from: number): string => Buffer.from(`from ${from}`).toString('base64url');

/** The place of a page token; 0 without one, undefined if the token is invalid. */
export function placeOf(pageToken: string | undefined): number | undefined {
  if (pageToken === undefined || pageToken === '') return 0;
  const [, digits] = /^from (\d{1,9})$/.exec(Buffer.from(pageToken, 'base64url').toString('utf8')) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * At most `size` wanted items from place `from` on; the token counts all places.
 * Rules: PUB-SUB-LIST-01.
 */
export function pageOf<Item>(
  list: readonly Item[],
  { from, size, isWanted }: { from: number; size: number; isWanted: (item: Item) => boolean },
): Page<Item> {
  const items: Item[] = [];
  let place = from;
  for (; place < list.length && items.length < size; place += 1) {
    if (isWanted(list[place] as Item)) items.push(list[place] as Item);
  }
  const hasMore = list.slice(place).some(isWanted);
  return { items, nextPageToken: hasMore ? tokenFor(place) : '' };
}
