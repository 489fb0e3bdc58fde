import { expect } from 'chai';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { DeliveryReport } from '../verbs/delivery-reports.ts';

/** How many notifications a step says there are: exactly so many, so many with different texts, or at least so many. */
export interface Amount {
  readonly count: number;
  readonly kind: 'exactly' | 'different' | 'at least';
}

/** So many notifications came to a receiver. */
export function expectAmount(arrivals: readonly Notification[], { count, kind }: Amount, at: string): void {
  if (kind === 'at least') expect(arrivals.length, `notifications at ${at}`).to.be.at.least(count);
  else expect(arrivals, `notifications at ${at}`).to.have.lengthOf(count);
  if (kind === 'different') expect(new Set(arrivals.map(({ body }) => body)).size, 'different texts').to.equal(count);
}

/** Something came, and all of it is this JSON and nothing else. */
export function expectOnly(notifications: readonly Notification[], json: string): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const each of notifications) expect(each.json, each.body).to.deep.equal(JSON.parse(json));
}

/**
 * How far two waits between two others are above exponential growth, on the way to growth in a straight line: their
 * product over the one halfway between both kinds of growth. Above 1 they are nearer to the straight line.
 */
export function straightness(first: number, second: number, third: number, last: number): number {
  const exponential = first * last;
  const straight = ((2 * first + last) / 3) * ((first + 2 * last) / 3);
  return (second * third) / Math.sqrt(exponential * straight);
}

/** How far apart two waits may be that are meant to be the same. */
const ALIKE = 1.05;
const GROWN = 3;

/** The waits without those at the end that are as long as one that grew twice: the document names no longest wait. */
function withoutLongest(waits: readonly number[]): readonly number[] {
  const [last = 0, before = 0] = waits.toReversed();
  const isLongest = waits.length > GROWN && Math.max(last, before) <= Math.min(last, before) * ALIKE;
  return isLongest ? withoutLongest(waits.slice(0, -1)) : waits;
}

/**
 * There were retries, each wait is longer than the one before by at least this factor, and their growth is exponential. How many there are is left open;
 * throws Inconclusive (insufficient-evidence) when there are too few to see waits grow.
 */
export function expectGrowingWaits(waits: readonly number[], factor: number): void {
  expect(waits.length, 'retries').to.be.at.least(1);
  if (waits.length === 1) throw new Inconclusive('insufficient-evidence', 'one retry does not show how waits grow');
  const growing = withoutLongest(waits);
  growing.slice(1).forEach((wait, place) => {
    const before = growing[place] as number;
    expect(wait / before, `wait of ${wait} ms after ${before} ms`).to.be.at.least(factor);
  });
  const [first = 0, second = 0, third = 0, last] = growing;
  if (last === undefined) return;
  const told = `waits of ${waits.join(', ')} ms, which grow in a straight line above 1`;
  expect(straightness(first, second, third, last), told).to.be.at.most(1);
}

/** Reports came more than once with a member, and it is the same whenever a report comes again. */
export function expectSameWhenRepeated(changes: readonly DeliveryReport[][], member: string): void {
  expect(changes, 'repeated reports').to.not.have.lengthOf(0);
  for (const [first, ...others] of changes) {
    expect(first?.[member], `${member} of the first attempt`).to.not.be.oneOf([undefined, null]);
    for (const other of others) expect(other[member], member).to.deep.equal(first?.[member]);
  }
}
