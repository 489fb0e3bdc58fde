import type { RedExample } from './ending.ts';
import type { Trial } from './fault-outcome.ts';

/** The outcome of one permitted behaviour that the platform does not show by itself. */
export interface AlternativeOutcome {
  readonly name: string;
  /** The rows that leave it open. */
  readonly rows: readonly string[];
  readonly says: string;
  /** No judged rule minds it. */
  readonly accepted: boolean;
  readonly examples: number;
  /** Examples of judged rules that mind it: they assert more than the document says. */
  readonly red: readonly RedExample[];
  /** What kept the trial from its end, or from having any meaning. */
  readonly trouble?: string | undefined;
  readonly ms: number;
}

function troubleOf({ lost, crashes, own, acting }: Trial, name: string): string | undefined {
  if (lost === 'time-out') return 'its examples did not end in time';
  if (lost === 'crash') return 'its process ended before they did';
  if (crashes.length > 0) return `the reference fell over in ${crashes.join('; ')}`;
  if (own === 0) return 'no example was tried with it';
  return acting?.includes(name) === false ? 'no example sees what it does' : undefined;
}

/** Judges the trial of an alternative: accepted only when examples ran and none of a judged rule failed. */
export function alternativeOutcome(
  trial: Trial,
  { name, rows, says }: Pick<AlternativeOutcome, 'name' | 'rows' | 'says'>,
): AlternativeOutcome {
  const trouble = troubleOf(trial, name);
  const accepted = trouble === undefined && trial.red.length === 0;
  return { name, rows, says, accepted, examples: trial.own, red: trial.red, trouble, ms: trial.ms };
}

/** What is wrong with an alternative's outcome, in one line for each rule that minds it. */
export function mindedBy({ trouble, red }: AlternativeOutcome): string[] {
  const rules = [...new Set(red.map(({ rule }) => rule))];
  const lines = rules.map((rule) => {
    const of = red.filter((example) => example.rule === rule);
    const [first] = of;
    return `${rule} (${of.length}): ${first?.uri}:${first?.line} ${first?.step}: ${first?.message}`;
  });
  return [...(trouble ? [trouble] : []), ...lines];
}
