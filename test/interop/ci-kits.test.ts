import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { folder } from './command-line.ts';
import { carryOut, few, PATIENCE, ROOT, ranIn, spread, text } from './kit-scripts.ts';

const ACTION = '.github/actions/plumbline';

async function action(given: string, out: string, environment: NodeJS.ProcessEnv = {}) {
  const summary = join(folder, `${out}.summary`);
  const outputs = join(folder, `${out}.outputs`);
  writeFileSync(summary, '');
  writeFileSync(outputs, '');
  const ended = await carryOut('bash', [join(ROOT, ACTION, 'run.sh')], {
    PLUMBLINE_OUT: out,
    PLUMBLINE_ARGUMENTS: given,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_OUTPUT: outputs,
    ...environment,
  });
  const read = (file: string): string => readFileSync(file, 'utf8');
  return { ...ended, out: join(folder, out), summary: read(summary), outputs: read(outputs) };
}

describe('the GitHub action', { timeout: PATIENCE }, () => {
  it('names its own script and hands every input on', () => {
    const { inputs, runs } = parse(text(join(ACTION, 'action.yml')));
    const [run] = runs.steps;
    expect(runs.using).toBe('composite');
    expect(run.run).toBe('bash "$GITHUB_ACTION_PATH/run.sh"');
    const used = JSON.stringify(runs.steps);
    for (const name of Object.keys(inputs)) expect(used).toContain(`inputs.${name}`);
    for (const name of Object.keys(run.env)) expect(text(join(ACTION, 'run.sh'))).toContain(name);
  });

  it('tells of a green run', async () => {
    const { code, stdout, out, summary, outputs } = await action('--rule MSG-DEDUP-02 --quiet', 'green');
    expect({ code, outputs }).toEqual({ code: 0, outputs: 'exit-code=0\noverall=not-fully-verified\n' });
    expect(stdout).toContain('::warning title=Plumbline::NOT FULLY VERIFIED (partial: --rule MSG-DEDUP-02)');
    expect(stdout).not.toContain('::error');
    expect(summary).toContain('1 of ');
    expect(JSON.parse(readFileSync(join(out, 'badge.json'), 'utf8'))).toMatchObject({
      schemaVersion: 1,
      label: 'conformance',
      message: expect.stringMatching(/^not fully verified · 1\/\d+ · reference, partial$/),
    });
    expect(readFileSync(join(out, 'badge.svg'), 'utf8')).toMatch(/^<svg .*not fully verified/s);
  });

  it('puts the red of a red run at its place in the workspace, and only that', async () => {
    const { code, stdout, summary, outputs } = await action('--rule MSG-DEDUP-01 --fault dedup.code-304', 'red', {
      GITHUB_WORKSPACE: dirname(ROOT),
    });
    expect(code).toBe(1);
    expect(outputs).toBe('exit-code=1\noverall=not-conformant\n');
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
    expect({ code, outputs }).toEqual({ code: 2, outputs: 'exit-code=2\noverall=\n' });
    expect(stdout).not.toMatch(/^::(error|warning|notice)/m);
    expect(existsSync(join(folder, 'carried-out'))).toBe(false);
  });
});

describe('the GitLab template', { timeout: PATIENCE }, () => {
  const template = parse(text('docs/ci/plumbline.gitlab-ci.yml'));

  it('spreads a run over parallel jobs, and merges it', async () => {
    const base = {
      PLUMBLINE: few('gitlab'),
      PLUMBLINE_KIT: join(ROOT, 'docs/ci'),
      PLUMBLINE_OUT: 'gitlab-reports',
    };
    const [line] = template['.plumbline'].script;
    const ended = await spread(2, (index) =>
      carryOut('sh', ['-c', line], { ...base, CI_NODE_INDEX: `${index + 1}`, CI_NODE_TOTAL: '2' }),
    );
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    const [merge] = template['.plumbline-merge'].script;
    const merged = await carryOut('sh', ['-c', merge], { ...base, PLUMBLINE_SHARDS: '2' });
    expect(merged).toMatchObject({ code: 0, stderr: '' });
    const both = [...ranIn('gitlab-reports/shard-1'), ...ranIn('gitlab-reports/shard-2')];
    expect(both.sort()).toEqual(ranIn('gitlab-reports').sort());
    expect(existsSync(join(folder, 'gitlab-reports/junit.xml'))).toBe(true);
  });

  it('keeps the reports of red jobs, from where the scripts leave them', () => {
    const { artifacts, variables } = template['.plumbline-base'];
    expect(artifacts).toMatchObject({ when: 'always', paths: [variables.PLUMBLINE_OUT] });
    for (const kit of ['.plumbline', '.plumbline-merge'])
      for (const line of template[kit].script) {
        const [, script] = /\$PLUMBLINE_KIT\/([\w-]+\.sh)/.exec(line) ?? [];
        expect(existsSync(join(ROOT, 'docs/ci', script ?? 'missing'))).toBe(true);
      }
  });
});

describe('a target file from a pull request', { timeout: PATIENCE }, () => {
  const target = join(folder, 'pull-request.yaml');
  const startsSomething =
    'callbacks: { command: "touch carried-out" }\nfacilities: { mailbox: { command: "touch carried-out" } }';
  writeFileSync(target, `name: x\nkind: external\ninterfaces: { token: "http://127.0.0.1:9" }\n${startsSomething}\n`);

  it.each([
    [`${ACTION}/run.sh`, { GITHUB_EVENT_NAME: 'pull_request_target' }],
    ['docs/ci/run-shard.sh', { CI_PIPELINE_SOURCE: 'merge_request_event' }],
    ['docs/ci/run-shard.sh', { PLUMBLINE_PULL_REQUEST: 'yes' }],
  ])('starts nothing: %s %o', async (script, environment) => {
    const kit = { PLUMBLINE: few('pull-request'), PLUMBLINE_TARGET: target, PLUMBLINE_OUT: 'pull-request-reports' };
    const { code, stderr } = await carryOut('bash', [join(ROOT, script)], { ...kit, ...environment });
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /pull-request\.yaml starts callbacks\.command, facilities\.mailbox\.command, which --no-commands refuses; .*\.$/m,
    );
    expect(existsSync(join(folder, 'carried-out'))).toBe(false);
  });
});

describe('the reference as a service of a job', () => {
  const image = text('reference-impl/Dockerfile');
  const github = parse(text('docs/ci/reference-service.github.yml')).jobs.tests;
  const gitlab = parse(text('docs/ci/reference-service.gitlab-ci.yml')).tests;

  it('is an image that says in every stage which ports it serves, and when it is healthy', () => {
    const served = image.split(/^FROM /m).filter((stage) => stage.includes('ENTRYPOINT'));
    expect(served).toHaveLength(2);
    for (const stage of served) {
      expect(stage).toContain('EXPOSE 4010-4020');
      expect(stage).toMatch(/HEALTHCHECK .*\n {2}CMD \[.*4021/);
    }
  });

  it('is reached where the samples say', () => {
    expect(github.services.platform.ports).toEqual(['4010-4021:4010-4021']);
    const [{ alias, command }] = gitlab.services;
    expect(command).toEqual(['--lab-name', alias]);
    for (const [addresses, host] of [
      [github.steps[1].env, '127.0.0.1'],
      [gitlab.variables, alias],
    ])
      expect(Object.values(addresses)).toEqual([`http://${host}:4010`, `http://${host}:4021`]);
  });
});
