import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentsAhead, readYaml, writtenAhead } from '../../../support/ground/operations/document.ts';

const FOLDER = 'features/operations';

const texts = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'));

describe('a YAML text that was read ahead', () => {
  it.each(texts.map((text) => [/title: (.*)/.exec(text)?.[1] ?? '', text]))('says the same as JSON: %s', (_, text) => {
    expect(Object.values(JSON.parse(writtenAhead([text])))).toEqual([parse(text)]);
  });

  it('is found by its text alone', () => {
    const [one, other] = [writtenAhead(['a: 1']), writtenAhead(['a: 1 '])].map((text) => Object.keys(JSON.parse(text)));
    expect(one).not.toEqual(other);
  });

  it('is one half of a document: most have two', () => {
    const halves = Object.keys(JSON.parse(documentsAhead()));
    expect(halves.length).toBeGreaterThan(texts.length);
    expect(halves.length).toBeLessThanOrEqual(2 * texts.length);
  });

  it('is read where it was not', () => {
    expect(readYaml('a: [1, two]')).toEqual({ a: [1, 'two'] });
  });
});
