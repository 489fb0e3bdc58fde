import type { KnownFailure } from '../../ground/claim.ts';
import { isOf } from '../../ledger/fingerprint.ts';
import { deviationsIn, knownOutcome } from '../../ledger/known-failures.ts';
import type { JudgedRule, Verdicts } from '../../ledger/verdicts.ts';

/** What the command line gives for new entries; what it leaves out stays empty. */
export interface Given {
  readonly owner?: string | undefined;
  readonly issue?: string | undefined;
  readonly expires?: string | undefined;
  readonly reason?: string | undefined;
}

/** The smallest change of a target file that makes its known failures those of a run. */
export interface Baseline {
  readonly add: readonly KnownFailure[];
  readonly remove: readonly KnownFailure[];
  /** Entries whose day is over: a new one is for people to give. */
  readonly expired: readonly KnownFailure[];
}

const wellFounded = ({ judged, verdict }: JudgedRule): boolean => judged && verdict !== 'error';

/** A new entry; one that takes the place of another inherits who sees to it, but never its expiry. */
function entryFor(rule: string, fingerprint: string, given: Given, before: KnownFailure | undefined): KnownFailure {
  return {
    rule,
    fingerprint,
    reason: given.reason ?? before?.reason ?? '',
    owner: given.owner ?? before?.owner ?? '',
    issue: given.issue ?? before?.issue ?? '',
    expires: given.expires ?? '',
  };
}

function ofRule(rule: JudgedRule, known: readonly KnownFailure[], given: Given, today: string): Baseline {
  const states = new Map(
    knownOutcome(known, rule.examples, today).entries.map(({ fingerprint, state }) => [fingerprint, state]),
  );
  const inState = (...wanted: string[]) =>
    known.filter(({ fingerprint }) => wanted.includes(states.get(fingerprint) ?? ''));
  const remove = inState('stale', 'changed');
  const fresh = deviationsIn(rule.examples).filter((each) => !known.some(({ fingerprint }) => isOf(fingerprint, each)));
  const add = fresh.map((each, at) => entryFor(rule.id, each, given, remove[at]));
  return { add, remove, expired: inState('expired') };
}

/** Works out the change; `known` are the entries of the file, with the rule ids of the ledger as `idOf` gives them. */
export function baselineOf(
  { rules }: Verdicts,
  known: readonly KnownFailure[],
  { given, today, idOf }: { given: Given; today: string; idOf: (rule: string) => string },
): Baseline {
  const parts = rules.filter(wellFounded).map((rule) =>
    ofRule(
      rule,
      known.filter((entry) => idOf(entry.rule) === rule.id),
      given,
      today,
    ),
  );
  return {
    add: parts.flatMap(({ add }) => add),
    remove: parts.flatMap(({ remove }) => remove),
    expired: parts.flatMap(({ expired }) => expired),
  };
}
