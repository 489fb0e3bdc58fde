import type { CapabilityName } from '../../ground/rules/capabilities.ts';
import type { Blocker } from '../../ground/rules/rule.ts';

export type Check =
  | 'name'
  | 'tls'
  | 'answer'
  | 'clock'
  | 'credentials'
  | 'account'
  | 'capability'
  | 'callbacks'
  | 'facility'
  | 'downstream'
  | 'reach'
  | 'declared'
  | 'budget';

/** The rules that a gap keeps from being judged: by the tags of their examples, by their rows, or by their ids. */
export interface Blocks {
  /** Tags without the at sign; a rule with any of them is blocked. */
  readonly tags?: readonly string[];
  readonly capability?: CapabilityName;
  readonly by?: Blocker;
  readonly ids?: readonly string[];
}

export interface Finding {
  readonly check: Check;
  readonly about: string;
  readonly state: 'fine' | 'note' | 'gap';
  readonly says: string;
  readonly blocks?: Blocks | undefined;
}

export function fine(check: Check, about: string, says: string): Finding {
  return { check, about, state: 'fine', says };
}

export function note(check: Check, about: string, says: string, blocks?: Blocks): Finding {
  return { check, about, state: 'note', says, blocks };
}

export function gap(check: Check, about: string, says: string, blocks: Blocks = {}): Finding {
  return { check, about, state: 'gap', says, blocks };
}
