import type { BindingName, Bindings } from '../../ground/bindings.ts';
import type { Claim, Disposition, KnownFailure, Scope } from '../../ground/claim.ts';
import type { LookupFact } from '../../ground/facts.ts';
import { INTERFACES, type InterfaceName } from '../../ground/interfaces.ts';
import { Reach } from '../http/reach.ts';
import type { ClientUnderTest } from './client-under-test.ts';
import type { ContainerSettings } from './container-settings.ts';
import type { TargetCredentials } from './declared-account.ts';
import type { DeclaredFacilities } from './declared-facility.ts';
import type { Safety } from './safety.ts';

/** What a target may offer beside its public interfaces to stimulate or observe it. */
export const FACILITIES = [
  'clock',
  'accounts',
  'carrier',
  'handset',
  'callbacks',
  'hlr',
  'calls',
  'mailbox',
  'review',
  'ledger',
  'downstream',
  'holds',
  'faults',
] as const;

export type Facility = (typeof FACILITIES)[number];

export { INTERFACES, type InterfaceName };

export const DEFAULT_PATIENCE_MS = 2000;

/** An implementation under test with everything needed to reach it. Base addresses have no trailing slash. */
export interface ResolvedTarget {
  readonly name: string;
  readonly kind: 'bundled' | 'external' | 'container';
  readonly scope: Scope;
  readonly variant?: string | undefined;
  readonly claim: Claim;
  readonly interfaces: Readonly<Partial<Record<InterfaceName, string | readonly string[]>>>;
  readonly lab?: string | undefined;
  readonly facilities?: DeclaredFacilities | undefined;
  /** Where the harness plays the conversation service for a platform that hands messages on to it: `host:port`. */
  readonly downstream?: { readonly listen: string } | undefined;
  readonly client?: ClientUnderTest | undefined;
  readonly container?: ContainerSettings | undefined;
  readonly credentials?: TargetCredentials | undefined;
  readonly secrets?: readonly string[] | undefined;
  /** Numbers by what happens to messages that are sent there. */
  readonly numbers: Readonly<Record<string, readonly string[]>>;
  /** What the home register says of numbers, whatever happens to messages there. */
  readonly lookups?: Readonly<Record<string, LookupFact>> | undefined;
  readonly bindings: Bindings;
  /** Bindings that the target file denies: rules that need one cannot be judged. */
  readonly deniedBindings?: readonly BindingName[] | undefined;
  /** The bindings of which the target file says nothing, with what is tried in their place. */
  readonly guesses?: Readonly<Record<string, string>> | undefined;
  readonly auth?: {
    /** The path in the request line that HMAC signatures cover; `sent` when absent. */
    readonly requestLine?: 'sent' | 'stripped' | undefined;
    /** The scheme of the conversation service and of the standalone API; `bearer` when absent. */
    readonly conversation?: 'bearer' | 'basic' | undefined;
    readonly standalone?: 'bearer' | 'basic' | undefined;
  };
  /** What requests carry so that logs and spans of the target can be matched with a run. */
  readonly correlation?: { readonly headers?: boolean; readonly traceparent?: boolean };
  readonly callbacks: {
    readonly listen: string;
    readonly publicUrl?: string | undefined;
    /** A command that opens a tunnel to the receiver and prints its URL within `commandPatience`. */
    readonly command?: string | undefined;
    readonly commandPatience?: string | undefined;
    readonly withheld?: readonly string[] | undefined;
    /** Milliseconds of silence after which a target without a lab is taken to have nothing more to tell. */
    readonly patienceMs: number;
  };
  readonly limits: {
    readonly requestsPerSecond?: number | undefined;
    readonly messages?: number | undefined;
    readonly lookups?: number | undefined;
    /** Whether these are what is left when something is kept for second tries, or that. */
    readonly part?: string | undefined;
  };
  readonly budget?: { readonly messages: number } | undefined;
  readonly lease?: string | undefined;
  readonly safety?: Safety | undefined;
  readonly published: boolean;
  /** The percentage of the applicable rules that has to be verified; absent when the file asks for none. */
  readonly require?: number | undefined;
  readonly patienceMs?: number | undefined;
  readonly maxWaitMs: number;
  readonly visibleWithinMs?: number | undefined;
  /** The profiles that a run answers for; all rules when absent. */
  readonly profiles?: readonly string[] | undefined;
  readonly edition?: string | undefined;
  readonly dispositions?: readonly Disposition[] | undefined;
  readonly knownFailures: readonly KnownFailure[];
  /** By rule the reading that the target keeps to, where several are honest. */
  readonly readings?: Readonly<Record<string, string>> | undefined;
}

/** The base addresses of an interface, none when it is not offered; one of several is as good as the others. */
export const baseAddressesOf = ({ interfaces }: ResolvedTarget, name: InterfaceName): readonly string[] =>
  [interfaces[name] ?? []].flat();

export function operatorAddresses({ lab, facilities = {} }: Pick<ResolvedTarget, 'lab' | 'facilities'>): string[] {
  const addresses = lab ? [lab] : [];
  for (const { http } of Object.values(facilities)) if (http !== undefined) addresses.push(http);
  return addresses;
}

export const DECLARABLE: readonly Facility[] = ['accounts', 'carrier', 'hlr', 'handset'];

export function declaredFacilities({ credentials, numbers, lookups }: ResolvedTarget): readonly Facility[] {
  const declared: Facility[] = [];
  if (credentials?.accounts) declared.push('accounts');
  if (numbers.undeliverable || numbers.expires) declared.push('carrier');
  if (lookups) declared.push('hlr');
  if (numbers.optsOut) declared.push('handset');
  return declared;
}

/** Whether a target file says who does what a facility does, instead of declaring what stands for it. */
export const hasPort = ({ facilities = {} }: ResolvedTarget, name: string): boolean => name in facilities;

export const reachOf = (target: Pick<ResolvedTarget, 'interfaces' | 'lab' | 'facilities'>): Reach =>
  new Reach([...Object.values(target.interfaces).flat(), ...operatorAddresses(target)]);

/** The facilities a target offers: all of them with a lab; without one, callbacks and what its file declares. */
export function facilitiesOf(target: ResolvedTarget): readonly Facility[] {
  const { lab, facilities = {}, downstream } = target;
  if (lab) return FACILITIES;
  const offered = new Set<string>(['callbacks', ...declaredFacilities(target), ...Object.keys(facilities)]);
  if (downstream) offered.add('downstream');
  return FACILITIES.filter((name) => offered.has(name));
}
