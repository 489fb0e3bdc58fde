import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fleetJobs } from '../../../support/cli/plan/fleet.ts';
import { engineOf, matrixFor } from '../../../support/cli/plan/fleet-matrix.ts';
import { balancedShards } from '../../../support/cli/run/shards.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { judgeAll } from '../ledger/judge-one.ts';
import { anExample, aRun, passed, someEvidence, threw } from '../reporting/a-run.ts';

const folder = freshFolder();
const LAB = '{ target: lab.yaml, owner: core, account: a1, shards: 2, last: nights/lab }';
const LIVE = '{ target: live.yaml, owner: shop, account: a2, schedule: "0 4 * * 1" }';

function fleetFile(...targets: string[]): string {
  const file = join(folder, 'fleet.yaml');
  const rows = targets.map((row) => `\n  - ${row}`).join('') || ' []';
  writeFileSync(file, `schedule: "0 2 * * *"\ntargets:${rows}\n`);
  return file;
}

/** The folder of a run with three rules, two of which are carried over. */
function lastRun(): void {
  const out = join(folder, 'nights/lab');
  mkdirSync(out, { recursive: true });
  const took = (durationMs: number, until?: string) => {
    const obstacle = until === undefined ? {} : { obstacle: { reason: 'deferred-until' as const, until } };
    return { durationMs, evidence: someEvidence(obstacle) };
  };
  const later = threw('Inconclusive', '[deferred-until] a later run takes it up');
  const examples = [
    anExample('TOK-01', [passed], took(9000)),
    anExample('TOK-01', [later], took(1000, '2027-01-02T00:00:00Z')),
    anExample('TOK-02', [later], took(4000, '2027-01-01T00:00:00Z')),
    anExample('TOK-03', [passed], took(5000)),
  ];
  const verdicts = judgeAll(['TOK-01', 'TOK-02', 'TOK-03'], aRun(examples));
  writeFileSync(join(out, 'verdicts.json'), JSON.stringify(verdicts));
}

writeFileSync(join(folder, 'lab.yaml'), 'name: lab\nlab: http://127.0.0.1:1\n');
writeFileSync(join(folder, 'live.yaml'), 'name: live\nkind: external\n');
lastRun();

describe('a fleet', () => {
  it('has one job for each shard, the longest first, and a group for each account', () => {
    const jobs = fleetJobs(fleetFile(LIVE, LAB));
    const lab = { owner: 'core', due: '2027-01-01T00:00:00Z', schedule: '0 2 * * *' };
    expect(jobs).toMatchObject([
      { name: 'lab', shard: '1/2', group: 'plumbline-a1-1', seconds: 10, ...lab },
      { name: 'lab', shard: '2/2', group: 'plumbline-a1-2', seconds: 9, ...lab },
      {
        name: 'live',
        shard: '1/1',
        group: 'plumbline-a2',
        schedule: '0 4 * * 1',
        arguments: '--target live.yaml --out fleet/live',
      },
    ]);
    expect(jobs[1]?.arguments).toBe('--target lab.yaml --out fleet/lab/2 --shard 2/2 --balance nights/lab');
  });

  it('is a matrix of GitHub, a pipeline of GitLab, or Indexed Jobs', () => {
    const jobs = fleetJobs(fleetFile(LAB, LIVE));
    expect(matrixFor(engineOf('github'), jobs)).toEqual({ include: jobs });
    expect(matrixFor('gitlab', jobs)).toMatchObject({
      'lab 1/2': { resource_group: 'plumbline-a1-1', script: [expect.stringContaining('--shard 1/2')] },
      'live 1/1': { resource_group: 'plumbline-a2', artifacts: { paths: ['fleet/live'] } },
    });
    expect(matrixFor('kubernetes', jobs)).toMatchObject({
      kind: 'List',
      items: [
        {
          kind: 'CronJob',
          spec: { concurrencyPolicy: 'Forbid', jobTemplate: { spec: { completions: 2, completionMode: 'Indexed' } } },
        },
        {
          metadata: { name: 'plumbline-live' },
          spec: { schedule: '0 4 * * 1', jobTemplate: { spec: { parallelism: 1 } } },
        },
      ],
    });
    expect(() => engineOf('toString')).toThrow(
      '--for toString is no engine that has a matrix; write github, gitlab, kub',
    );
  });

  it.each([
    ['targets[1] has the account a2, as targets[0] has: give each target its own.', LIVE, LIVE.replace('live', 'lab')],
    ['targets[1] has the name live, as targets[0] has: give each target its own.', LIVE, LIVE.replace('a2', 'a3')],
    ['targets[0] names the target file gone.yaml, which is not there.', LIVE.replace('live', 'gone')],
    ['targets[0] has the key acount, which no fleet has; there are name, target,', LIVE.replace('account', 'acount')],
    ['targets[0] needs owner, as a text.', LIVE.replace('owner: shop, ', '')],
    ['targets[0] has 2 shards and no lab: an account takes one run at a time', LIVE.replace('}', ', shards: 2 }')],
    ['targets[0] has "x" shards; write a whole number from 1 to 256.', LIVE.replace('}', ', shards: x }')],
    ['targets[0] has the schedule "nightly"; write five fields', LIVE.replace('0 4 * * 1', 'nightly')],
    ['targets[0] has the name "a b"; write letters', LIVE.replace('a2', 'a b')],
    ['targets[0] is no target; write { target: FILE', 'live.yaml'],
    ['lists no targets; write targets: [{'],
  ])('is refused with one sentence: %s', (says, ...targets) => {
    expect(() => fleetJobs(fleetFile(...targets))).toThrow(says);
  });
});

it('shards that are balanced hold every rule once, and end nearly together', () => {
  const ids = Array.from({ length: 300 }, (_, at) => `R-${String(at).padStart(3, '0')}`);
  const durations = new Map(ids.map((id, at) => [id, at % 16 === 0 ? 900 : 40 + ((at * 7) % 90)]));
  const shards = balancedShards([...ids, 'NEW-01'], 16, durations);
  expect(shards.flatMap(({ rules }) => rules).sort()).toEqual(['NEW-01', ...ids]);
  const times = shards.map(({ ms }) => ms);
  expect(Math.max(...times) / Math.min(...times)).toBeLessThan(1.2);
});
