import { collect } from '../../ground/collect.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import type { FleetJob } from './fleet.ts';

const KIT = '/plumbline/node_modules/plumbline-conformance/docs/ci';

function indexedJob([first, ...others]: readonly [FleetJob, ...FleetJob[]]): object {
  const { name, account, owner, target, shards, schedule, last } = first;
  const env = { PLUMBLINE_TARGET: target, PLUMBLINE_OUT: `fleet/${name}`, PLUMBLINE_SHARDS: String(shards) };
  const container = {
    name: 'shard',
    image: 'plumbline',
    command: ['bash', `${KIT}/run-shard.sh`, ...(last !== undefined && shards > 1 ? ['--balance', last] : [])],
    env: Object.entries(env).map(([key, value]) => ({ name: key, value })),
  };
  const template = { spec: { restartPolicy: 'Never', containers: [container] } };
  const size = others.length + 1;
  const spec = { completionMode: 'Indexed', completions: size, parallelism: size, backoffLimit: 0, template };
  const called = `plumbline-${name}`.toLowerCase().replace(/[^a-z0-9-]/g, '-');
  const metadata = { name: called, labels: { 'plumbline/owner': owner, 'plumbline/account': account } };
  if (schedule === undefined) return { apiVersion: 'batch/v1', kind: 'Job', metadata, spec };
  // The next run of an account begins when the one before has ended.
  const timed = { schedule, concurrencyPolicy: 'Forbid', jobTemplate: { spec } };
  return { apiVersion: 'batch/v1', kind: 'CronJob', metadata, spec: timed };
}

const ENGINES = ['github', 'gitlab', 'kubernetes'] as const;

export type Engine = (typeof ENGINES)[number];

export function engineOf(text: string): Engine {
  if ((ENGINES as readonly string[]).includes(text)) return text as Engine;
  throw new UsageError(`--for ${text} is no engine that has a matrix; write ${ENGINES.join(', ')}.`);
}

export function matrixFor(engine: Engine, jobs: readonly FleetJob[]): object {
  if (engine === 'github') return { include: jobs };
  if (engine === 'gitlab') {
    // A child pipeline: jobs of one resource group run one after the other.
    const pipeline: Record<string, object> = { include: [{ local: '.gitlab/plumbline.yml' }] };
    for (const { name, shard, group, owner, out, arguments: words } of jobs)
      pipeline[`${name} ${shard}`] = {
        extends: '.plumbline-base',
        resource_group: group,
        variables: { PLUMBLINE_OWNER: owner },
        script: [`$PLUMBLINE run ${words}`],
        artifacts: { when: 'always', paths: [out] },
      };
    return pipeline;
  }
  // One Indexed Job for each target, with a pod for each shard.
  const byName = new Map<string, FleetJob[]>();
  for (const job of jobs) collect(byName, job.name, job);
  const items: object[] = [];
  for (const own of byName.values()) items.push(indexedJob(own as [FleetJob, ...FleetJob[]]));
  return { apiVersion: 'v1', kind: 'List', items };
}
