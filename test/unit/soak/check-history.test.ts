import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objections } from '../../soak/check-history.ts';
import type { Arrival, Outcome } from '../../soak/history.ts';

const arrival = (status: string, over: Partial<Arrival> = {}): Arrival => ({
  ...{ message: 'm', report: `r-${status}`, status, taken: true },
  ...over,
});

const accepted = new Map<string, Outcome>([['m', 'delivered']]);
const told = (...arrivals: Arrival[]): string[] => objections({ accepted, arrivals });

describe('the checker of a history', () => {
  it('has no objection to one final report after the others', () => {
    expect(told(arrival('submitted'), arrival('delivered'))).toEqual([]);
  });

  it('lets a report arrive again and again, and late when it was not taken at first', () => {
    const refused = arrival('submitted', { taken: false });
    expect(told(refused, arrival('delivered'), arrival('submitted'), arrival('delivered'))).toEqual([]);
  });

  it('lets reports arrive of messages whose acceptance was cut off', () => {
    expect(told(arrival('delivered'), arrival('delivered', { message: 'other', report: 'x' }))).toEqual([]);
  });

  it('sees a message that is lost', () => {
    expect(told()).toEqual(['m has 0 final reports instead of one']);
  });

  it('sees a second end', () => {
    expect(told(arrival('delivered'), arrival('delivered', { report: 'another' }))).toEqual([
      'm has 2 final reports instead of one',
    ]);
  });

  it('sees another end', () => {
    expect(told(arrival('expired'))).toEqual(['m ended expired instead of delivered']);
  });

  it('sees reports in the wrong order', () => {
    expect(told(arrival('delivered'), arrival('submitted'))).toEqual(['m was reported submitted after its end']);
  });

  it('sees a report that was never taken', () => {
    expect(told(arrival('submitted', { taken: false }), arrival('delivered'))).toEqual([
      'the report submitted of m was tried and never delivered',
    ]);
  });

  it('misses no message, whichever of many is lost', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), fc.nat(), (ids, pick) => {
        const lost = ids[pick % ids.length] as string;
        const arrivals = ids
          .filter((id) => id !== lost)
          .map((id) => arrival('delivered', { message: id, report: `of ${id}` }));
        const all = new Map(ids.map((id): [string, Outcome] => [id, 'delivered']));
        expect(objections({ accepted: all, arrivals })).toEqual([`${lost} has 0 final reports instead of one`]);
      }),
    );
  });
});
