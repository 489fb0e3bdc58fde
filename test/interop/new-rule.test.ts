import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshFolder } from '../fresh-folder.ts';
import { ROOT } from './kit-scripts.ts';
import { type Planted, plantedRule } from './planted-rule.data.ts';

const copy = freshFolder();

/** The numbered steps of the section that says how a rule is added. */
function stepsOfTheGuide(): string[] {
  const [, ...parts] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split(/^## /m);
  const section = parts.find((each) => each.startsWith('Add a rule')) ?? '';
  return section.split(/^\d+\. /m).slice(1);
}

/** The paths that a step names, as patterns: a word in angle brackets is any one name. */
const pathsIn = (step: string): RegExp[] =>
  [...step.matchAll(/`([\w./<>-]+\/[\w./<>-]+\.\w+)`/g)].map(
    ([, path = '']) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/<\w+>/g, '[a-z-]+')}$`),
  );

function plant({ path, text, after }: Planted): void {
  const file = join(copy, path);
  const before = after === undefined ? '' : readFileSync(file, 'utf8');
  if (!before.includes(after ?? '')) throw new Error(`${path} has no ${JSON.stringify(after)}`);
  writeFileSync(
    file,
    before.replace(after ?? '', (found) => found + text),
  );
}

const plumbline = (...words: string[]) =>
  spawnSync(process.execPath, [join(copy, 'bin/plumbline'), ...words, '--out', join(copy, 'out')], {
    cwd: copy,
    encoding: 'utf8',
  });

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const path of files.split('\n')) {
    if (!/^(?:bin|features|steps|support|reference-impl)\/|^[^/]+$/.test(path)) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const change of plantedRule.flat()) plant(change);
  execFileSync(process.execPath, [join(copy, 'bin/build.mjs')]);
});

afterAll(() => rmSync(copy, { recursive: true }));

describe('a rule that is added as CONTRIBUTING says', () => {
  it('touches five places at most, each named by its step', () => {
    const steps = stepsOfTheGuide();
    const touched = plantedRule.map((changes) => [...new Set(changes.map(({ path }) => path))]);
    expect(steps.length).toBeLessThanOrEqual(5);
    expect(touched).toHaveLength(steps.length);
    for (const [place, paths] of touched.entries())
      for (const path of paths) expect(pathsIn(steps[place] ?? '').some((named) => named.test(path))).toBe(true);
  });

  it('passes, and fails with its fault', () => {
    const { status, stdout, stderr } = plumbline('run', '--rule', 'MSG-PLANT-01', '--quiet');
    expect(stdout + stderr).toMatch(/ 1 of \d+ judged rules passed, 0 failed/);
    expect(status).toBe(0);
    const proof = plumbline('prove', 'plant.sent');
    expect(proof.stdout + proof.stderr).toContain('caught 1 of 1 faults');
    expect(proof.status).toBe(0);
  });
});
