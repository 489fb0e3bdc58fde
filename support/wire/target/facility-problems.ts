import { parseDuration } from '../../ground/time/duration.ts';
import type { DeclaredFacilities, DeclaredFacility, Replaceable, WrittenFacility } from './declared-facility.ts';
import { ASKABLE } from './declared-facility.ts';
import { missingVariable } from './environment.ts';
import { problemAt, type TargetProblem } from './target-text.ts';

export type WrittenFacilities = Readonly<Partial<Record<Replaceable, WrittenFacility>>>;

const MACHINE = '30s';
const PERSON = '5m';

export interface Passing {
  readonly command?: string;
  readonly env?: readonly string[];
}

interface WithCommands {
  readonly callbacks?: Passing;
  readonly facilities?: WrittenFacilities;
}

/** What is wrong with what stands for facilities, and with the variables that commands are given. */
export function facilityProblems(target: WithCommands, environment: NodeJS.ProcessEnv): TargetProblem[] {
  const { callbacks = {}, facilities = {} } = target;
  const problems: TargetProblem[] = [];
  const passing: Record<string, Passing> = { '/callbacks': callbacks };
  for (const [name, written] of Object.entries(facilities)) {
    const of: Exclude<WrittenFacility, 'ask'> = written === 'ask' ? { ask: true } : written;
    const ways = (['http', 'command', 'ask'] as const).filter((way) => of[way] !== undefined);
    const place = `/facilities/${name}`;
    passing[place] = of;
    if (ways.length !== 1)
      problems.push(problemAt(place, `needs one of http, command and ask, not ${ways.join(' and ') || 'none'}`));
    else if (ways[0] === 'ask' && !(ASKABLE as readonly string[]).includes(name))
      problems.push(problemAt(place, 'cannot be a person; give http or command'));
    else if (of.patience !== undefined && !parseDuration(of.patience))
      problems.push(problemAt(place, 'has no patience at all; give it a duration such as 30s'));
  }
  for (const [place, { command, env }] of Object.entries(passing)) {
    if (env !== undefined && command === undefined)
      problems.push(problemAt(`${place}/env`, 'is for a command, and there is none; remove it'));
    else
      for (const [i, each] of env?.entries() ?? [])
        problems.push(...missingVariable(`${place}/env/${i}`, each, environment));
  }
  return problems;
}

/** The variables that a command does not get: those that credentials and accounts use, unless `env` passes them. */
export const withheldFrom = (env: readonly string[] = [], withheld: readonly string[]): readonly string[] =>
  withheld.filter((name) => !env.includes(name));

export function facilitiesFrom(facilities: WrittenFacilities, withheld: readonly string[]): DeclaredFacilities {
  const used: Partial<Record<string, DeclaredFacility>> = {};
  for (const [name, written] of Object.entries(facilities)) {
    const { http, command, env, patience } = written === 'ask' ? {} : written;
    const isPerson = http === undefined && command === undefined;
    const patienceMs = parseDuration(patience ?? (isPerson ? PERSON : MACHINE)) as number;
    if (isPerson) used[name] = { ask: true, patienceMs };
    else if (http !== undefined) used[name] = { http: http.replace(/(?<!\/)\/+$/, ''), patienceMs };
    else used[name] = { command, withheld: withheldFrom(env, withheld), patienceMs };
  }
  return used;
}
