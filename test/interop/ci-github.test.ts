import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { folder } from './command-line.ts';
import { ASK, carryOut, ROOT, text } from './kit-scripts.ts';

const ACTION = '.github/actions/plumbline';
const RED = 'artifact=plumbline\nexit-code=1\noverall=not-conformant\n';

/** A folder whose `node` has commands of plumbline carried out by the processes of the tests, and does the rest itself. */
const quickly = join(folder, 'quickly');
mkdirSync(quickly);
writeFileSync(
  join(quickly, 'node'),
  `#!/bin/sh\ncase "$1" in */bin/plumbline) shift; set -- '${ASK}' "$@" ;; esac\nexec '${process.execPath}' "$@"\n`,
  { mode: 0o755 },
);

async function action(given: string, out: string, environment: NodeJS.ProcessEnv = {}) {
  const files = ['summary', 'outputs'].map((what) => join(folder, `${out.replaceAll('/', '-')}.${what}`));
  for (const file of files) writeFileSync(file, '');
  const ended = await carryOut('bash', [join(ROOT, ACTION, 'run.sh')], {
    PATH: `${quickly}${delimiter}${process.env.PATH}`,
    PLUMBLINE_OUT: out,
    PLUMBLINE_ARGUMENTS: given,
    GITHUB_STEP_SUMMARY: files[0],
    GITHUB_OUTPUT: files[1],
    ...environment,
  });
  const [summary = '', outputs = ''] = files.map((file) => readFileSync(file, 'utf8'));
  return { ...ended, out: join(folder, out), summary, outputs };
}

describe('the GitHub action', () => {
  it('names its own script and hands every input on', () => {
    const { inputs, outputs, runs } = parse(text(join(ACTION, 'action.yml')));
    const run = runs.steps.find(({ id }: { id?: string }) => id === 'run');
    expect(runs.using).toBe('composite');
    expect(run.run).toBe('bash "$GITHUB_ACTION_PATH/run.sh"');
    expect(Object.keys(outputs)).toEqual(['exit-code', 'overall', 'artifact']);
    const used = JSON.stringify(runs.steps);
    for (const name of Object.keys(inputs)) expect(used).toContain(`inputs.${name}`);
    for (const name of Object.keys(run.env)) expect(text(join(ACTION, 'run.sh'))).toContain(name);
  });

  it('tells of a green run', async () => {
    const { code, stdout, out, summary, outputs } = await action('--rule MSG-DEDUP-02 --quiet', 'green');
    expect({ code, outputs }).toEqual({ code: 0, outputs: 'artifact=plumbline\nexit-code=0\noverall=partial\n' });
    expect(stdout).toContain('::notice title=Plumbline::PARTIAL · nothing failed (--rule MSG-DEDUP-02)');
    expect(stdout).not.toContain('::error');
    expect(summary).toContain('1 of ');
    expect(JSON.parse(readFileSync(join(out, 'badge.json'), 'utf8'))).toMatchObject({
      schemaVersion: 1,
      label: 'conformance',
      message: expect.stringMatching(/^partial · 1\/\d+ · reference$/),
    });
    expect(readFileSync(join(out, 'badge.svg'), 'utf8')).toMatch(/^<svg .*partial/s);
  });

  it('puts the red of a red run at its place in the workspace, and only that', async () => {
    const { code, stdout, summary, outputs } = await action('--rule MSG-DEDUP-01 --fault dedup.code-304', 'red', {
      GITHUB_WORKSPACE: dirname(ROOT),
    });
    expect([code, outputs]).toEqual([1, RED]);
    expect(stdout).toContain('::error title=Plumbline::NOT CONFORMANT');
    const [, file = '', line] = /::error file=([^,]+),line=(\d+),title=MSG-DEDUP-01 fail::/.exec(stdout) ?? [];
    const written = readFileSync(join(dirname(ROOT), file), 'utf8');
    expect(file).toMatch(/^[^/]+\/features\//);
    expect(written.split('\n').length).toBeGreaterThan(Number(line));
    expect(summary).toContain('MSG-DEDUP-01');
    expect(stdout).toMatch(/^::stop-commands::(.+)\n[\s\S]*FAIL MSG-DEDUP-01[\s\S]*^::\1::$/m);
  });

  it('carries nothing out that stands in its arguments, and tells nothing of an earlier run', async () => {
    expect(existsSync(join(folder, 'green/verdicts.json'))).toBe(true);
    const { code, stdout, outputs } = await action('--rule NOPE ; touch carried-out $(touch carried-out)', 'green');
    expect({ code, outputs }).toEqual({ code: 2, outputs: 'artifact=plumbline\nexit-code=2\noverall=\n' });
    expect(stdout).not.toMatch(/^::(warning|notice)/m);
    expect(stdout.match(/^::error.*$/gm)).toEqual([
      expect.stringMatching(/^::error title=Plumbline::plumbline: a path chooses the examples itself/),
    ]);
    expect(existsSync(join(folder, 'carried-out'))).toBe(false);
  });

  it('reads every line of its arguments, and words in quotes as one', async () => {
    const lines = `--quiet\n  --tags '@MSG-DEDUP-01 or @MSG-DEDUP-02'\n\n--fault "dedup.code-304"\n`;
    const { code, outputs } = await action(lines, 'lines');
    expect([code, outputs]).toEqual([1, RED]);
  });

  it('annotates a wrong option of the second line, and a quote that is not closed, and runs nothing', async () => {
    const option = await action('--quiet\n--no-such-option', 'wrong-option');
    expect(option.code).toBe(2);
    expect(option.stdout).toMatch(/^::error title=Plumbline::.*--no-such-option/m);
    const quote = await action("--rule 'MSG-DEDUP-02\n--quiet", 'open-quote');
    expect([quote.code, quote.outputs]).toEqual([2, 'artifact=plumbline\nexit-code=2\noverall=\n']);
    expect(quote.stdout).toBe(
      `::error title=Plumbline::The input "arguments" has a quote that is not closed on its line: --rule 'MSG-DEDUP-02%0A--quiet\n`,
    );
    expect(existsSync(join(folder, 'open-quote'))).toBe(false);
  });

  it('keeps the reports of each shard under a name of its own, merges them, and says what changed', async () => {
    const shards = ['1/2', '2/2'].map((shard) =>
      action('--quiet --tags "@MSG-DEDUP-01 or @MSG-DEDUP-02 or @TOK-01"', `whole/shards/${shard[0]}`, {
        PLUMBLINE_SHARD: shard,
        PLUMBLINE_ARTIFACT: 'night',
      }),
    );
    const ran = await Promise.all(shards);
    expect(ran.map(({ outputs }) => outputs.split('\n')[0])).toEqual([
      'artifact=night-shard-1-of-2',
      'artifact=night-shard-2-of-2',
    ]);
    const before = { PLUMBLINE_MERGE: 'shards', PLUMBLINE_BEFORE: join(folder, 'red') };
    const whole = await action('--quiet', 'whole', before);
    expect([whole.code, whole.outputs]).toEqual([0, 'artifact=plumbline\nexit-code=0\noverall=partial\n']);
    expect(whole.summary).toContain('**0 regressions, 1 fix, ');
    expect(whole.summary).toContain('### Fixes (1)');
  });

  it('ends with 3 where a shard or all of them are missing', async () => {
    const one = await action('--quiet --rule MSG-DEDUP-01', 'part/shards/1', { PLUMBLINE_SHARD: '1/2' });
    expect(one.code).toBe(0);
    const part = await action('--quiet', 'part', { PLUMBLINE_MERGE: 'shards' });
    expect(part.outputs).toContain('exit-code=3\noverall=not-fully-verified\n');
    const none = await action('', 'nothing', { PLUMBLINE_MERGE: 'shards' });
    expect([none.code, none.outputs]).toEqual([3, 'artifact=plumbline\nexit-code=3\noverall=\n']);
    expect(none.stdout).toMatch(/^::error title=Plumbline::There are no shards to merge: /);
  });
});

it('the workflow of shards gives the action no input that it does not have, and has each shard once', () => {
  const { inputs } = parse(text(join(ACTION, 'action.yml')));
  const { jobs } = parse(text('docs/ci/shards.github.yml'));
  const steps = [...jobs.shard.steps, ...jobs.verdict.steps] as Array<{ uses?: string; with?: object }>;
  const ours = steps.filter(({ uses }) => uses?.includes(ACTION));
  expect(ours).toHaveLength(2);
  for (const { uses = '', with: given = {} } of ours) {
    const path = join(ROOT, uses.replace('./node_modules/plumbline-conformance/', ''), 'action.yml');
    expect(existsSync(path)).toBe(true);
    for (const name of Object.keys(given)) expect(Object.keys(inputs)).toContain(name);
  }
  const { shard } = jobs.shard.strategy.matrix;
  expect(shard).toEqual(shard.map((_: string, at: number) => `${at + 1}/${shard.length}`));
});
