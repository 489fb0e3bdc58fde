import { randomUUID } from 'node:crypto';
import type { DedicatedNumber } from './model.ts';

const countries: Record<string, string> = { '61': 'AU', '64': 'NZ', '44': 'GB', '49': 'DE', '1': 'US' };

const stock = [
  ...['777777', '555556', '123456', '987654', '489205', '111222', '123123', '112233', '121212', '552244'].map(
    (end) => `61436${end}`,
  ),
  ...['61437310958', '64211234567', '447700777777', '447700918263'],
  ...['222222', '456789', '420420', '424242', '888123', '350053', '112288', '199999', '812345', '001002', '583127'].map(
    (end) => `61438${end}`,
  ),
];

function runLength(digits: string, step: (a: number, b: number) => boolean): number {
  let longest = 1;
  let length = 1;
  for (let i = 1; i < digits.length; i++) {
    length = step(Number(digits[i - 1]), Number(digits[i])) ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

const rising = (a: number, b: number) => b === a + 1;
const falling = (a: number, b: number) => b === a - 1;

const isTriple = (t: string) => t[0] === t[1] && t[1] === t[2];
const isSequence = (t: string) => runLength(t, rising) === 3 || runLength(t, falling) === 3;

/** The pricing class by patterns in the number; triplets and pairs are looked for in its last six digits. */
function classify(number: string): DedicatedNumber['classification'] {
  const run = Math.max(runLength(number, Object.is), runLength(number, rising), runLength(number, falling));
  const tail = number.slice(-6);
  const [left, right] = [tail.slice(0, 3), tail.slice(3)];
  const pairs = [tail.slice(0, 2), tail.slice(2, 4), tail.slice(4)];
  const allPairs = pairs.every((pair) => pair === pairs[0]);
  if (run >= 6 || left === right || (isTriple(left) && isTriple(right)) || allPairs) return 'GOLD';
  const mirrored = left === [...right].reverse().join('');
  const mixed = (isTriple(left) && isSequence(right)) || (isSequence(left) && isTriple(right));
  const doubles = pairs.every((pair) => pair[0] === pair[1]);
  const [first = 0, second = 0, third = 0] = pairs.map(Number);
  const inSequence = Math.abs(second - first) === 1 && third - second === second - first;
  const pairsInTriplets = left.slice(0, 2) === right.slice(0, 2) || left.slice(1) === right.slice(1);
  return run >= 5 || mirrored || mixed || doubles || inSequence || pairsInTriplets ? 'SILVER' : 'BRONZE';
}

export const dedicatedNumbers = new Map<string, DedicatedNumber>();

for (const number of stock) {
  const id = randomUUID();
  const prefix = Object.keys(countries).find((each) => number.startsWith(each));
  dedicatedNumbers.set(id, {
    id,
    phone_number: number,
    country: countries[prefix ?? ''] ?? 'US',
    type: 'MOBILE',
    classification: classify(number),
    available_after: '2020-01-01T00:00:00.000Z',
    capabilities: number.endsWith('7') ? ['SMS'] : ['SMS', 'MMS'],
  });
}
