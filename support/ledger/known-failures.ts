import { type KnownFailure, rulesOf } from '../ground/claim.ts';
import { causeIn, causeOf, isOf } from './fingerprint.ts';
import type { JudgedExample, KnownEntry, KnownState } from './verdicts.ts';

type FailedExample = Pick<JudgedExample, 'verdict' | 'fingerprint'> &
  Partial<Pick<JudgedExample, 'because' | 'premiseOf'>>;

const WORST_LAST: readonly KnownState[] = ['accepted', 'stale', 'expired', 'changed'];

export function causesOf(examples: readonly FailedExample[]): string[] {
  const found = new Set<string>();
  for (const { verdict, fingerprint = '' } of examples) if (verdict === 'fail') found.add(causeOf(fingerprint));
  return [...found];
}

/** The entries that are about a rule: its own, and those of rules that lean on it where a premise failed. */
export function entriesAbout(
  rule: string,
  known: readonly KnownFailure[],
  examples: readonly FailedExample[],
): KnownFailure[] {
  return known.filter(
    (entry) =>
      rulesOf(entry).includes(rule) ||
      examples.some(
        ({ premiseOf = '', fingerprint = '' }) =>
          rulesOf(entry).includes(premiseOf) && isOf(entry, causeOf(fingerprint)),
      ),
  );
}

/** Compares what failed with what is known to fail. `today` is an ISO date; the day of expiry still counts. */
export function knownOutcome(known: readonly KnownFailure[], examples: readonly FailedExample[], today: string) {
  if (known.length === 0) return { state: undefined, entries: [] };
  const seen = causesOf(examples);
  const isNew = seen.some((each) => !known.some((entry) => isOf(entry, each)));
  const found = [...seen];
  const verdicts = new Set<string>();
  for (const { verdict, because, fingerprint } of examples) {
    if (verdict !== 'recorded') verdicts.add(verdict);
    if (because && fingerprint) found.push(causeOf(fingerprint));
  }
  const isDecided = verdicts.size > 0 && !verdicts.has('inconclusive') && !verdicts.has('error');
  const unseen = isNew ? 'changed' : isDecided ? 'stale' : undefined;

  const entries: KnownEntry[] = [];
  let worst: KnownState | undefined = isNew ? 'changed' : undefined;
  for (const entry of known) {
    const { reason, owner, issue, expires } = entry;
    const fails = expires < today ? 'expired' : 'accepted';
    const cause = found.find((each) => isOf(entry, each));
    const state = cause === undefined ? unseen : fails;
    if (!state) continue;
    const fingerprint = 'fingerprint' in entry ? entry.fingerprint : undefined;
    entries.push({ cause: cause ?? causeIn(entry), fingerprint, reason, owner, issue, expires, state });
    if (!worst || WORST_LAST.indexOf(state) > WORST_LAST.indexOf(worst)) worst = state;
  }
  return { state: worst, entries };
}
