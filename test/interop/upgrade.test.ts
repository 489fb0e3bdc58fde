import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { folder, plumbline } from './command-line.ts';

/** What the version before left, without what nobody reads: two runs, one of them red, and a target file with a known failure. */
const KEPT = join(import.meta.dirname, 'earlier/folders.json.br');

describe('what an earlier version left', () => {
  beforeAll(() => {
    const files: Record<string, string> = JSON.parse(brotliDecompressSync(readFileSync(KEPT)).toString());
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  });

  it.each([
    ['compare nights/1 nights/2', 1, /^1 regression, .*report code 305→304/s],
    ['history nights --out history', 0, /^2 runs of bundled .*MSG-DEDUP-01/s],
    ['report nights/2 --out book', 0, /^Rule book in book\/rulebook\/index\.html/m],
    ['badge nights/2', 0, /badge\.svg/],
    ['judge nights/2 --quiet', 1, /^NOT CONFORMANT .*FAIL MSG-DEDUP-01/s],
  ])('%s ends with %i', async (command, code, says) => {
    const ended = await plumbline(command.split(' '));
    expect(ended).toMatchObject({ code, stdout: expect.stringMatching(says) });
  });

  it.each([
    ['merge nights/2 nights/2 --out whole', /^plumbline: nights\/2 is not a shard: .*\n$/],
    [
      'replay MSG-DEDUP-01 --from nights/2',
      /^plumbline: features\/.* ran with suite .* and is not in .*; replay it with the version that ran, or .*\n$/,
    ],
  ])('%s says in one sentence why it does nothing', async (command, says) => {
    const ended = await plumbline(command.split(' '));
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(says) });
  });

  it('accepts a known failure that is the same as it was', async () => {
    const run = 'run --quiet --target target.yaml --rule MSG-DEDUP-01 --fault dedup.code-304 --out same';
    const { code, stdout } = await plumbline(run.split(' '));
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^PARTIAL · nothing failed but 1 known failure .*fails as known/s),
    });
  });
});
