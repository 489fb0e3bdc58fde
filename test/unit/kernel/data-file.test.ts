import { statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DataFile, type Entry } from '../../../reference-impl/kernel/data-file.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { forSome } from '../for-all.ts';

const folder = freshFolder();
let files = 0;

const newPath = (): string => {
  files += 1;
  return join(folder, `${files}.data`);
};

const entry = (over: Partial<Entry> = {}): Entry => ({
  ...{ kind: 'request', world: 'w', at: 1_700_000_000_000, data: '[]', body: null },
  ...over,
});

describe('a data file', () => {
  it('gives back what was appended, in its order, after it was opened again', () => {
    const kept = fc.record({
      kind: fc.string(),
      world: fc.option(fc.string()),
      at: fc.integer({ min: 0, max: 4_102_444_800_000 }),
      data: fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
      body: fc.option(fc.uint8Array().map((bytes) => Buffer.from(bytes))),
    });
    forSome(20, fc.array(kept, { maxLength: 20 }), (entries) => {
      const path = newPath();
      const first = new DataFile(path);
      const numbers = entries.map((each) => first.append(each));
      first.close();
      const second = new DataFile(path);
      expect([...second.entries()]).toEqual(entries.map((each, place) => ({ number: numbers[place], ...each })));
      second.close();
    });
  });

  it.each([0, 1, 499, 500, 501, 1000])('has all of %i entries, though some are removed meanwhile', (count) => {
    const file = new DataFile(newPath());
    for (let place = 0; place < count; place += 1) file.append(entry({ at: place, world: `w${place % 3}` }));
    const seen: number[] = [];
    for (const each of file.entries()) {
      seen.push(each.at);
      if (each.world === 'w1') file.forget('w0');
    }
    expect(seen.slice(0, 2)).toEqual([0, 1].slice(0, count));
    expect(new Set(seen).size).toBe(seen.length);
    expect([...file.entries()].every(({ world }) => count < 2 || world !== 'w0')).toBe(true);
    file.close();
  });

  it('assigns an entry to the world that it made, and forgets both with it', () => {
    const file = new DataFile(newPath());
    const made = file.append(entry({ world: null }));
    file.append(entry({ world: 'other' }));
    file.assign(made, 'new');
    expect([...file.entries()].map(({ world }) => world)).toEqual(['new', 'other']);
    file.forget('new');
    expect([...file.entries()].map(({ world }) => world)).toEqual(['other']);
    file.close();
  });

  it('never gives a number twice', () => {
    const file = new DataFile(newPath());
    const first = file.append(entry());
    file.forget('w');
    expect(file.append(entry())).toBeGreaterThan(first);
    file.close();
  });

  it('can be read by its owner only, and is in use until it is closed', () => {
    const path = newPath();
    const file = new DataFile(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(() => new DataFile(path)).toThrow(/cannot be used: another process uses it/);
    file.close();
    new DataFile(path).close();
  });
});
