import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { external, folder, plumbline, serve, targetFile } from './command-line.ts';
import { expectRefused } from './refused.ts';

const FAULT = 'dedup.code-304';
const RULE = 'MSG-DEDUP-01';
const at = (name: string): string => join(folder, name);

const red = (name: string, ...more: string[]) =>
  plumbline(['run', '--rule', RULE, '--fault', FAULT, '--quiet', '--out', at(name), ...more]);

describe('replay', async () => {
  const { stdout: told } = await red('replayed');

  it('is what a red rule on the bundled target is repeated by', () => {
    expect(told).toContain(`again     bin/plumbline replay ${RULE} --from replayed`);
  });

  it('repeats the exchanges with their waits, and finds the same', async () => {
    const { code, stdout, stderr } = await plumbline(['replay', RULE, '--from', at('replayed')]);
    expect(stdout).toMatch(/^MSG-DEDUP-01 · features\/.*\n +1 {2}POST \/v1\/messages .*\n +202 /);
    expect(stdout).toContain('… 60 s pass on the clock of the target');
    expect(stdout).toMatch(/\nSAME · fail: reports of second: expected .*'305'.*, got .*'304'.*\n$/);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it.each([
    ['a rule that was green', ['TOK-01'], /TOK-01 was not red in /],
    ['an example that is not there', [RULE, '--example', '99'], /--example 99: MSG-DEDUP-01 has \d+ red; count from 1/],
    ['a word in the place of its number', [RULE, '--example', 'two'], /--example two: .*count from 1/],
    ['a rule that is not there', ['MSG-DEDUP-1'], /did you mean MSG-DEDUP-01\?/],
  ])('refuses %s in one sentence', async (_, words, sentence) => {
    expectRefused(await plumbline(['replay', ...words, '--from', at('replayed')]), sentence);
  });
});

it('a red rule on a target of another process is replayed over its lab, as long as that answers', async () => {
  const { running, ready } = await serve('replay-server');
  const withLab = targetFile('replay-lab', external(ready, { lab: ready.lab, scope: 'reference' }));
  const { stdout } = await red('with-lab', '--target', withLab);
  expect(stdout).toContain(`again     bin/plumbline replay ${RULE}`);
  const { code, stdout: said } = await plumbline(['replay', RULE, '--from', at('with-lab')]);
  expect(said).toMatch(/\nSAME · fail/);
  expect(code).toBe(0);
  running.child.kill('SIGKILL');
  const gone = await plumbline(['replay', RULE, '--from', at('with-lab')]);
  expect(gone.code).not.toBe(0);
  expect(gone.stdout).not.toContain('SAME');
});
