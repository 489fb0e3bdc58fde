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

/** Judges the trial of an alternative: accepted only when examples ran and none of a judged rule failed. */
export function alternativeOutcome(
  { lost, crashes, own, acting, red, ms }: Trial,
  { name, rows, says }: Pick<AlternativeOutcome, 'name' | 'rows' | 'says'>,
): AlternativeOutcome {
  let trouble: string | undefined;
  if (lost === 'time-out') trouble = 'its examples did not end in time';
  else if (lost === 'crash') trouble = 'its process ended before they did';
  else if (crashes.length > 0) trouble = `the reference fell over in ${crashes.join('; ')}`;
  else if (own === 0) trouble = 'no example was tried with it';
  else if (acting?.includes(name) === false) trouble = 'no example sees what it does';
  const accepted = trouble === undefined && red.length === 0;
  return { name, rows, says, accepted, examples: own, red, trouble, ms };
}
