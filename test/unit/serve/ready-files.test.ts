import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { environmentLines, removeReady, writeReady } from '../../../reference-impl/start/ready-files.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { forSome } from '../for-all.ts';

const folder = freshFolder();
const files = { json: join(folder, 'ready.json'), environment: join(folder, 'platform.env') };

describe('the credentials as lines for a shell', () => {
  it('are named after their path, one line each', () => {
    const credentials = { account: 'a-1', project: { keyId: 'k', keySecret: 's', serviceId: undefined }, lookup: {} };
    expect(environmentLines(credentials)).toBe(
      "export ACCOUNT='a-1'\nexport PROJECT_KEY_ID='k'\nexport PROJECT_KEY_SECRET='s'\n",
    );
  });

  it('give a shell each value as it is', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => !value.includes('\0'));
    const hard = fc.oneof(text, fc.constantFrom("it's", '$(id)', '`id`', '"', '\\', "'\\''", ' a\nb '));
    forSome(30, hard, (account) => {
      const script = `${environmentLines({ account })}printf %s "$ACCOUNT"`;
      expect(execFileSync('sh', ['-c', script]).toString()).toBe(Buffer.from(account).toString());
    });
  });
});

describe('the files of a platform that is ready', () => {
  it('hold addresses and credentials, for their user alone, until they are removed', async () => {
    const ready = { lab: 'http://127.0.0.1:1', credentials: { account: 'a' } };
    await writeReady(ready, files);
    expect(JSON.parse(readFileSync(files.json, 'utf8'))).toEqual(ready);
    expect(readFileSync(files.environment, 'utf8')).toBe("export LAB_URL='http://127.0.0.1:1'\nexport ACCOUNT='a'\n");
    for (const file of [files.json, files.environment]) expect(statSync(file).mode & 0o077).toBe(0);
    await removeReady(files);
    expect([existsSync(files.json), existsSync(files.environment)]).toEqual([false, false]);
  });

  it('are left out where none is wanted', async () => {
    await writeReady({ credentials: {} }, { json: files.json });
    expect([existsSync(files.json), existsSync(files.environment)]).toEqual([true, false]);
    await removeReady({});
    expect(existsSync(files.json)).toBe(true);
  });
});

const { json } = files;
const READY = { messaging: 'http://127.0.0.1:4010' };

afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

describe('the files that say what is ready', () => {
  it('are whole whenever they are seen', async () => {
    const much = { messaging: 'x'.repeat(4_000_000) };
    const seen: string[] = [];
    const watcher = watch(folder, () => {
      if (existsSync(json)) seen.push(readFileSync(json, 'utf8').slice(-2));
    });
    await writeReady(much, { json });
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    watcher.close();
    expect(new Set(seen)).toEqual(new Set(['}\n']));
  });

  it('take the place of older ones, and go', async () => {
    writeFileSync(json, 'older');
    await writeReady(READY, { json });
    expect(JSON.parse(readFileSync(json, 'utf8'))).toEqual(READY);
    await removeReady({ json });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('may be a pipe, which stays', async () => {
    execFileSync('mkfifo', [json]);
    const [text] = await Promise.all([readFile(json, 'utf8'), writeReady(READY, { json })]);
    expect(JSON.parse(text)).toEqual(READY);
    await removeReady({ json });
    expect(existsSync(json)).toBe(true);
  });

  it('leave nothing where they cannot be written', async () => {
    await expect(writeReady(READY, { json: join(folder, 'no', 'ready.json') })).rejects.toThrow('no/ready.json');
    expect(readdirSync(folder)).toEqual([]);
  });
});
