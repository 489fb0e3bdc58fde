import { isJudged, type Rule } from '../ground/rules/rule.ts';
import type { KillMatrix } from './kill-matrix.ts';
import type { JudgedRule, RuleVerdict, Verdicts } from './verdicts.ts';

/** What a run on a real target, or of a foreign client, showed of one rule: names, dates and digests, and no value of anybody. */
export interface Sighting {
  /** The name in the target file. */
  readonly target: string;
  /** The day of the run, such as 2026-11-22. */
  readonly date: string;
  readonly verdict: RuleVerdict;
  /** What the rule asked then. */
  readonly digest: string;
}

/** Sightings by rule, as `plumbline-evidence.json` keeps them. */
export interface Sightings {
  readonly schema: 1;
  readonly targets: Readonly<Record<string, readonly Sighting[]>>;
  readonly clients: Readonly<Record<string, readonly Sighting[]>>;
}

export const NO_SIGHTINGS: Sightings = { schema: 1, targets: {}, clients: {} };

/** How many of how many. */
export interface Share {
  readonly done: number;
  readonly of: number;
}

/** The evidence for one rule, axis by axis; the axes are never summed up. */
export interface RuleAxes {
  readonly id: string;
  /** Whether the document says it, be it as a reading. */
  readonly documented: boolean;
  readonly judged: boolean;
  /** Faults of the reference that its examples catch; null when no proof is at hand. */
  readonly faults: Share | null;
  /** Permitted behaviours, of those that its row leaves open, which no rule minds. */
  readonly alternatives: Share | null;
  readonly targets: readonly Sighting[];
  readonly clients: readonly Sighting[];
}

/** What `reports/evidence.json` holds. */
export interface EvidenceAxes {
  readonly schema: 1;
  readonly rules: readonly RuleAxes[];
}

type Proof = Pick<KillMatrix, 'outcomes' | 'alternatives'>;

function shareOf<Each>(all: readonly Each[], isDone: (each: Each) => boolean): Share {
  return { done: all.filter(isDone).length, of: all.length };
}

/** Every rule with the evidence for it: the list of rules, the last proof, and what was seen elsewhere. */
export function evidenceAxes(rules: readonly Rule[], proof: Proof | undefined, seen: Sightings): EvidenceAxes {
  const axes = rules
    .filter(({ aliasOf }) => aliasOf === undefined)
    .map((rule): RuleAxes => {
      const { id, standing } = rule;
      const faults = proof?.outcomes.filter((each) => each.rule === id);
      const alternatives = proof?.alternatives.filter(({ rows }) => rows.includes(id));
      return {
        id,
        documented: standing !== 'published',
        judged: isJudged(rule, true),
        faults: faults ? shareOf(faults, ({ caught }) => caught) : null,
        alternatives: alternatives ? shareOf(alternatives, ({ accepted }) => accepted) : null,
        targets: seen.targets[id] ?? [],
        clients: seen.clients[id] ?? [],
      };
    });
  return { schema: 1, rules: axes };
}

const DECIDED: ReadonlySet<RuleVerdict> = new Set(['pass', 'fail']);

const sightingOf = ({ target, startedAt }: Verdicts, { verdict, digest = '' }: JudgedRule): Sighting => ({
  target,
  date: startedAt.slice(0, 10),
  verdict,
  digest,
});

/** The sightings with those of a run; an earlier one of the same target gives way. A run of a client counts for clients. */
export function withRun(seen: Sightings, verdicts: Verdicts): Sightings {
  const side = verdicts.ownClient === undefined ? 'clients' : 'targets';
  const kept: Record<string, readonly Sighting[]> = { ...seen[side] };
  for (const rule of verdicts.rules) {
    if (!DECIDED.has(rule.verdict)) continue;
    const others = (kept[rule.id] ?? []).filter(({ target }) => target !== verdicts.target);
    kept[rule.id] = [...others, sightingOf(verdicts, rule)];
  }
  return { ...seen, [side]: kept };
}
