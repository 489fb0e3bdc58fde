import { deviationsIn } from './known-failures.ts';
import type { JudgedRule, KnownEntry, Verdicts } from './verdicts.ts';

const REMEDY = 'plumbline baseline --write';

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join(', ');
}

function entryLine(rule: JudgedRule, { fingerprint, owner, issue, expires, state }: KnownEntry): string {
  const found = deviationsIn(rule.examples);
  const elsewhere = found.length > 0 ? 'is not seen any more' : 'passes now';
  const fate = {
    accepted: `fails as known, accepted until ${expires}`,
    stale: `${elsewhere}: take it out of the target file (${REMEDY})`,
    expired: `has expired on ${expires}: repair it, or give it a new date in the target file`,
    changed: `fails in another way, ${quoted(found)}: repair it, or take the new deviation up (${REMEDY})`,
  };
  return `known failure ${rule.id} "${fingerprint}" (${issue}, owner ${owner}) ${fate[state]}`;
}

/** A line for each known failure in the run, with the remedy; one more where not all that fails is known. */
export function knownFailureLines({ rules }: Verdicts): string[] {
  const lines: string[] = [];
  for (const rule of rules) {
    const covered = new Set<string>();
    let isSaid = rule.known !== 'changed';
    for (const entry of rule.knownFailures ?? []) {
      lines.push(entryLine(rule, entry));
      covered.add(entry.fingerprint);
      if (entry.state === 'changed') isSaid = true;
    }
    if (isSaid) continue;
    const more = deviationsIn(rule.examples).filter((each) => !covered.has(each));
    const how = `fails in more ways than known, ${quoted(more)}: repair it, or take them up (${REMEDY})`;
    lines.push(`known failure ${rule.id} ${how}`);
  }
  return lines;
}
