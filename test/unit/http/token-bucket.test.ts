import { describe, expect, it } from 'vitest';
import type { RealTime } from '../../../support/ground/time/pause.ts';
import { TokenBucket } from '../../../support/wire/safety/token-bucket.ts';
import { standingTime } from './standing-time.ts';

async function momentsOf(bucket: TokenBucket, time: { at: number }, count: number): Promise<number[]> {
  const moments: number[] = [];
  for (let taken = 0; taken < count; taken += 1) {
    await bucket.take();
    moments.push(time.at);
  }
  return moments;
}

describe('a token bucket', () => {
  it('spaces requests evenly', async () => {
    const time = standingTime();
    expect(await momentsOf(new TokenBucket(4, time), time, 4)).toEqual([0, 250, 500, 750]);
  });

  it('keeps tokens for later up to its size', async () => {
    const time = standingTime();
    const bucket = new TokenBucket(10, time, 3);
    expect(await momentsOf(bucket, time, 5)).toEqual([0, 0, 0, 100, 200]);
    time.at += 60_000;
    expect(await momentsOf(bucket, time, 4)).toEqual([60_200, 60_200, 60_200, 60_300]);
  });

  it('lets those that come at once through one by one', async () => {
    const pauses: number[] = [];
    const time: RealTime = { now: () => 0, pause: async (span) => void pauses.push(span) };
    const bucket = new TokenBucket(2, time);
    await Promise.all([bucket.take(), bucket.take(), bucket.take()]);
    expect(pauses).toEqual([500, 1000]);
  });
});
