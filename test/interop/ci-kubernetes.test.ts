import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { loadTargetFile } from '../../support/wire/target/target-file.ts';
import { folder } from './command-line.ts';
import { carryOut, few, ROOT, spread, text } from './kit-scripts.ts';

describe('the Kubernetes job', () => {
  const documents = parseAllDocuments(text('docs/ci/plumbline.job.yaml')).map((each) => each.toJS());
  const [shards, verdict] = documents.filter(({ kind }) => kind === 'Job').map(({ spec }) => spec);
  const [shard] = shards.template.spec.containers;
  const [merge] = verdict.template.spec.containers;
  const environment = (entries: ReadonlyArray<{ name: string; value?: string }>): NodeJS.ProcessEnv =>
    Object.fromEntries(entries.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
  const scriptOf = ([, path = '']: string[]): string =>
    join(ROOT, path.replace('/plumbline/node_modules/plumbline-conformance/', ''));

  it('has one number of shards', () => {
    const { completions, completionMode } = shards;
    expect(completionMode).toBe('Indexed');
    expect(environment(shard.env).PLUMBLINE_SHARDS).toBe(String(completions));
    expect(environment(merge.env).PLUMBLINE_SHARDS).toBe(String(completions));
  });

  it('comes with a target file that can be read', () => {
    const { data } = documents.find(({ kind }) => kind === 'ConfigMap');
    const path = join(folder, 'job-target.yaml');
    writeFileSync(path, data['target.yaml']);
    expect(loadTargetFile(path, { POD_IP: '10.0.0.7' }).callbacks.publicUrl).toBe('http://10.0.0.7:8080');
  });

  it('gives the verdict of the whole from pods that end green, whatever they found', async () => {
    const here = { PLUMBLINE: few('pod'), PLUMBLINE_OUT: 'pods', PLUMBLINE_TARGET: '', PLUMBLINE_SHARDS: '2' };
    const waiting = carryOut('bash', [scriptOf(merge.command)], { ...environment(merge.env), ...here });
    const ended = await spread(2, (index) =>
      carryOut('bash', [scriptOf(shard.command), '--fault', 'dedup.code-304'], {
        ...environment(shard.env),
        ...here,
        JOB_COMPLETION_INDEX: String(index),
      }),
    );
    expect(ended.map(({ code }) => code)).toEqual(ended.map(() => 0));
    expect(await waiting).toMatchObject({ code: 1, stdout: expect.stringContaining('FAIL MSG-DEDUP-01') });
  });

  it('misses a shard that left nothing', async () => {
    mkdirSync(join(folder, 'half/shard-1'), { recursive: true });
    writeFileSync(join(folder, 'half/shard-1/verdicts.json'), '{}');
    const { code, stderr } = await carryOut('bash', [scriptOf(merge.command)], {
      PLUMBLINE: few('half-merge'),
      PLUMBLINE_OUT: 'half',
      PLUMBLINE_SHARDS: '2',
    });
    expect(code).toBe(3);
    expect(stderr).toBe('merge-shards: shard 2 of 2 has left no verdicts in half/shard-2\n');
  });
});
