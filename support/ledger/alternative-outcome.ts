import type { RedExample } from './ending.ts';
import type { Trial } from './fault-outcome.ts';

export interface AlternativeOutcome {
  readonly name: string;
  readonly rows: readonly string[];
  readonly says: string;
  readonly accepted: boolean;
  readonly examples: number;
  /** Examples of judged rules that mind it: they assert more than the document says. */
  readonly red: readonly RedExample[];
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

export function mindedBy({ trouble, red }: AlternativeOutcome): string[] {
  const first = new Map<string, { readonly example: RedExample; count: number }>();
  for (const example of red) {
    const known = first.get(example.rule);
    if (known) known.count += 1;
    else first.set(example.rule, { example, count: 1 });
  }

  const lines = trouble ? [trouble] : [];
  for (const [rule, { example, count }] of first)
    lines.push(`${rule} (${count}): ${example.uri}:${example.line} ${example.step}: ${example.message}`);
  return lines;
}
