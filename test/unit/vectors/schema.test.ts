import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { fencedBlocks } from '../../documents/blocks.ts';
import { textOf } from '../../documents/project-documents.ts';
import { inProcess } from '../../interop/in-process.ts';
import { schema, setNamed, setNames, vectorsOf } from './sets.ts';

const ajv = new Ajv2020({ strictTypes: false, strictRequired: false, allErrors: true });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
const validate = ajv.compile(schema);

const known: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync('features/rules.json', 'utf8')).map(({ id }: { id: string }) => id),
);

describe.each(setNames)('the vectors %s', (name) => {
  it('fit their schema, which would object to others', () => {
    const set = setNamed(name);
    expect(validate(set) || validate.errors).toBe(true);
    const [first] = set.vectors;
    for (const broken of [
      { ...first, flag: 'maybe' },
      { ...first, given: {} },
      { ...first, expected: {} },
      { ...first, note: '' },
    ])
      expect(validate({ ...set, vectors: [broken] })).toBe(false);
  });

  it('have ids of their own, rules that exist, and no two the same input', () => {
    const vectors = vectorsOf(name);
    expect(vectors.map(([id]) => id)).toEqual(vectors.map((_, i) => `${name}-${i + 1}`));
    expect(vectors.filter(([, { rule }]) => !known.has(rule)).map(([id]) => id)).toEqual([]);
    expect(
      vectors.filter(([, { given }], i) => vectors.findIndex(([, each]) => same(each.given, given)) !== i),
    ).toEqual([]);
  });
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

it('every set is one that the schema names, and is asked of the reference', () => {
  const text = readFileSync(new URL('texts-and-times.test.ts', import.meta.url), 'utf8');
  for (const name of setNames) {
    expect(schema.properties.name.enum).toContain(name);
    expect(text).toContain(`('${name}')`);
  }
});

it('the page about them shows one of them', () => {
  const [shown] = fencedBlocks(textOf('docs/vectors.md')).filter(({ language }) => language === 'json');
  const { id, ...rest } = JSON.parse(shown?.text ?? '{}');
  expect(Object.fromEntries(vectorsOf('sending-hours'))[id]).toEqual({ id, ...rest });
});

it('plumbline vectors prints a set, all of them, and their schema', async () => {
  const units = await inProcess(['vectors', 'units']);
  expect(JSON.parse(units.stdout)).toEqual(setNamed('units'));
  const all = await inProcess(['vectors']);
  expect(JSON.parse(all.stdout).sets.map(({ name }: { name: string }) => name)).toEqual([...setNames].sort());
  expect(JSON.parse((await inProcess(['vectors', '--schema'])).stdout)).toEqual(schema);
});
