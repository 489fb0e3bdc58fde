import { isJudged, type Rule } from '../ground/rules/rule.ts';
import type { KillMatrix } from './kill-matrix.ts';
import type { RuleVerdict, Verdicts } from './verdicts.ts';

/** What a run on a real target, or of a foreign client, showed of one rule; it holds no value of anybody. */
export interface Sighting {
  readonly target: string;
  readonly date: string;
  readonly verdict: RuleVerdict;
  readonly digest: string;
}

export interface Sightings {
  readonly schema: 1;
  readonly targets: Readonly<Record<string, readonly Sighting[]>>;
  readonly clients: Readonly<Record<string, readonly Sighting[]>>;
}

export const NO_SIGHTINGS: Sightings = { schema: 1, targets: {}, clients: {} };

export interface Share {
  readonly done: number;
  readonly of: number;
}

/** The evidence for one rule, axis by axis; the axes are never summed up. */
export interface RuleAxes {
  readonly id: string;
  readonly documented: boolean;
  readonly judged: boolean;
  /** Faults of the reference that its examples catch; null when no proof is at hand. */
  readonly faults: Share | null;
  readonly alternatives: Share | null;
  readonly targets: readonly Sighting[];
  readonly clients: readonly Sighting[];
}

export interface EvidenceAxes {
  readonly schema: 1;
  readonly rules: readonly RuleAxes[];
}

type Proof = Pick<KillMatrix, 'outcomes' | 'alternatives'>;

export function evidenceAxes(rules: readonly Rule[], proof: Proof | undefined, seen: Sightings): EvidenceAxes {
  const axes: RuleAxes[] = [];
  for (const rule of rules) {
    if (rule.aliasOf !== undefined) continue;
    const { id, standing } = rule;
    const faults = { done: 0, of: 0 };
    for (const { rule: of, caught } of proof?.outcomes ?? []) {
      if (of !== id) continue;
      faults.of += 1;
      if (caught) faults.done += 1;
    }
    const alternatives = { done: 0, of: 0 };
    for (const { rows, accepted } of proof?.alternatives ?? []) {
      if (!rows.includes(id)) continue;
      alternatives.of += 1;
      if (accepted) alternatives.done += 1;
    }
    const shares = proof ? { faults, alternatives } : { faults: null, alternatives: null };
    const sightings = { targets: seen.targets[id] ?? [], clients: seen.clients[id] ?? [] };
    axes.push({ id, documented: standing !== 'published', judged: isJudged(rule, true), ...shares, ...sightings });
  }
  return { schema: 1, rules: axes };
}

export function withRun(seen: Sightings, verdicts: Verdicts): Sightings {
  const side = verdicts.ownClient === undefined ? 'clients' : 'targets';
  const { target } = verdicts;
  const date = verdicts.startedAt.slice(0, 10);
  const kept: Record<string, readonly Sighting[]> = { ...seen[side] };
  for (const { id, verdict, digest = '' } of verdicts.rules) {
    if (verdict !== 'pass' && verdict !== 'fail') continue;
    const others = (kept[id] ?? []).filter((each) => each.target !== target);
    kept[id] = [...others, { target, date, verdict, digest }];
  }
  return { ...seen, [side]: kept };
}
