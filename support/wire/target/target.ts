import type { BindingName, Bindings } from '../../ground/bindings.ts';
import type { Claim, KnownFailure, Scope } from '../../ground/claim.ts';
import type { LookupFact, LookupUserFact } from '../../ground/facts.ts';
import { INTERFACES, type InterfaceName } from '../../ground/interfaces.ts';
import { Reach } from '../http/reach.ts';
import type { ClientUnderTest } from './client-under-test.ts';
import type { ContainerSettings } from './container-settings.ts';
import type { DeclaredAccount } from './declared-account.ts';
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

/** A project of the bearer interfaces with its access key and its voice services. */
export interface ProjectCredentials {
  readonly id: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly serviceId?: string;
  readonly secondServiceId?: string;
}

/** Credentials of a target without a lab; with a lab every world brings its own. */
export interface TargetCredentials {
  readonly messaging?: { readonly key: string; readonly secret: string };
  readonly account?: string;
  readonly subAccount?: string;
  readonly lookup?: LookupUserFact;
  /** A user of the other lookup service. */
  readonly otherLookup?: LookupUserFact;
  readonly stranger?: { readonly key: string; readonly secret: string; readonly account: string };
  readonly project?: ProjectCredentials;
  readonly otherProject?: ProjectCredentials;
  readonly conversation?: { readonly appId?: string; readonly botId?: string };
  /** More accounts, and what is known of those above. */
  readonly accounts?: readonly DeclaredAccount[] | undefined;
}

export const DEFAULT_PATIENCE_MS = 2000;

/** An implementation under test with everything needed to reach it. Base addresses have no trailing slash. */
export interface ResolvedTarget {
  readonly name: string;
  readonly kind: 'bundled' | 'external' | 'container';
  readonly scope: Scope;
  /** Which variant of the bundled reference is started; absent for itself. */
  readonly variant?: string | undefined;
  readonly claim: Claim;
  readonly interfaces: Readonly<Partial<Record<InterfaceName, string | readonly string[]>>>;
  readonly lab?: string | undefined;
  /** What stands for facilities beside a lab, or without one. */
  readonly facilities?: DeclaredFacilities | undefined;
  /** Where the harness plays the conversation service for a platform that hands messages on to it: `host:port`. */
  readonly downstream?: { readonly listen: string } | undefined;
  /** The client under test, where it is not the platform that is judged. */
  readonly client?: ClientUnderTest | undefined;
  /** How its image is started, for a container target. */
  readonly container?: ContainerSettings | undefined;
  readonly credentials?: TargetCredentials | undefined;
  /** Values that came from the environment to the place of a secret. */
  readonly secrets?: readonly string[] | undefined;
  /** Numbers by what happens to messages that are sent there. */
  readonly numbers: Readonly<Record<string, readonly string[]>>;
  /** What the home register says of numbers, whatever happens to messages there. */
  readonly lookups?: Readonly<Record<string, LookupFact>> | undefined;
  readonly bindings: Bindings;
  /** Bindings that the target file denies: rules that need one cannot be judged. */
  readonly deniedBindings?: readonly BindingName[] | undefined;
  readonly auth?: {
    /** The path in the request line that HMAC signatures cover; `sent` when absent. */
    readonly requestLine?: 'sent' | 'stripped' | undefined;
    /** The scheme of the conversation service and of the standalone API; `bearer` when absent. */
    readonly conversation?: 'bearer' | 'basic' | undefined;
    readonly standalone?: 'bearer' | 'basic' | undefined;
  };
  readonly callbacks: {
    readonly listen: string;
    readonly publicUrl?: string | undefined;
    /** A command that opens a tunnel to the receiver and prints its URL within `commandPatience`. */
    readonly command?: string | undefined;
    readonly commandPatience?: string | undefined;
    /** The variables that the command does not get. */
    readonly withheld?: readonly string[] | undefined;
    /** Milliseconds of silence after which a target without a lab is taken to have nothing more to tell. */
    readonly patienceMs: number;
  };
  readonly limits: {
    readonly requestsPerSecond?: number | undefined;
    readonly messages?: number | undefined;
    readonly lookups?: number | undefined;
  };
  /** The messages of one run: it takes the examples that catch the most known faults with them. */
  readonly budget?: { readonly messages: number } | undefined;
  /** What may be done to the target; absent for one that is ours alone. */
  readonly safety?: Safety | undefined;
  readonly published: boolean;
  /** The percentage of the applicable rules that has to be verified; absent when the file asks for none. */
  readonly require?: number | undefined;
  /** How long a whole answer may take, in milliseconds; that of the client when absent. */
  readonly patienceMs?: number | undefined;
  /** The longest real wait for one rule, in milliseconds. */
  readonly maxWaitMs: number;
  readonly knownFailures: readonly KnownFailure[];
}

/** The base addresses of an interface, none when it is not offered; one of several is as good as the others. */
export const baseAddressesOf = ({ interfaces }: ResolvedTarget, name: InterfaceName): readonly string[] =>
  [interfaces[name] ?? []].flat();

/** The addresses of the operator's side: of a lab, and of whatever else stands for facilities. */
export const operatorAddresses = ({ lab, facilities = {} }: Pick<ResolvedTarget, 'lab' | 'facilities'>): string[] => [
  ...(lab ? [lab] : []),
  ...Object.values(facilities).flatMap(({ http }) => http ?? []),
];

/** The facilities for which declared accounts, numbers and lookups can stand, in examples that ask for nothing else of them. */
export const DECLARABLE: readonly Facility[] = ['accounts', 'carrier', 'hlr', 'handset'];

/** Those for which something is declared. */
export const declaredFacilities = ({ credentials, numbers, lookups }: ResolvedTarget): readonly Facility[] => [
  ...(credentials?.accounts ? (['accounts'] as const) : []),
  ...(numbers.undeliverable || numbers.expires ? (['carrier'] as const) : []),
  ...(lookups ? (['hlr'] as const) : []),
  ...(numbers.optsOut ? (['handset'] as const) : []),
];

/** Whether a target file says who does what a facility does, instead of declaring what stands for it. */
export const hasPort = ({ facilities = {} }: ResolvedTarget, name: string): boolean => name in facilities;

/** Everything that requests may go to: the interfaces of a target, its lab and its other facilities. */
export const reachOf = (target: Pick<ResolvedTarget, 'interfaces' | 'lab' | 'facilities'>): Reach =>
  new Reach([...Object.values(target.interfaces).flat(), ...operatorAddresses(target)]);

/** The facilities a target offers: all of them with a lab; without one, callbacks and what its file declares. */
export function facilitiesOf(target: ResolvedTarget): readonly Facility[] {
  const { lab, facilities = {}, downstream } = target;
  const declared: readonly string[] = [
    ...declaredFacilities(target),
    ...Object.keys(facilities),
    ...(downstream ? ['downstream'] : []),
  ];
  return lab ? FACILITIES : FACILITIES.filter((name) => name === 'callbacks' || declared.includes(name));
}
