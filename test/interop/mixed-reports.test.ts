import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { changeReport, textOf } from './changed-report.ts';
import { targetFile } from './command-line.ts';
import { inProcess } from './in-process.ts';
import { at, run } from './kept-runs.ts';
import { expectRefused } from './refused.ts';

const NEWER = at('newer');
const RECORDED = at('newer-record');
const MIXED = at('mixed');
const OWN = at('own');

const changed = (folder: string, file: string, change: (text: string) => string): void => {
  const path = join(folder, file);
  const before = textOf(path);
  changeReport(path, change);
  expect(textOf(path)).not.toBe(before);
};

beforeAll(async () => {
  await Promise.all([run('own', '--shard', '1/2'), run('other', '--shard', '2/2')]);
  for (const copy of [NEWER, RECORDED, MIXED]) cpSync(OWN, copy, { recursive: true });
  changed(NEWER, 'verdicts.json', (text) => text.replace(/"schema": *1/, '"schema": 2'));
  changed(RECORDED, 'cucumber.ndjson.gz', (text) =>
    text.replaceAll(/"schema":1|\\"schema\\":1/g, (found) => found.replace('1', '2')),
  );
  cpSync(join(at('other'), 'cucumber.ndjson.gz'), join(MIXED, 'cucumber.ndjson.gz'));
});

const bundled = targetFile('mixed-target', { name: 'bundled', kind: 'bundled' });
const out = (): readonly string[] => ['--out', at('never')];

it.each([
  ['report', [NEWER, ...out()]],
  ['compare', [OWN, NEWER]],
  ['compare', [NEWER, OWN]],
  ['history', [OWN, NEWER, ...out()]],
  ['merge', [OWN, NEWER, ...out()]],
  ['badge', [NEWER, ...out()]],
  ['annotate', [NEWER]],
  ['replay', ['TOK-01', '--from', NEWER]],
  ['baseline', ['--target', bundled, '--from', NEWER]],
  ['evidence', ['add', NEWER, '--seen', at('never.json')]],
  ['run', ['--failed', ...out().slice(0, 1), NEWER]],
])('a ledger of another version is refused in one sentence that names it: %s %j', async (command, words) => {
  const sentence = /newer\/verdicts\.json has schema 2, and this version reads schema 1; run again, or .*\.$/;
  expectRefused(await inProcess([command, ...words]), sentence);
  expect(existsSync(at('never'))).toBe(false);
});

it('of the runs of a history, one that cannot be read is said and left out', async () => {
  const { code, stderr, stdout } = await inProcess(['history', OWN, NEWER, at('other'), '--out', at('past')]);
  expect(stderr).toMatch(/^plumbline: left out: .*newer\/verdicts\.json has schema 2.*\.\n$/);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^2 runs of /) });
  expect(textOf(join(at('past'), 'history.html'))).toContain('Left out: ');
});

it('runs of one target stand in the order of their time', async () => {
  await inProcess(['report', at('other'), OWN, '--out', at('in-order')]);
  await inProcess(['report', OWN, at('other'), '--out', at('as-named')]);
  const names = (name: string) =>
    [...textOf(join(at(name), 'rulebook/index.html')).matchAll(/<li class="v-[^>]*><b>(\w+)/g)].map(([, run]) => run);
  expect(names('in-order')).toHaveLength(2);
  expect(names('in-order')).toEqual(names('as-named'));
});

it.each([
  ['judge', [RECORDED], /newer-record.*\.$/],
  ['merge', [RECORDED, at('other'), ...out()], /newer-record.*\.$/],
  ['report', [MIXED, ...out()], /mixed holds parts of two runs: .*; run again with --out .*mixed\.$/],
  ['merge', [MIXED, OWN, ...out()], /mixed holds parts of two runs: /],
])(
  'a recorded run of another version, or of another run than its ledger, is refused: %s %j',
  async (command, words, sentence) => {
    expectRefused(await inProcess([command, ...words]), sentence);
  },
);
