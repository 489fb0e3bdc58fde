import { type BindingName, DEFAULT_BINDINGS } from '../../ground/bindings.ts';
import { parsePercent } from '../../ground/percent.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { declareSecrets, secretsOf } from '../../ground/secrets/hide-secrets.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import { isLoopback } from '../safety/plain-http.ts';
import { accountProblems } from './account-problems.ts';
import { containerProblems, settingsFrom } from './container-settings.ts';
import type { DeclaredAccount } from './declared-account.ts';
import { withEnvironment } from './environment.ts';
import {
  facilitiesFrom,
  facilityProblems,
  type Passing,
  passedProblems,
  type WrittenFacilities,
  withheldFrom,
} from './facility-problems.ts';
import { hidableProblems } from './hidable-secrets.ts';
import { numberProblems } from './number-problems.ts';
import { requireSafeAddresses, safetyOf, type WrittenSafety } from './safety.ts';
import { DEFAULT_PATIENCE_MS, INTERFACES, type ResolvedTarget } from './target.ts';
import { spellProblems, type TargetProblem } from './target-problem.ts';
import { shapeProblems } from './target-shape.ts';
import { readTargetText, type TargetText } from './target-text.ts';

/** A target file as it was written, once its shape was found right. */
type Written = Omit<
  ResolvedTarget,
  | 'maxWaitMs'
  | 'patienceMs'
  | 'require'
  | 'interfaces'
  | 'claim'
  | 'callbacks'
  | 'bindings'
  | 'deniedBindings'
  | 'facilities'
> &
  WrittenSafety & {
    readonly accounts?: readonly DeclaredAccount[];
    readonly interfaces?: Record<string, string | string[]>;
    readonly facilities?: WrittenFacilities;
    readonly claim?: { product: string; version: string | number; capabilities?: string[] };
    readonly bindings?: Partial<Record<BindingName, string | null>>;
    readonly maxWait?: string;
    readonly require?: string;
    readonly patience?: string;
    readonly callbacks?: Passing & {
      readonly listen?: string;
      readonly publicUrl?: string;
      readonly patience?: string;
    };
  };

/** What was read from a target file, and what it should not hold although it can be used. */
export interface LoadedTarget {
  readonly target: ResolvedTarget;
  readonly warnings: readonly string[];
}

const trimmed = (address: string): string => address.replace(/(?<!\/)\/+$/, '');

function addressProblems({ interfaces = {}, lab, callbacks, container, facilities = {} }: Written): TargetProblem[] {
  const places: Array<[string, string | undefined]> = [
    ...Object.entries(interfaces).flatMap(
      ([name, of]): Array<[string, string]> =>
        Array.isArray(of) ? of.map((each, i) => [`/interfaces/${name}/${i}`, each]) : [[`/interfaces/${name}`, of]],
    ),
    ['/lab', lab],
    ['/container/readyPath', container?.readyPath],
    ['/callbacks/publicUrl', callbacks?.publicUrl],
    ...Object.entries(facilities).map(([name, of]): [string, string | undefined] => [
      `/facilities/${name}/http`,
      of === 'ask' ? undefined : of.http,
    ]),
  ];
  return places
    .filter(([, address]) => address !== undefined && !URL.canParse(address))
    .map(([pointer, address]) => ({
      pointer,
      says: `${pointer} ${address} is not an address; fix its host or its port`,
    }));
}

function portProblems({ callbacks, downstream }: Written): TargetProblem[] {
  return Object.entries({ callbacks, downstream }).flatMap(([key, value]) => {
    const port = Number(value?.listen?.split(':').at(-1) ?? 0);
    const pointer = `/${key}/listen`;
    return port <= 65_535 ? [] : [{ pointer, says: `${pointer} has no port ${port}; take one up to 65535` }];
  });
}

function expiryProblems({ knownFailures = [] }: Written): TargetProblem[] {
  return knownFailures.flatMap(({ expires }, i) => {
    const day = new Date(`${expires}T00:00:00Z`);
    if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(expires)) return [];
    const pointer = `/knownFailures/${i}/expires`;
    return [{ pointer, says: `${pointer} ${expires} is not a day of the calendar` }];
  });
}

/** Whether the whole target is on this machine: its secrets open nothing elsewhere. */
const isLocal = ({ interfaces = {}, kind }: Written): boolean =>
  kind !== 'external' || Object.values(interfaces).flat().every(isLoopback);

const meaningProblems = (written: Written, environment: NodeJS.ProcessEnv): TargetProblem[] => [
  ...addressProblems(written),
  ...(addressProblems(written).length > 0 ? [] : containerProblems(written)),
  ...(addressProblems(written).length > 0 || isLocal(written) ? [] : hidableProblems(written)),
  ...accountProblems(written),
  ...numberProblems(written),
  ...portProblems(written),
  ...facilityProblems(written.facilities),
  ...expiryProblems(written),
  ...passedProblems(written, environment),
];

const given = <T extends object>(members: T): Partial<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)) as Partial<T>;

/** The addresses that are declared, without a slash at their end. */
function addressesOf({ interfaces = {} }: Written): ResolvedTarget['interfaces'] {
  const addresses = INTERFACES.filter((name) => name in interfaces).map((name) => {
    const address = interfaces[name] as string | string[];
    return [name, Array.isArray(address) ? address.map(trimmed) : trimmed(address)] as const;
  });
  return Object.fromEntries(addresses);
}

const claimOf = ({ claim, name }: Written): ResolvedTarget['claim'] => ({
  product: claim?.product ?? name,
  version: String(claim?.version ?? 'unknown'),
  capabilities: claim?.capabilities,
});

function resolve(written: Written, withheld: readonly string[]): ResolvedTarget {
  const { bindings = {}, callbacks = {}, maxWait = '0s', patience, require, accounts, facilities, ...rest } = written;
  const { listen = '127.0.0.1:0', publicUrl, patience: silence, env, ...others } = callbacks;
  const denied = Object.entries(bindings).filter(([, value]) => value === null);
  return {
    ...rest,
    scope: written.scope ?? (written.lab !== undefined || written.kind === 'bundled' ? 'reference' : 'external'),
    claim: claimOf(written),
    interfaces: addressesOf(written),
    lab: written.lab === undefined ? undefined : trimmed(written.lab),
    facilities: facilities && facilitiesFrom(facilities, withheld),
    credentials: accounts ? { ...written.credentials, accounts } : written.credentials,
    numbers: written.numbers ?? {},
    bindings: { ...DEFAULT_BINDINGS, ...given(bindings) } as ResolvedTarget['bindings'],
    deniedBindings: denied.length > 0 ? (denied.map(([name]) => name) as BindingName[]) : undefined,
    callbacks: {
      ...others,
      listen,
      publicUrl,
      withheld: callbacks.command === undefined ? undefined : withheldFrom(env, withheld),
      patienceMs: silence === undefined ? DEFAULT_PATIENCE_MS : (parseDuration(silence) as number),
    },
    limits: written.limits ?? {},
    published: written.published ?? false,
    require: require === undefined ? undefined : parsePercent(require),
    patienceMs: patience === undefined ? undefined : parseDuration(patience) || undefined,
    maxWaitMs: parseDuration(maxWait) as number,
    knownFailures: written.knownFailures ?? [],
  };
}

function literalWarning(path: string, text: TargetText, literal: readonly TargetProblem[]): string {
  const [first = ''] = spellProblems(path, text, literal).split('\n');
  const more = literal.length > 1 ? ` So are ${literal.length - 1} more.` : '';
  return `${first}${more}`;
}

/** Reads a target file with its warnings. Throws UsageError with a line for each problem: place, problem, remedy. */
export function readTargetFile(path: string, environment: NodeJS.ProcessEnv = process.env): LoadedTarget {
  const text = readTargetText(path);
  const { value, missing, literal, secrets, withheld } = withEnvironment(text.value, environment);
  declareSecrets(secretsOf({ ...(value as Partial<Written>), secrets }));
  const unset = new Set(missing.map(({ pointer }) => pointer));
  const shape = shapeProblems(value).filter(({ pointer }) => !unset.has(pointer));
  const written = value as Written;
  const meaning = shape.length === 0 && missing.length === 0 ? meaningProblems(written, environment) : [];
  const tolerated = shape.length === 0 && meaning.length === 0 && isLocal(written);
  const problems = [...shape, ...missing, ...meaning, ...(tolerated ? [] : literal)];
  if (problems.length > 0) throw new UsageError(spellProblems(path, text, problems));
  const warnings = literal.length > 0 ? [literalWarning(path, text, literal)] : [];
  const { sideEffects, allowPlainHttp, stateDir, maxDefer, ...rest } = written;
  const own = written.lab !== undefined || written.kind !== 'external';
  const safety = safetyOf({ sideEffects, allowPlainHttp, stateDir, maxDefer }, path, own);
  const container = written.container && settingsFrom(path, written.container);
  const target = { ...resolve(rest, withheld), safety, secrets, ...(container ? { container } : {}) };
  requireSafeAddresses(target);
  return { target, warnings };
}

/** Reads a target file, YAML or JSON. Throws UsageError with the places and the remedies. */
export function loadTargetFile(path: string, environment: NodeJS.ProcessEnv = process.env): ResolvedTarget {
  return readTargetFile(path, environment).target;
}
