import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrafficEntry } from '../../../reference-impl/accounts/traffic-entry.ts';
import { pageNumbered } from '../../../reference-impl/kernel/list.ts';
import { merged } from '../../../reference-impl/reports/traffic.ts';
import { forAll } from '../for-all.ts';

const at = (instant: number) => ({ at: instant }) as TrafficEntry;

describe('the pages of a report', () => {
  it('hold every entry once and in order, whatever their size', () =>
    forAll(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), (all, size) => {
      const seen: number[] = [];
      for (let page = 0; ; page += 1) {
        const { entries, hasNext } = pageNumbered(all, page, size);
        seen.push(...entries);
        if (!hasNext) break;
      }
      expect(seen).toEqual(all);
    }));

  it('read no more than one entry beyond the page', () => {
    let read = 0;
    const endless = (function* () {
      for (;;) {
        read += 1;
        yield read;
      }
    })();
    expect(pageNumbered(endless, 1, 10).entries).toHaveLength(10);
    expect(read).toBe(21);
  });
});

it('merged streams are in the order of time', () => {
  const stream = fc.array(fc.integer({ min: 0, max: 99 })).map((each) => each.sort((a, b) => a - b));
  forAll(fc.array(stream), (streams) => {
    const seen = [...merged(streams.map((each) => each.map(at)))].map((each) => each.at);
    expect(seen).toEqual(streams.flat().sort((a, b) => a - b));
  });
});
