import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSpool, Spool, type SpoolHead } from '../../../support/reporting/spool.ts';

const clear = (text: string): string => text.replaceAll('s3cret', '•••');
const place = (): string => mkdtempSync(join(tmpdir(), 'plumbline-'));

function begun(out: string): Spool {
  const head = { record: { schema: 1 }, out, quiet: true, json: false };
  return Spool.open(head as unknown as SpoolHead, clear);
}

describe('the record of a run under way', () => {
  it('holds every message as it came, without secrets', () => {
    const spool = begun(place());
    spool.add('{"a":"s3cret"}');
    spool.add('{"b":"ü\\n"}');
    expect(spool.messages()).toEqual(['{"a":"•••"}', '{"b":"ü\\n"}']);
    expect(readSpool(spool.file)).toMatchObject({ head: { quiet: true }, messages: spool.messages() });
    spool.remove();
    expect(existsSync(spool.file)).toBe(false);
  });

  it('is read as far as it goes when it was cut short', () => {
    const spool = begun(place());
    spool.add('{"a":1}');
    appendFileSync(spool.file, '{"b"');
    expect(readSpool(spool.file).messages).toEqual(['{"a":1}']);
    appendFileSync(spool.file, '\n{"c":1}\n');
    expect(readSpool(spool.file).messages).toEqual(['{"a":1}', '{"c":1}']);
  });

  it('is whole for its own run when its folder is gone', () => {
    const out = place();
    const spool = begun(out);
    spool.add('{"a":1}');
    rmSync(out, { recursive: true });
    spool.add('{"b":1}');
    expect(spool.messages()).toEqual(['{"a":1}', '{"b":1}']);
    spool.remove();
  });

  it('goes when its run is gone, and only then', () => {
    const out = place();
    writeFileSync(join(out, '.run-4194304.ndjson'), '');
    writeFileSync(join(out, `.run-${process.ppid}.ndjson`), '');
    const spool = begun(out);
    expect(readdirSync(out).sort()).toEqual(
      [`.run-${process.pid}.ndjson`, `.run-${process.ppid}.ndjson`].sort(),
    );
    spool.remove();
  });
});
