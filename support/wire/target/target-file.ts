import { type BindingName, type Bindings, DEFAULT_BINDINGS } from '../../ground/bindings.ts';
import { parsePercent } from '../../ground/percent.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { declareSecrets, secretsOf } from '../../ground/secrets/hide-secrets.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import { isLoopback } from '../safety/plain-http.ts';
import { accountProblems } from './account-problems.ts';
import { containerProblems, settingsFrom } from './container-settings.ts';
import type { DeclaredAccount } from './declared-account.ts';
import { withEnvironment } from './environment.ts';
import type { Passing, WrittenFacilities } from './facility-problems.ts';
import { facilitiesFrom, facilityProblems, withheldFrom } from './facility-problems.ts';
import {
  addressProblems,
  hidableProblems,
  knownFailureProblems,
  numberProblems,
  portProblems,
} from './meaning-problems.ts';
import { requireSafeAddresses, safetyOf, type WrittenSafety } from './safety.ts';
import { DEFAULT_PATIENCE_MS, INTERFACES, type InterfaceName, type ResolvedTarget } from './target.ts';
import { shapeProblems } from './target-shape.ts';
import { readTargetText, spellProblems, type TargetProblem } from './target-text.ts';

type WrittenTarget = Omit<
  ResolvedTarget,
  | ('maxWaitMs' | 'visibleWithinMs' | 'patienceMs' | 'require' | 'interfaces' | 'claim' | 'callbacks' | 'facilities')
  | ('bindings' | 'deniedBindings' | 'guesses')
> &
  WrittenSafety & {
    readonly accounts?: readonly DeclaredAccount[];
    readonly interfaces?: Record<string, string | string[]>;
    readonly facilities?: WrittenFacilities;
    readonly claim?: { product: string; version: string | number; capabilities?: string[]; profiles?: string[] };
    readonly bindings?: Partial<Record<BindingName, string | null>>;
    readonly maxWait?: string;
    readonly visibleWithin?: string;
    readonly require?: string;
    readonly patience?: string;
    readonly callbacks?: Passing & {
      readonly listen?: string;
      readonly publicUrl?: string;
      readonly patience?: string;
    };
  };

/** How long the reads of a platform may lag behind its writes, where its target file does not say. */
const VISIBLE_WITHIN_MS = 2000;

const trimmed = (address: string): string => address.replace(/(?<!\/)\/+$/, '');

/** Whether the whole target is on this machine: its secrets open nothing elsewhere. */
const isLocal = ({ interfaces = {}, kind }: WrittenTarget): boolean =>
  kind !== 'external' || Object.values(interfaces).flat().every(isLoopback);

function meaningProblems(written: WrittenTarget, environment: NodeJS.ProcessEnv): TargetProblem[] {
  const addresses = addressProblems(written);
  // the rest of them looks into addresses that can be read
  const container = addresses.length > 0 ? [] : containerProblems(written);
  const { credentials, accounts } = addresses.length > 0 || isLocal(written) ? {} : written;
  return [
    ...addresses,
    ...container,
    ...hidableProblems(credentials, '/credentials'),
    ...hidableProblems(accounts, '/accounts'),
    ...accountProblems(written),
    ...numberProblems(written),
    ...portProblems(written),
    ...facilityProblems(written, environment),
    ...knownFailureProblems(written),
  ];
}

function addressesOf({ interfaces = {} }: WrittenTarget): ResolvedTarget['interfaces'] {
  const addresses: Partial<Record<InterfaceName, string | readonly string[]>> = {};
  for (const name of INTERFACES) {
    const address = interfaces[name];
    if (address !== undefined) addresses[name] = typeof address === 'string' ? trimmed(address) : address.map(trimmed);
  }
  return addresses;
}

function bindingsOf({ bindings = {}, kind }: WrittenTarget) {
  const used: Record<string, string> = { ...DEFAULT_BINDINGS };
  const denied: BindingName[] = [];
  const guesses: Array<[string, string]> = [];
  for (const each of kind === 'bundled' ? [] : Object.entries(DEFAULT_BINDINGS))
    if (!(each[0] in bindings)) guesses.push(each);
  for (const [name, value] of Object.entries(bindings)) {
    if (value === null) denied.push(name as BindingName);
    else used[name] = value;
  }
  return {
    bindings: used as unknown as Bindings,
    deniedBindings: denied.length > 0 ? denied : undefined,
    guesses: guesses.length > 0 ? Object.fromEntries(guesses) : undefined,
  };
}

function resolve(written: WrittenTarget, withheld: readonly string[]): ResolvedTarget {
  const { claim, callbacks = {}, maxWait = '0s', visibleWithin, patience, require, accounts, ...others } = written;
  const { facilities, ...rest } = others;
  const { listen = '127.0.0.1:0', publicUrl, patience: silence, env, ...receiving } = callbacks;
  const usuallyVisible = written.kind === 'bundled' ? 0 : VISIBLE_WITHIN_MS;
  return {
    ...rest,
    scope: written.scope ?? (written.lab !== undefined || written.kind === 'bundled' ? 'reference' : 'external'),
    claim: {
      product: claim?.product ?? written.name,
      version: String(claim?.version ?? 'unknown'),
      capabilities: claim?.capabilities,
      ...(claim?.profiles && { profiles: claim.profiles }),
    },
    profiles: claim?.profiles,
    interfaces: addressesOf(written),
    lab: written.lab === undefined ? undefined : trimmed(written.lab),
    facilities: facilities && facilitiesFrom(facilities, withheld),
    credentials: accounts ? { ...written.credentials, accounts } : written.credentials,
    numbers: written.numbers ?? {},
    ...bindingsOf(written),
    callbacks: {
      ...receiving,
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
    visibleWithinMs: visibleWithin === undefined ? usuallyVisible : parseDuration(visibleWithin),
    knownFailures: written.knownFailures ?? [],
  };
}

/** Reads a target file with its warnings. Throws UsageError with a line for each problem: place, problem, remedy. */
export function readTargetFile(path: string, environment: NodeJS.ProcessEnv = process.env) {
  const text = readTargetText(path);
  const { value, missing, literal, secrets, withheld } = withEnvironment(text.value, environment);
  declareSecrets(secretsOf({ ...(value as Partial<WrittenTarget>), secrets }));
  const unset = new Set<string>();
  for (const { pointer } of missing) unset.add(pointer);
  const shape = shapeProblems(value).filter(({ pointer }) => !unset.has(pointer));
  const written = value as WrittenTarget;
  const meaning = shape.length === 0 && missing.length === 0 ? meaningProblems(written, environment) : [];
  const tolerated = shape.length === 0 && meaning.length === 0 && isLocal(written);
  const problems = [...shape, ...missing, ...meaning, ...(tolerated ? [] : literal)];
  if (problems.length > 0) throw new UsageError(spellProblems(path, text, problems));
  const warnings: string[] = [];
  if (literal.length > 0) {
    const [first = ''] = spellProblems(path, text, literal).split('\n');
    warnings.push(`${first}${literal.length > 1 ? ` So are ${literal.length - 1} more.` : ''}`);
  }
  const { sideEffects, allowPlainHttp, stateDir, maxDefer, ...rest } = written;
  const own = written.lab !== undefined || written.kind !== 'external';
  const safety = safetyOf({ sideEffects, allowPlainHttp, stateDir, maxDefer }, path, own);
  const container = written.container && settingsFrom(path, written.container);
  const target = { ...resolve(rest, withheld), safety, secrets, ...(container ? { container } : {}) };
  requireSafeAddresses(target);
  return { target, warnings };
}

export function loadTargetFile(path: string, environment: NodeJS.ProcessEnv = process.env): ResolvedTarget {
  return readTargetFile(path, environment).target;
}
