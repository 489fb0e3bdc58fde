import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { removeReady, writeReady } from '../../../reference-impl/start/ready-files.ts';
import { freshFolder } from '../../fresh-folder.ts';

const folder = freshFolder();
const json = join(folder, 'ready.json');
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
