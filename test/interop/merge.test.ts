import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Verdicts } from '../../support/ledger/verdicts.ts';
import { plumbline, targetFile } from './command-line.ts';
import { inProcess, refusedRun } from './in-process.ts';
import { at, FAULT, ledger, run, spoilt, steady } from './kept-runs.ts';
import { expectRefused } from './refused.ts';

const [LEDGER, RECORD] = ['verdicts.json', 'cucumber.ndjson.gz'] as const;

beforeAll(async () => {
  const key = await inProcess(['statement', '--new-key', at('key')]);
  expect(key.code).toBe(0);
  await Promise.all([run('whole', ...FAULT, '--sign', at('key')), run('s1', ...FAULT, '--shard', '1/3')]);
  await Promise.all([run('s2', ...FAULT, '--shard', '2/3'), run('s3', ...FAULT, '--shard', '3/3')]);
});

describe('plumbline merge', () => {
  test('gives the verdicts of the whole run from its shards', async () => {
    const { code, stdout } = await inProcess(['merge', at('s3'), at('s1'), at('s2'), '--out', at('merged')]);
    expect(stdout).toMatch(/^NOT CONFORMANT/);
    expect(code).toBe(1);
    expect(steady(ledger('merged'))).toEqual(steady(ledger('whole')));
    expect(ledger('s2')).toMatchObject({ partial: true, shard: { index: 2, total: 3 } });
    expect(existsSync(join(at('merged'), 'junit.xml'))).toBe(true);
  });

  test.each([
    ['a folder without a run', () => at('nothing'), /there is no run in/],
    ['a run that was never finished', () => spoilt('s2', LEDGER, () => undefined), /never finished/],
    ['half a ledger', () => spoilt('s2', LEDGER, (text) => text.slice(0, 900)), /half written/],
    ['half a record', () => spoilt('s2', RECORD, (text) => text.slice(0, -400)), /cut short or damaged/],
    [
      'a record without its end',
      () => spoilt('s2', RECORD, (text) => text.split('\n').slice(0, -3).join('\n')),
      /it is incomplete/,
    ],
  ])('refuses %s with one sentence', async (_, other, sentence) => {
    expectRefused(await inProcess(['merge', at('s1'), other(), '--out', at('refused')]), sentence);
    expect(existsSync(at('refused'))).toBe(false);
  });
});

const verify = (path: string) => inProcess(['verify', path, '--key', at('key.pub')]);

describe('plumbline verify', () => {
  test('finds signature, digests and recomputed verdicts right', async () => {
    const { code, stdout } = await verify(join(at('whole'), 'statement.json'));
    expect(stdout).toMatch(/^VERIFIED/);
    expect(code).toBe(0);
  });

  test('says of a run that anyone can have forged and signed that it is SELF-SIGNED', async () => {
    const forged = spoilt('whole', 'statement.json', () => undefined);
    expect((await inProcess(['statement', '--new-key', at('forger')])).code).toBe(0);
    expect((await inProcess(['statement', forged, '--key', at('forger')])).code).toBe(0);
    const { code, stdout } = await inProcess(['verify', forged]);
    expect(stdout).toMatch(/^SELF-SIGNED · .* --key FILE\.pub · signed with key /);
    expect(code).toBe(3);
    const told = JSON.parse((await inProcess(['verify', forged, '--json'])).stdout);
    expect(told).toMatchObject({ outcome: 'self-signed', verified: false, exitCode: 3, differences: [] });
    expect((await verify(forged)).code).toBe(1);
  });

  test.each([
    ['the ledger', LEDGER, '"fail"', '"pass"', /verdicts\.json has the digest/],
    ['the record', RECORD, 'FAILED', 'PASSED', /cucumber\.ndjson\.gz has the digest/],
    ['the signature', 'statement.json', '"sig": "', '"sig": "A', /signature does not fit/],
  ])('refuses what was altered: %s', async (_, file, before, after, sentence) => {
    const { code, stdout } = await verify(spoilt('whole', file, (text) => text.replace(before, after)));
    expect(stdout).toMatch(/^REFUSED/);
    expect(stdout).toMatch(sentence);
    expect(code).toBe(1);
  });

  test('never signs a ledger that its recorded run does not bear out', async () => {
    const lie = spoilt('whole', 'verdicts.json', (text) => text.replace('"verdict":"fail"', '"verdict":"pass"'));
    const { code, stderr } = await inProcess(['statement', lie, '--key', at('key')]);
    expect(stderr).toMatch(/is not signed: its ledger is not what the recorded run gives .*MSG-DEDUP-02/);
    expect(code).toBe(2);
  });
});

describe('plumbline judge, compare and baseline', () => {
  test('judge comes to the same verdicts from the recorded run alone', async () => {
    const { code, stdout } = await inProcess(['judge', join(at('whole'), 'cucumber.ndjson.gz'), '--json']);
    expect(JSON.parse(stdout)).toEqual(ledger('whole'));
    expect(code).toBe(1);
  });

  test('compare tells regressions and fixes apart, with an exit code of its own', async () => {
    const green = spoilt('whole', 'verdicts.json', (text) => {
      const verdicts = JSON.parse(text) as Verdicts;
      const rules = verdicts.rules.map((rule) => (rule.verdict === 'fail' ? { ...rule, verdict: 'pass' } : rule));
      return JSON.stringify({ ...verdicts, rules });
    });
    const worse = await inProcess(['compare', green, at('whole'), '--json']);
    expect(JSON.parse(worse.stdout)).toMatchObject({
      regressions: [{ id: 'MSG-DEDUP-02', before: 'pass', after: 'fail' }],
    });
    expect(worse.code).toBe(1);
    const better = await inProcess(['compare', at('whole'), green]);
    expect(better.stdout).toMatch(/^0 regressions, 1 fix, /);
    expect(better.code).toBe(0);
  });

  test('baseline takes the failures up; the file counts once people have filled it in', async () => {
    const file = targetFile('known', { name: 'bundled', kind: 'bundled', scope: 'reference', published: true });
    const told = await inProcess(['baseline', '--target', file, '--from', at('whole')]);
    expect(told.stdout).toMatch(/1 known failure to add.*--write changes the file/);
    expect(readFileSync(file, 'utf8')).not.toContain('MSG-DEDUP-02');
    await inProcess(['baseline', '--target', file, '--from', at('whole'), '--write']);
    const blank = await refusedRun({ target: file, rule: ['MSG-DEDUP-02'], out: at('known') });
    expect(blank.stderr).toMatch(/knownFailures\/0\/owner/);
    expect(blank.code).toBe(2);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('"expires":""', '"expires":"2999-01-01"').replaceAll('""', '"filled in"'),
    );
    const again = ['--target', file, '--rule', 'MSG-DEDUP-02', ...FAULT, '--out', at('known')];
    const known = await plumbline(['run', '--quiet', ...again]);
    expect(known.stdout).toMatch(/known failure MSG-DEDUP-02 .* fails as known, accepted until 2999-01-01/);
    expect(known.code).toBe(0);
  });
});
