import { type KnownCause, type KnownFailure, rulesOf } from '../../ground/claim.ts';
import { causeIn, isOf } from '../../ledger/fingerprint.ts';
import { causesOf, entriesAbout, knownOutcome } from '../../ledger/known-failures.ts';
import type { JudgedRule, Verdicts } from '../../ledger/verdicts.ts';

export type Given = Partial<Pick<KnownCause, 'owner' | 'issue' | 'expires' | 'reason'>>;

export interface Baseline {
  /** The list as it is to be: the place of an entry that stays, or an entry, and whose place it takes. */
  readonly list: ReadonlyArray<number | { readonly entry: KnownCause; readonly instead?: number | undefined }>;
  readonly add: readonly KnownCause[];
  /** Entries that stay with other rules, or in another form. */
  readonly rewrite: readonly KnownCause[];
  readonly remove: readonly KnownFailure[];
  /** Entries whose day is over: a new one is for people to give. */
  readonly expired: readonly KnownFailure[];
}

interface Kept {
  readonly at: number;
  readonly cause: string;
  /** Who sees to it and until when: entries that differ in that stay apart. */
  readonly tail: string;
  readonly rules: Set<string>;
  readonly from: KnownFailure[];
}

type Judged = ReadonlyMap<string, JudgedRule>;

function staysFor(rule: JudgedRule | undefined, entry: KnownFailure, today: string): boolean {
  if (!rule?.judged || rule.verdict === 'error') return true;
  const [{ state } = { state: undefined }] = knownOutcome([entry], rule.examples, today).entries;
  return state !== 'stale' && state !== 'changed';
}

function keptOf(known: readonly KnownFailure[], judged: Judged, today: string): Kept[] {
  const kept: Kept[] = [];
  for (const [at, entry] of known.entries()) {
    // The rules of an entry that stays: in place of one that only leans on a red rule, the red one.
    const rules = new Set<string>();
    for (const id of rulesOf(entry)) {
      const own = judged.get(id);
      if (!staysFor(own, entry, today)) continue;
      const red = new Set<string>();
      for (const { because = [] } of own?.verdict === 'fail' ? [] : (own?.examples ?? []))
        for (const each of because)
          if (causesOf(judged.get(each)?.examples ?? []).some((cause) => isOf(entry, cause))) red.add(each);
      for (const each of red.size > 0 ? red : [id]) rules.add(each);
    }
    if (rules.size === 0) continue;
    let seen: string | undefined;
    for (const id of rules) seen ??= causesOf(judged.get(id)?.examples ?? []).find((each) => isOf(entry, each));
    const cause = seen ?? causeIn(entry);
    const tail = JSON.stringify([entry.reason, entry.owner, entry.issue, entry.expires]);
    const same = kept.find((each) => each.cause === cause && each.tail === tail);
    if (same) for (const id of rules) same.rules.add(id);
    if (same) same.from.push(entry);
    else kept.push({ at, cause, tail, rules, from: [entry] });
  }
  return kept;
}

function newCauses(judged: Judged, kept: readonly Kept[], known: readonly KnownFailure[], given: Given, today: string) {
  const isGiven = Object.values(given).some((each) => each !== undefined);
  const fresh = new Map<string, string[]>();
  for (const { id, judged: counts, verdict, examples } of judged.values()) {
    if (!counts || verdict !== 'fail') continue;
    const about = entriesAbout(id, known, examples);
    for (const cause of causesOf(examples)) {
      if (about.some((entry) => isOf(entry, cause))) continue;
      const same = kept.find(({ cause: its, from }) => its === cause && !isGiven && (from[0]?.expires ?? '') >= today);
      if (same) same.rules.add(id);
      else fresh.set(cause, [...(fresh.get(cause) ?? []), id]);
    }
  }
  return fresh;
}

/** Works out the change from the `known` entries; one in another's place inherits who sees to it, not its expiry. */
export function baselineOf(
  { rules }: Pick<Verdicts, 'rules'>,
  known: readonly KnownFailure[],
  { given, today }: { given: Given; today: string },
): Baseline {
  const judged = new Map(rules.map((rule) => [rule.id, rule]));
  const kept = keptOf(known, judged, today);
  const fresh = newCauses(judged, kept, known, given, today);
  const list: Array<Baseline['list'][number]> = [];
  const [add, rewrite]: [KnownCause[], KnownCause[]] = [[], []];
  const staying = new Set<KnownFailure>();
  for (const each of kept) {
    for (const entry of each.from) staying.add(entry);
    const [first, ...others] = each.from as [KnownFailure, ...KnownFailure[]];
    const { reason, owner, issue, expires } = first;
    const entry = { cause: each.cause, rules: [...each.rules], reason, owner, issue, expires };
    const isSame =
      others.length === 0 &&
      'rules' in first &&
      first.cause === each.cause &&
      JSON.stringify(first.rules) === JSON.stringify([...each.rules]);
    list.push(isSame ? each.at : { entry, instead: each.at });
    if (!isSame) rewrite.push(entry);
  }
  const remove = known.filter((entry) => !staying.has(entry));
  const left: KnownFailure[] = [];
  for (const entry of known) if (rulesOf(entry).some((id) => !staysFor(judged.get(id), entry, today))) left.push(entry);
  for (const [cause, ids] of fresh) {
    const at = left.findIndex((entry) => rulesOf(entry).some((id) => ids.includes(id)));
    const [before] = at < 0 ? [] : left.splice(at, 1);
    const { owner = before?.owner ?? '', issue = before?.issue ?? '', expires = '' } = given;
    const entry = { cause, rules: ids, reason: given.reason ?? before?.reason ?? '', owner, issue, expires };
    add.push(entry);
    list.push({ entry });
  }
  const expired = [...staying].filter(({ expires }) => expires < today);
  return { list, add, rewrite, remove, expired };
}

/** The lines that differ between two texts, marked with - and +, each block under the line where it begins. */
export function changedLines(one: string, other: string): string {
  const [before, after] = [one.split('\n'), other.split('\n')];
  const runs = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number): number => runs[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      (runs[i] as number[])[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: string[] = [];
  let isInBlock = false;
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      isInBlock = false;
      i += 1;
      j += 1;
      continue;
    }
    if (!isInBlock) lines.push(`@@ line ${i + 1}`);
    isInBlock = true;
    if (j >= after.length || (i < before.length && (runs[i + 1]?.[j] ?? 0) >= (runs[i]?.[j + 1] ?? 0))) {
      lines.push(`- ${before[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${after[j]}`);
      j += 1;
    }
  }
  return lines.join('\n');
}
