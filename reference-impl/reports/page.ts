/** A part of a list, and whether more follows it. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly hasNext: boolean;
}

/**
 * Page number `page`, counted from 0, of `size` entries; at most one entry after it is read.
 * Rules: PUB-REPORT-PAGE-01, PUB-REPORT-PAGE-02, REPORT-PAGE-01.
 */
export function pageOf<Entry>(all: Iterable<Entry>, page: number, size: number): Page<Entry> {
  const entries: Entry[] = [];
  const first = page * size;
  let place = 0;
  for (const entry of all) {
    if (entries.length === size) return { entries, hasNext: true };
    if (place >= first) entries.push(entry);
    place += 1;
  }
  return { entries, hasNext: false };
}
