import { existsSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { describe, expect, it } from 'vitest';
import { type Lines, linesIn } from '../../../support/reporting/lines.ts';
import { Spool } from '../../../support/reporting/spool.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-'));
const message = (text: string) => ({ attachment: { body: text } }) as Envelope;
const textsOf = (lines: Lines): string[] => [...lines].map(({ text }) => text);

/** Short lines, one beyond Latin-1, and some that are longer than everything that waits or is read at once. */
const bodies = ['one', 'ümläut ✓', 'x'.repeat(300_000), '', 'y'.repeat(200_000), 'z'.repeat(100_000), 'end'];
const lines = bodies.map((body) => JSON.stringify(message(body)));

describe('the spool of a run', () => {
  it('answers every message again, together and by itself, also while more come', () => {
    const spool = new Spool(join(folder, 'one'));
    const again = bodies.map((body) => spool.append(message(body)));
    expect(again.map((read) => read())).toEqual(lines);
    const before = spool.read();
    const later = spool.append(message('later'));
    expect(textsOf(before)).toEqual(lines);
    expect(textsOf(spool.read())).toEqual([...lines, later()]);
    expect([...spool.read()].map((line) => line.again())).toEqual([...lines, later()]);
    spool.close();
  });

  it('is on disk after a flush, for its owner alone, and gone when it is closed', () => {
    const file = join(folder, 'two');
    const spool = new Spool(file);
    spool.append(message('one'));
    spool.flush();
    expect(readFileSync(file, 'utf8')).toBe(`${lines[0]}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    spool.close();
    spool.close();
    expect(existsSync(file)).toBe(false);
  });

  it.skipIf(!existsSync('/dev/full'))('goes on in memory when the disk is full', () => {
    const file = join(folder, 'full');
    symlinkSync('/dev/full', file);
    const spool = new Spool(file);
    const again = bodies.map((body) => spool.append(message(body)));
    expect(again.map((read) => read())).toEqual(lines);
    expect(textsOf(spool.read())).toEqual(lines);
    spool.close();
    expect(existsSync('/dev/full')).toBe(true);
  });
});

describe('the lines of a file', () => {
  it('are those between the ends of lines, the last also without one', () => {
    const file = join(folder, 'lines');
    for (const text of ['', '\n', 'a\n\nb', 'a\nb\n', `${'ü'.repeat(200_000)}\n${'✓'.repeat(200_000)}`]) {
      writeFileSync(file, text);
      const wanted = text.endsWith('\n') || text === '' ? text.split('\n').slice(0, -1) : text.split('\n');
      expect(textsOf(linesIn(file))).toEqual(wanted);
      expect([...linesIn(file)].map((line) => line.again())).toEqual(wanted);
    }
  });
});
