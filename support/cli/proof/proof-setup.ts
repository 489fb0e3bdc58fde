import type { Shard } from '../../ground/evidence/circumstances.ts';
import type { ExaminationSetup } from '../run/examination.ts';
import type { FaultSwitch, Grammar } from '../run/faults.ts';
import { numberOf } from './drawing.ts';
import type { ProofPlan } from './proof-plan.ts';

/** What a proof needs. */
export interface ProofSetup {
  readonly plan: ProofPlan;
  readonly lab: FaultSwitch;
  readonly setup: ExaminationSetup;
  readonly grammar: Grammar;
  readonly workers: number;
  readonly all: boolean;
  readonly shard?: Shard | undefined;
  readonly frozen: boolean;
  readonly out: string;
}

/** Whether a shard has to try something: each thing falls to one of them. */
export function isInShard(name: string, shard: Shard | undefined): boolean {
  if (!shard) return true;
  return numberOf(name) % shard.total === shard.index - 1;
}
