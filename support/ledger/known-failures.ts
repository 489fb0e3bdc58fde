import type { KnownFailure } from '../ground/claim.ts';
import type { JudgedExample, KnownEntry, KnownState } from './verdicts.ts';

type Told = Pick<JudgedExample, 'verdict' | 'fingerprint'>;

const WORST_LAST: readonly KnownState[] = ['accepted', 'stale', 'expired', 'changed'];

export interface KnownOutcome {
  readonly state: KnownState | undefined;
  readonly entries: readonly KnownEntry[];
}

export function deviationsIn(examples: readonly Told[]): string[] {
  const found = new Set<string>();
  for (const { verdict, fingerprint = '' } of examples) if (verdict === 'fail') found.add(fingerprint);
  return [...found];
}

/** Whether every example was judged, so that an entry that is not among their failures is out of date. */
function isDecided(examples: readonly Told[]): boolean {
  let judged = 0;
  for (const { verdict } of examples) {
    if (verdict === 'recorded') continue;
    if (verdict !== 'pass' && verdict !== 'fail') return false;
    judged += 1;
  }
  return judged > 0;
}

/** Compares what failed with what is known to fail. `today` is an ISO date; the day of expiry still counts. */
export function knownOutcome(known: readonly KnownFailure[], examples: readonly Told[], today: string): KnownOutcome {
  if (known.length === 0) return { state: undefined, entries: [] };
  const seen = deviationsIn(examples);
  const expected = new Set<string>();
  for (const { fingerprint } of known) expected.add(fingerprint);
  const isNew = seen.some((each) => !expected.has(each));
  const unseen = isNew ? 'changed' : isDecided(examples) ? 'stale' : undefined;

  const entries: KnownEntry[] = [];
  let worst: KnownState | undefined = isNew ? 'changed' : undefined;
  for (const { fingerprint, owner, issue, expires } of known) {
    const fails = expires < today ? 'expired' : 'accepted';
    const state = seen.includes(fingerprint) ? fails : unseen;
    if (!state) continue;
    entries.push({ fingerprint, owner, issue, expires, state });
    if (!worst || WORST_LAST.indexOf(state) > WORST_LAST.indexOf(worst)) worst = state;
  }
  return { state: worst, entries };
}
