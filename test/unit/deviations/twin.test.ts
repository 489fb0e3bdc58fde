import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../../reference-impl/compose.ts';
import { twin } from '../../../reference-impl/deviations/twin/index.ts';
import { UnknownVariant } from '../../../reference-impl/start/first-behaviour.ts';
import { looks } from './looks.ts';
import { Shown } from './two-platforms.ts';

const rules = JSON.parse(readFileSync('features/rules.json', 'utf8')) as ReadonlyArray<{ id: string }>;

describe('the twin', () => {
  it('has a look for each of its deviations, and no other', () => {
    expect(Object.keys(looks).toSorted()).toEqual(twin.deviations.map(({ name }) => name).toSorted());
  });

  it('names for each deviation rules of the list that leave it open', () => {
    const known = new Set(rules.map(({ id }) => id));
    const strange = twin.deviations.flatMap(({ rows }) => rows.filter((id) => !known.has(id)));
    expect(strange).toEqual([]);
    expect(twin.deviations.filter(({ rows }) => rows.length === 0)).toEqual([]);
  });

  it('is known by its name alone', async () => {
    await expect(startPlatform({ variant: 'triplet' })).rejects.toThrow(UnknownVariant);
  });
});

describe('what the reference does, and the twin otherwise', () => {
  const platforms: RunningPlatform[] = [];

  beforeAll(async () => {
    platforms.push(await startPlatform(), await startPlatform({ variant: 'twin' }));
  });

  afterAll(() => Promise.all(platforms.map((platform) => platform.close())));

  it.each(Object.entries(looks))('%s', async (_name, [look, ...wanted]) => {
    const seen: unknown[] = [];
    for (const [place, variant] of [undefined, 'twin'].entries()) {
      const shown = await Shown.open(platforms[place] as RunningPlatform, variant);
      seen.push(await look(shown).finally(() => shown.close()));
    }
    expect(seen).toEqual(wanted);
  });
});
