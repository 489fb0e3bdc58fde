import { deviationsIn } from './known-failures.ts';
import type { JudgedRule, KnownEntry, Verdicts } from './verdicts.ts';

const REMEDY = 'plumbline baseline --write';

const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(', ');

/** One sentence about an entry: its outcome, and what to do. */
function entryLine(rule: JudgedRule, { fingerprint, owner, issue, expires, state }: KnownEntry): string {
  const head = `known failure ${rule.id} "${fingerprint}" (${issue}, owner ${owner})`;
  const found = deviationsIn(rule.examples);
  const elsewhere = found.length > 0 ? 'is not seen any more' : 'passes now';
  const fate = {
    accepted: `fails as known, accepted until ${expires}`,
    stale: `${elsewhere}: take it out of the target file (${REMEDY})`,
    expired: `has expired on ${expires}: repair it, or give it a new date in the target file`,
    changed: `fails in another way, ${quoted(found)}: repair it, or take the new deviation up (${REMEDY})`,
  };
  return `${head} ${fate[state]}`;
}

/** Entries cover some of what fails, but not all of it. */
function uncoveredLine(rule: JudgedRule): string[] {
  const { id, known, knownFailures = [] } = rule;
  if (known !== 'changed' || knownFailures.some(({ state }) => state === 'changed')) return [];
  const more = deviationsIn(rule.examples).filter(
    (each) => !knownFailures.some(({ fingerprint }) => fingerprint === each),
  );
  return [`known failure ${id} fails in more ways than known, ${quoted(more)}: repair it, or take them up (${REMEDY})`];
}

/** A line for each known failure that had a part in the run, with the remedy. */
export function knownFailureLines({ rules }: Verdicts): string[] {
  return rules.flatMap((rule) => [
    ...(rule.knownFailures ?? []).map((entry) => entryLine(rule, entry)),
    ...uncoveredLine(rule),
  ]);
}
