import { chmodSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../support/ground/make-folder.ts';
import { freshFolder } from '../../fresh-folder.ts';

const base = freshFolder();

describe('a folder', () => {
  it('is made with those above it, and stays where it is there', () => {
    const deep = join(base, 'a/b/c');
    makeFolder(deep);
    makeFolder(deep);
    makeFolder(`${deep}/`);
    expect(statSync(deep).isDirectory()).toBe(true);
  });

  it('may be a link to one', () => {
    symlinkSync(base, join(base, 'link'));
    makeFolder(join(base, 'link'));
    makeFolder(join(base, 'link', 'through'));
    expect(statSync(join(base, 'through')).isDirectory()).toBe(true);
  });

  it('cannot be made where a file is, or below one', () => {
    writeFileSync(join(base, 'file'), '');
    expect(() => makeFolder(join(base, 'file'))).toThrow(/EEXIST/);
    expect(() => makeFolder(join(base, 'file', 'below'))).toThrow(/EEXIST|ENOTDIR/);
  });

  it.skipIf(process.getuid?.() === 0)('cannot be made where that is not allowed', () => {
    const closed = join(base, 'closed');
    makeFolder(closed);
    chmodSync(closed, 0o500);
    expect(() => makeFolder(join(closed, 'x'))).toThrow(/EACCES/);
  });

  it.skipIf(process.platform !== 'linux')(
    'cannot be made below /proc, and that is said instead of tried for ever',
    () => {
      expect(() => makeFolder('/proc/nowhere')).toThrow(/ENOENT/);
      expect(() => makeFolder('/proc/nowhere/deeper')).toThrow(/ENOENT/);
    },
  );
});
