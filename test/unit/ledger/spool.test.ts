import { appendFileSync, existsSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Lines } from '../../../support/ground/evidence/lines.ts';
import { readSpool, Spool, type SpoolHead } from '../../../support/ledger/spool.ts';
import { freshFolder } from '../../fresh-folder.ts';

const clear = (text: string): string => text.replaceAll('s3cret', '•••');
const textsOf = (lines: Lines): string[] => [...lines].map(({ text }) => text);

/** Lines of one and of more bytes a letter, and longer ones than what is read or written at once. */
const LINES = ['one', 'ümläut ✓', 'x'.repeat(300_000), '', '✓'.repeat(200_000), 'y'.repeat(100_000)].map((text) =>
  JSON.stringify(text),
);

function begun(out: string): Spool {
  const head = { record: { schema: 1 }, out, quiet: true, json: false };
  return Spool.open(head as unknown as SpoolHead, clear);
}

describe('the record of a run under way', () => {
  it('holds every message as it came, without secrets', () => {
    const spool = begun(freshFolder());
    spool.add('{"a":"s3cret"}');
    spool.add('{"b":"ü\\n"}');
    expect(textsOf(spool.messages())).toEqual(['{"a":"•••"}', '{"b":"ü\\n"}']);
    const { head, messages } = readSpool(spool.file);
    expect(head).toMatchObject({ quiet: true });
    expect(textsOf(messages)).toEqual(textsOf(spool.messages()));
    spool.remove();
    expect(existsSync(spool.file)).toBe(false);
  });

  it('is read as far as it goes when it was cut short', () => {
    const spool = begun(freshFolder());
    spool.add('{"a":1}');
    appendFileSync(spool.file, '{"b"');
    expect(textsOf(readSpool(spool.file).messages)).toEqual(['{"a":1}']);
    appendFileSync(spool.file, '\n{"c":1}\n');
    expect(textsOf(readSpool(spool.file).messages)).toEqual(['{"a":1}', '{"c":1}']);
  });

  it('is whole for its own run when its folder is gone', () => {
    const out = freshFolder();
    const spool = begun(out);
    spool.add('{"a":1}');
    rmSync(out, { recursive: true });
    spool.add('{"b":1}');
    expect(textsOf(spool.messages())).toEqual(['{"a":1}', '{"b":1}']);
    spool.remove();
  });

  it('answers every line again, by itself and with the others, also while more come', () => {
    const spool = begun(freshFolder());
    const again = LINES.map((line) => spool.add(line));
    const before = spool.messages();
    const later = spool.add('"later"');
    expect(again.map((read) => read())).toEqual(LINES);
    expect(textsOf(before)).toEqual(LINES);
    expect(textsOf(spool.messages())).toEqual([...LINES, later()]);
    expect([...spool.messages()].map((line) => line.again())).toEqual([...LINES, later()]);
    expect(statSync(spool.file).mode & 0o777).toBe(0o600);
    spool.remove();
    expect(spool.add('"late"')()).toBe('"late"');
  });

  it.skipIf(!existsSync('/dev/full'))('goes on in memory when the disk is full', () => {
    const out = freshFolder();
    symlinkSync('/dev/full', join(out, `.run-${process.pid}.ndjson`));
    const spool = begun(out);
    const again = LINES.map((line) => spool.add(line));
    expect(again.map((read) => read())).toEqual(LINES);
    expect(textsOf(spool.messages())).toEqual(LINES);
    spool.remove();
    expect(existsSync('/dev/full')).toBe(true);
  });

  it('goes when its run is gone, and only then', () => {
    const out = freshFolder();
    writeFileSync(join(out, '.run-4194304.ndjson'), '');
    const spool = begun(out);
    expect(readdirSync(out)).toEqual([`.run-${process.pid}.ndjson`]);
    spool.remove();
  });

  it('is not begun where another run writes its reports', () => {
    const out = freshFolder();
    writeFileSync(join(out, `.run-${process.ppid}.ndjson`), '');
    expect(() => begun(out)).toThrow(`process ${process.ppid} runs with --out ${out} too; give another folder`);
    expect(readdirSync(out)).toEqual([`.run-${process.ppid}.ndjson`]);
  });
});
