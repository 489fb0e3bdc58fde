import type { InterfaceName } from '../interfaces.ts';
import type { CapabilityName } from './capabilities.ts';
import type { TaskName } from './rule-tasks.ts';

export const LEVELS = ['MUST', 'SHOULD', 'MAY', 'SILENT', 'UNDEFINED'] as const;

export type Level = (typeof LEVELS)[number];

export const BLOCKERS = ['credentials', 'clock'] as const;

export type Blocker = (typeof BLOCKERS)[number];

export type Standing = 'documented' | 'reading' | 'observe' | 'published' | 'not-shown';

/**
 * Words of a Then that other rules lean on. With `in` the whole step is a premise in the examples of those rules;
 * without it the report code that they name is one, beside its status, wherever the sentence of the rule is not about codes.
 */
export interface Premise {
  readonly claim: string;
  readonly of: string;
  readonly in?: readonly string[];
}

/** One honest way to read a sentence; the first of a rule is ours, and its examples ask for it. */
export interface Reading {
  readonly name: string;
  readonly sentence: string;
  /** How behaviour of another reading shows: words of the Then that fails, and what was seen instead. */
  readonly shows?: { readonly step: string; readonly seen: readonly unknown[] };
}

/** One checkable statement: a row of features/rules.json, or the row of a form in features/operations. */
export interface Rule {
  readonly id: string;
  readonly area: string;
  readonly section: string;
  readonly lines?: unknown;
  readonly says: string;
  readonly why?: string;
  readonly level: Level;
  readonly standing: Standing;
  readonly role: 'server' | 'client' | 'both' | 'receiver';
  readonly needs: readonly string[];
  /** The capabilities without which it makes no sense; without any it holds for every implementation. */
  readonly capabilities?: readonly CapabilityName[];
  readonly tasks?: readonly TaskName[];
  readonly blockedBy?: readonly Blocker[];
  readonly excluded?: string;
  readonly aliasOf?: string;
  readonly premises?: readonly Premise[];
  readonly readings?: readonly Reading[];
  /** Given where it is about the form of an answer or a letter: the interface, and the words of steps that see it. */
  readonly form?: { readonly interface: InterfaceName; readonly asked: readonly string[] };
}

export function ownIds(rules: ReadonlyArray<Pick<Rule, 'id' | 'aliasOf'>>): string[] {
  const ids: string[] = [];
  for (const { id, aliasOf } of rules) if (aliasOf === undefined) ids.push(id);
  return ids;
}

/** Whether a rule's examples can pass or fail; `published` says that the target is judged by published behaviour too. */
export function isJudged({ standing, excluded, aliasOf }: Rule, published: boolean): boolean {
  if (excluded !== undefined || aliasOf !== undefined) return false;
  return standing === 'documented' || standing === 'reading' || (standing === 'published' && published);
}
