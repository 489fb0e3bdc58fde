import { afterAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { twin } from '../../../reference-impl/deviations/twin/index.ts';
import { UnknownVariant } from '../../../reference-impl/start/first-behaviour.ts';
import { looks, shownAt } from './looks.ts';

describe('the twin', () => {
  it('has a look for each of its deviations that decides nothing otherwise, and no other', () => {
    const told = twin.deviations.filter(({ decide }) => !decide).map(({ name }) => name);
    expect(Object.keys(looks).toSorted()).toEqual(told.toSorted());
  });

  it('is known by its name alone', async () => {
    await expect(startPlatform({ variant: 'triplet' })).rejects.toThrow(UnknownVariant);
  });
});

describe('what the reference does, and the twin otherwise', async () => {
  const platforms = [await startPlatform(), await startPlatform({ variant: 'twin' })];
  afterAll(() => Promise.all(platforms.map((platform) => platform.close())));

  it.each(Object.entries(looks))('%s', async (_name, [look, ...wanted]) => {
    const seen: unknown[] = [];
    for (const [place, platform] of platforms.entries()) {
      const shown = await shownAt(platform, place === 1);
      seen.push(await look(shown));
      shown.receiver.close();
    }
    expect(seen).toEqual(wanted);
  });
});
