import { collect } from '../ground/collect.ts';
import { idOf } from '../ground/members.ts';
import { differInStepAlone } from './fingerprint.ts';
import { causesOf } from './known-failures.ts';
import type { JudgedRule, KnownEntry, Verdicts } from './verdicts.ts';

const REMEDY = 'plumbline baseline --write';

const NAMED = 5;

export function fateOf(rule: JudgedRule, { cause = '', expires, state }: KnownEntry): string {
  const found = causesOf(rule.examples);
  const reworded = found.find((each) => differInStepAlone(cause, each));
  switch (state) {
    case 'accepted':
      return `fails as known, accepted until ${expires}`;
    case 'expired':
      return `has expired on ${expires}: repair it, or give it a new date in the target file`;
    case 'stale':
      if (found.length === 0) return `passes now: take it out of the target file (${REMEDY})`;
      return `is not seen any more: take it out of the target file (${REMEDY})`;
    default:
      return reworded === undefined
        ? `fails in another way, ${found.join(', ')}: repair it, or take the new cause up (${REMEDY})`
        : `has the same difference at a step that reads otherwise, ${reworded}: if the platform is as before, take the new words up (${REMEDY})`;
  }
}

export function lineOf(ids: readonly string[], entry: KnownEntry, fate: string): string {
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more rules` : '';
  const { issue, owner } = entry;
  // The cause of an entry, or what the target file has in the form of earlier versions.
  const { cause, fingerprint } = entry;
  const name = fingerprint === undefined ? (cause as string) : `"${fingerprint}"`;
  return `known failure ${ids.slice(0, NAMED).join(', ')}${more} ${name} (${issue}, owner ${owner}) ${fate}`;
}

/** A known failure, how it is now, and the rules that it is about. */
export interface KnownGroup<R = JudgedRule> {
  readonly entry: KnownEntry;
  readonly fate: string;
  readonly rules: readonly R[];
}

export function knownGroups<R extends JudgedRule>(rules: readonly R[]): KnownGroup<R>[] {
  const alike = new Map<string, KnownGroup<R> & { rules: R[] }>();
  for (const rule of rules)
    for (const entry of rule.knownFailures ?? []) {
      const fate = fateOf(rule, entry);
      const { cause, issue, owner } = entry;
      const key = JSON.stringify([cause, issue, owner, fate]);
      const same = alike.get(key) ?? { entry, fate, rules: [] };
      same.rules.push(rule);
      alike.set(key, same);
    }
  return [...alike.values()];
}

/** A line for each known failure, however many rules it is about, and for each rule that fails in more ways. */
export function knownFailureLines({ rules }: Verdicts): string[] {
  const more = new Map<string, string[]>();
  for (const rule of rules) {
    const { knownFailures: known = [] } = rule;
    if (rule.known !== 'changed' || known.some(({ state }) => state === 'changed')) continue;
    const others = causesOf(rule.examples).filter((each) => !known.some(({ cause }) => cause === each));
    collect(more, others.join(', '), rule.id);
  }
  const lines = knownGroups(rules).map(({ rules: own, entry, fate }) => lineOf(own.map(idOf), entry, fate));
  for (const [causes, ids] of more)
    lines.push(
      `known failure ${ids.join(', ')} fails in more ways than known, ${causes}: repair it, or take them up (${REMEDY})`,
    );
  return lines;
}
