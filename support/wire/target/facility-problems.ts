import { parseDuration } from '../../ground/time/duration.ts';
import {
  ASKABLE,
  type DeclaredFacilities,
  type DeclaredFacility,
  type Replaceable,
  type WrittenFacility,
} from './declared-facility.ts';
import { missingVariable } from './environment.ts';
import type { TargetProblem } from './target-problem.ts';

/** How a target file writes its facilities, once their shape was found right. */
export type WrittenFacilities = Readonly<Partial<Record<Replaceable, WrittenFacility>>>;

const MACHINE = '30s';
const PERSON = '5m';

const waysOf = (written: WrittenFacility): string[] =>
  written === 'ask' ? ['ask'] : (['http', 'command', 'ask'] as const).filter((way) => written[way] !== undefined);

function problemOf(name: string, written: WrittenFacility): string | undefined {
  const ways = waysOf(written);
  if (ways.length !== 1) return `needs one of http, command and ask, not ${ways.join(' and ') || 'none'}`;
  if (ways[0] === 'ask' && !(ASKABLE as readonly string[]).includes(name))
    return 'cannot be a person; give http or command';
  if (written !== 'ask' && written.patience !== undefined && !parseDuration(written.patience))
    return 'has no patience at all; give it a duration such as 30s';
  return undefined;
}

/** What is wrong with the facilities of a target file beyond their shape. */
export const facilityProblems = (facilities: WrittenFacilities = {}): TargetProblem[] =>
  Object.entries(facilities).flatMap(([name, written]) => {
    const problem = problemOf(name, written);
    const pointer = `/facilities/${name}`;
    return problem === undefined ? [] : [{ pointer, says: `${pointer} ${problem}` }];
  });

/** Something that may be a command, and the variables that it is passed. */
export interface Passing {
  readonly command?: string;
  readonly env?: readonly string[];
}

/** What is wrong with the variables that commands are to be passed: each has to be set, and there has to be a command. */
export function passedProblems(
  { callbacks, facilities = {} }: { readonly callbacks?: Passing; readonly facilities?: WrittenFacilities },
  environment: NodeJS.ProcessEnv,
): TargetProblem[] {
  const started = Object.entries(facilities).map(([name, of]) => [`/facilities/${name}`, of] as const);
  return [['/callbacks', callbacks ?? {}] as const, ...started].flatMap(([place, of]) => {
    if (of === 'ask' || of.env === undefined) return [];
    const pointer = `${place}/env`;
    if (of.command === undefined)
      return [{ pointer, says: `${pointer} is for a command, and there is none; remove it` }];
    return of.env.flatMap((each, i) => missingVariable(`${pointer}/${i}`, each, environment));
  });
}

/** The variables that a command does not get: those that credentials and accounts use, unless `env` passes them. */
export const withheldFrom = (env: readonly string[] = [], withheld: readonly string[]): readonly string[] =>
  withheld.filter((name) => !env.includes(name));

function declaredOf(written: WrittenFacility, withheld: readonly string[]): DeclaredFacility {
  const { http, command, env, patience } = written === 'ask' ? {} : written;
  const isPerson = http === undefined && command === undefined;
  const patienceMs = parseDuration(patience ?? (isPerson ? PERSON : MACHINE)) as number;
  if (isPerson) return { ask: true, patienceMs };
  return http === undefined
    ? { command, withheld: withheldFrom(env, withheld), patienceMs }
    : { http: http.replace(/(?<!\/)\/+$/, ''), patienceMs };
}

/** The facilities of a target file as they are used; patience in milliseconds. */
export const facilitiesFrom = (facilities: WrittenFacilities, withheld: readonly string[]): DeclaredFacilities =>
  Object.fromEntries(Object.entries(facilities).map(([name, written]) => [name, declaredOf(written, withheld)]));
