import type { HttpDecisions } from '../http/operation.ts';
import type { Ids } from '../kernel/ids.ts';
import type { DeliveryDecisions } from '../kernel/outbox.ts';
import type { Scope } from './scope.ts';

/**
 * The parts of the platform: what each decides, what it keeps about a world, and what it needs of other parts. Every part adds its
 * entry where it is defined, so that nothing here names one of them.
 */
export interface Parts {
  http: { decisions: HttpDecisions };
  delivery: { decisions: DeliveryDecisions };
}

export type PartName = keyof Parts;

/** Every decision the platform makes, by part. A fault replaces one of them. */
export type Decisions = { [Name in PartName]: Parts[Name]['decisions'] };

export type StateOf<Name extends PartName> = Parts[Name] extends { state: infer State } ? State : undefined;

export type OthersOf<Name extends PartName> = Parts[Name] extends { others: infer Others } ? Others : undefined;

/** A part as the composition root lists it. */
export interface Part<Name extends PartName> {
  readonly name: Name;
  readonly decisions: Decisions[Name];
  readonly newState?: () => StateOf<Name>;
  /** Gives a new project what it has from the beginning. */
  readonly addProject?: (scope: Scope<Name>, projectId: string, ids: Ids) => void;
  /** Gives a world that has all its projects what it has from the beginning. */
  readonly furnish?: (scope: Scope<Name>, projectIds: readonly string[], ids: Ids) => void;
  /** Releases everything that still waits: the world is gone. */
  readonly close?: (scope: Scope<Name>) => void;
}

export type AnyPart = { [Name in PartName]: Part<Name> }[PartName];

/** How the parts decide by themselves; each call gives a copy that a fault may change, and that takes no decision which nobody makes. */
export const documentedDecisions = (parts: readonly AnyPart[]): Decisions =>
  Object.fromEntries(parts.map(({ name, decisions }) => [name, Object.seal({ ...decisions })])) as unknown as Decisions;
