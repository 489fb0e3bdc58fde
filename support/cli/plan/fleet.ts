import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { readText } from '../../ground/bounded-file.ts';
import { isObject } from '../../ground/json.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { everyRule } from '../../ledger/verdicts.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { balancedShards, durationsIn } from '../run/shards.ts';

interface Member {
  readonly name: string;
  readonly target: string;
  readonly owner: string;
  readonly account: string;
  readonly schedule?: string;
  readonly shards: number;
  readonly last?: string;
  readonly hasLab: boolean;
}

/** One process of a fleet. Jobs of one group run one after the other: an account takes one run at a time. */
export interface FleetJob extends Omit<Member, 'hasLab'> {
  readonly shard: string;
  readonly out: string;
  readonly group: string;
  readonly arguments: string;
  readonly seconds?: number;
  /** When the next verdict that was carried over can be collected. */
  readonly due?: string;
}

const KEYS = ['name', 'target', 'owner', 'account', 'schedule', 'shards', 'last'];
const REQUIRED = ['target', 'owner', 'account'] as const;
const MOST_SHARDS = 256;

/** Five fields, as CI systems and Kubernetes read them. */
const CRON = /^(?:[\d*,/-]+|[A-Za-z,-]+)(?: (?:[\d*,/A-Za-z-]+)){4}$/;
const NAME = /^[A-Za-z0-9][\w.-]*$/;

function refuse(place: string, what: string): never {
  throw new UsageError(`${place} ${what}`);
}

function parsed(file: string): unknown {
  try {
    return parse(readText(file));
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message.split('\n')[0]}.`);
  }
}

function memberOf(row: unknown, place: string, folder: string, usual: unknown): Member {
  if (!isObject(row)) refuse(place, 'is no target; write { target: FILE, owner: NAME, account: NAME }.');
  for (const key of Object.keys(row))
    if (!KEYS.includes(key)) refuse(place, `has the key ${key}, which no fleet has; there are ${KEYS.join(', ')}.`);
  for (const key of REQUIRED)
    if (typeof row[key] !== 'string' || row[key] === '') refuse(place, `needs ${key}, as a text.`);
  const { target, owner, account, schedule = usual, shards = 1, last } = row as Record<string, string>;
  const name = String(row.name ?? basename(target as string).replace(/\.(?:ya?ml|json)$/, ''));
  for (const word of [name, account as string])
    if (!NAME.test(word))
      refuse(place, `has the name ${JSON.stringify(word)}; write letters, digits, ".", "_" and "-".`);
  if (schedule !== undefined && !CRON.test(String(schedule)))
    refuse(place, `has the schedule ${JSON.stringify(schedule)}; write five fields, such as "0 2 * * *".`);
  const count = Number(shards);
  if (!Number.isInteger(count) || count < 1 || count > MOST_SHARDS)
    refuse(place, `has ${JSON.stringify(shards)} shards; write a whole number from 1 to ${MOST_SHARDS}.`);
  if (last !== undefined && typeof last !== 'string')
    refuse(place, 'has a last run that is no folder; write its path.');
  const file = resolve(folder, target as string);
  if (!existsSync(file)) refuse(place, `names the target file ${target}, which is not there.`);
  const declared = parsed(file);
  const hasLab = isObject(declared) && (declared.lab !== undefined || declared.kind === 'bundled');
  if (count > 1 && !hasLab)
    refuse(place, `has ${count} shards and no lab: an account takes one run at a time, so leave shards out.`);
  return {
    name,
    target: target as string,
    owner: owner as string,
    account: account as string,
    shards: count,
    hasLab,
    ...(schedule !== undefined && { schedule: String(schedule) }),
    ...(last !== undefined && { last }),
  };
}

/** The jobs of all targets of a fleet. Throws UsageError with one sentence that names the place and the remedy. */
export function fleetJobs(file: string): FleetJob[] {
  const written = parsed(resolve(file));
  if (!isObject(written) || !Array.isArray(written.targets) || written.targets.length === 0)
    refuse(file, 'lists no targets; write targets: [{ target: FILE, owner: NAME, account: NAME }].');
  for (const key of Object.keys(written))
    if (key !== 'targets' && key !== 'schedule')
      refuse(file, `has the key ${key}, which no fleet has; there are schedule, targets.`);
  const places = new Map<string, string>();
  const members = (written.targets as unknown[]).map((row, at) => {
    const place = `${file}: targets[${at}]`;
    const member = memberOf(row, place, dirname(resolve(file)), written.schedule);
    for (const what of ['account', 'name'] as const) {
      const value = member[what];
      const before = places.get(`${what} ${value}`);
      if (before !== undefined) refuse(place, `has the ${what} ${value}, as ${before} has: give each target its own.`);
      places.set(`${what} ${value}`, `targets[${at}]`);
    }
    return member;
  });
  const jobs = members.flatMap((member) => jobsOf(member, dirname(resolve(file))));
  return jobs.sort((one, other) => (other.seconds ?? 0) - (one.seconds ?? 0));
}

function jobsOf({ hasLab, shards, ...member }: Member, folder: string): FleetJob[] {
  const { name, account, target, last } = member;
  const run = last === undefined ? undefined : resolve(folder, last);
  const known = run !== undefined && existsSync(run);
  const durations = known ? durationsIn(run) : new Map<string, number>();
  const ends: string[] = [];
  for (const { examples } of known ? everyRule(readVerdicts(run)) : [])
    for (const { reason, until } of examples) if (reason === 'deferred-until' && until !== undefined) ends.push(until);
  const [due] = ends.sort();
  return balancedShards([...durations.keys()], shards, durations).map(({ ms }, at) => {
    const shard = `${at + 1}/${shards}`;
    const out = shards === 1 ? `fleet/${name}` : `fleet/${name}/${at + 1}`;
    const part = shards === 1 ? '' : ` --shard ${shard}${known ? ` --balance ${last}` : ''}`;
    return {
      ...member,
      shards,
      shard,
      out,
      group: shards === 1 ? `plumbline-${account}` : `plumbline-${account}-${at + 1}`,
      arguments: `--target ${target} --out ${out}${part}`,
      ...(known && { seconds: Math.ceil(ms / 1000) }),
      ...(due !== undefined && { due }),
    };
  });
}
