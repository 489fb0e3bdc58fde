import { expect } from 'chai';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { expectAs } from './assertion.ts';

type Waits = readonly number[];

/** How far waits between two others exceed exponential growth: above 1 they are nearer to a straight line. */
export function straightness(first: number, second: number, third: number, last: number): number {
  const exponential = first * last;
  const straight = ((2 * first + last) / 3) * ((first + 2 * last) / 3);
  return (second * third) / Math.sqrt(exponential * straight);
}

/** How far apart two waits may be that are meant to be the same. */
const ALIKE = 1.05;
const GROWN = 3;

/** Two waits differ by more than this; where retries come later than they should, they differ by less. */
const MARGIN = 0.05;

/** The waits without those at the end that are as long as one that grew twice: the document names no longest wait. */
function withoutLongest(waits: Waits): Waits {
  const [last = 0, before = 0] = waits.toReversed();
  const isLongest = waits.length > GROWN && Math.max(last, before) <= Math.min(last, before) * ALIKE;
  return isLongest ? withoutLongest(waits.slice(0, -1)) : waits;
}

/** A first wait that is so many times shorter than the later growth is for itself: a prompt first try. */
const PROMPT = 3;

const stepsOf = (waits: Waits): number[] => waits.slice(1).map((wait, place) => wait / (waits[place] as number));
const spreadOf = (values: Waits): number => Math.max(...values) / Math.min(...values);

/** How unlike the steps of waits are that stray, and how unlike the growth of gaps that lie on no smooth line. */
const STRAY = 1.5;
const UNEVEN = 1.2;

/** Steps differ by more than this where chance is in them. */
const CHANCE = 0.01;

const undecided = (says: string): Inconclusive => new Inconclusive('insufficient-evidence', says);

/**
 * There were retries, each wait is longer than the one before by at least this factor, and their growth is exponential.
 * How many there are is left open, and so is a prompt first one; throws Inconclusive (insufficient-evidence) when there
 * are too few to see waits grow, or where they stray too far.
 */
export function expectGrowingWaits(waits: Waits, factor: number): void {
  expect(waits.length, 'retries').to.be.at.least(1);
  if (waits.length === 1) throw undecided('one retry does not show how waits grow');

  const told = `the waits were ${waits.map((wait) => (wait / 1000).toFixed(1)).join(', ')} s`;
  const [one = 0, two = 0, three] = waits;
  const isPrompt = three !== undefined && two * two > PROMPT * one * three;
  const growing = withoutLongest(waits).slice(isPrompt ? 1 : 0);
  const steps = stepsOf(growing);
  for (const [place, step] of steps.entries()) {
    if (step >= factor) continue;
    // Jitter: the waits grow over every two steps and stray from step to step.
    const grow = growing.slice(2).every((wait, at) => wait >= (growing[at] as number) * factor ** 2);
    if (grow && spreadOf(steps) >= STRAY && steps.every((each) => Math.abs(each - 1) > CHANCE))
      throw undecided(`${told}: they grow, and stray too far to tell by how much`);
    const subject = `wait of ${growing[place + 1]} ms after ${growing[place]} ms`;
    expectAs(step, subject, { relation: 'grows', expected: factor, actual: step }).to.be.at.least(factor);
  }
  const [first = 0, second = 0, third, last] = growing;
  if (third === undefined || (last === undefined && !isPrompt)) return;
  const straight =
    last === undefined
      ? second / Math.sqrt((Math.sqrt(first * third) * (first + third)) / 2)
      : straightness(first, second, third, last);
  const gaps = growing.slice(1).map((wait, place) => wait - (growing[place] as number));
  const isUneven = spreadOf(stepsOf(gaps)) > UNEVEN;
  if (Math.abs(straight - 1) < MARGIN || (straight > 1 && isUneven))
    throw undecided(`${told}: too close to tell growth in a straight line from faster growth`);
  const known = { relation: 'grows', expected: 'faster than in a straight line', actual: waits } as const;
  const subject = `${told}; they should grow faster than in a straight line`;
  expectAs(straight > 1 ? 'in a straight line' : 'faster', subject, known).to.equal('faster');
}
