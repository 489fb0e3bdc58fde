import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { folder } from './command-line.ts';
import { carryOut, few, ROOT, ranIn, spread, text } from './kit-scripts.ts';

const ACTION = '.github/actions/plumbline';

describe('the GitLab template', () => {
  const template = parse(text('docs/ci/plumbline.gitlab-ci.yml'));

  it('spreads a run over parallel jobs, and merges it', async () => {
    const base = { PLUMBLINE: few('gitlab'), PLUMBLINE_OUT: 'gitlab-reports', PLUMBLINE_KIT: join(ROOT, 'docs/ci') };
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

  it('keeps the verdicts of the last runs, and says what changed; a merge request is only compared', async () => {
    const base = { PLUMBLINE: few('history'), PLUMBLINE_OUT: 'kept-reports', PLUMBLINE_KIT: join(ROOT, 'docs/ci') };
    const [run] = template['.plumbline'].script;
    expect(await carryOut('sh', ['-c', run], base)).toMatchObject({ code: 0 });
    const { after_script: after, cache } = template['.plumbline-base'];
    expect(cache[1]).toMatchObject({ paths: ['.plumbline-history'], when: 'always' });
    const written = () =>
      ['changes.md', 'history.html'].filter((name) => existsSync(join(folder, 'kept-reports', name)));
    const keep = async (environment = {}) => {
      const kept = await carryOut('sh', ['-c', after[0]], { ...base, ...environment });
      expect(kept).toMatchObject({ code: 0, stderr: '' });
      return readdirSync(join(folder, '.plumbline-history')).length;
    };
    expect([await keep({ CI_PIPELINE_ID: '7' }), written()]).toEqual([1, []]);
    expect([await keep({ CI_PIPELINE_SOURCE: 'merge_request_event' }), written()]).toEqual([1, ['changes.md']]);
    expect([await keep({ CI_PIPELINE_ID: '8' }), written()]).toEqual([2, ['changes.md', 'history.html']]);
    for (let old = 100; old < 130; old += 1) mkdirSync(join(folder, `.plumbline-history/2020-01-01-${old}`));
    expect(await keep({ CI_PIPELINE_ID: '9' })).toBe(30);
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

describe('a target file from a pull request', () => {
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
