import type { Shard } from '../../ground/evidence/circumstances.ts';
import { idOf, nameOf } from '../../ground/members.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { type ExamplePlace, taggedRules } from '../../ground/rules/example-index.ts';
import { unknownName } from '../../ground/rules/nearest.ts';
import { asId, readPromises } from '../../ground/rules/promises.ts';
import { isJudged } from '../../ground/rules/rule.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import type { ExaminationSetup } from '../run/examination.ts';
import { type Alternative, type Fault, type FaultSwitch, GROWN, type Grammar, type Permitted } from '../run/faults.ts';
import { numberOf } from './drawn-places.ts';

export interface ProofPlan {
  readonly faults: readonly Fault[];
  readonly alternatives: readonly Alternative[];
  readonly judgedRules: readonly string[];
  /** Rules that were named, or whose areas were: they are tried with everything that they reach. */
  readonly searched: ReadonlySet<string>;
  readonly sought: readonly string[];
  readonly partial: boolean;
}

export interface ProofSetup {
  readonly plan: ProofPlan;
  readonly lab: FaultSwitch;
  readonly setup: ExaminationSetup;
  readonly grammar: Grammar;
  readonly workers: number;
  readonly all: boolean;
  readonly shard?: Shard | undefined;
  readonly frozen: boolean;
  readonly out: string;
}

export interface Triable extends Permitted {
  readonly faults: readonly Fault[];
}

export const isInShard = (name: string, shard: Shard | undefined): boolean =>
  !shard || numberOf(name) % shard.total === shard.index - 1;

const NAMED = 5;

const several = (names: readonly string[]): string =>
  names.length > NAMED ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more` : names.join(', ');

/** Throws UsageError for faults that would be switched on for each other, or whose rule is unknown or never judged. */
function requireProvable(faults: readonly Fault[], book: RuleBook): void {
  const known = new Set<string>();
  const [twice, lost, idle]: [string[], string[], string[]] = [[], [], []];
  for (const { id, rule: of } of faults) {
    const rule = book.get(of);
    if (known.has(id)) twice.push(id);
    if (!rule) lost.push(`fault ${id} (its rule is ${of})`);
    else if (!isJudged(rule, true)) idle.push(`fault ${id} (${of})`);
    known.add(id);
  }
  if (twice.length > 0) throw new UsageError(`more than one fault is called ${several(twice)}.`);
  if (lost.length > 0) throw new UsageError(`no rule for ${several(lost)}; "plumbline rules" lists them.`);
  if (idle.length > 0) throw new UsageError(`never judged: the rule of ${several(idle)}.`);
}

function knownNames(names: readonly string[], { faults, alternatives }: Triable, book: RuleBook): Set<string> {
  const promises = new Map(readPromises(book).map(({ id, rules }) => [id, rules]));
  const triable = [...faults.map(idOf), ...alternatives.map(nameOf)];
  const known = new Set([...triable, ...book.areas, ...promises.keys(), ...book.rules.map(idOf)]);
  const exact = new Map<string, string>();
  for (const name of known) exact.set(name.toLowerCase(), name);
  const found = new Set<string>();
  for (const name of names) {
    const same = known.has(name) ? name : exact.get(name.replace(/^@/, '').toLowerCase());
    const own = promises.get(asId(name));
    if (own) for (const id of own) found.add(id);
    else if (same !== undefined) found.add(book.get(same)?.id ?? same);
    else if (GROWN.test(name)) found.add(name);
    else throw new UsageError(unknownName('fault, alternative, promise or rule', name, known, 'plumbline rules'));
  }
  return found;
}

/** Throws UsageError for rows that leave something open, without an alternative and a reason for that. */
function requireAlternativeEach({ alternatives, none }: Triable, book: RuleBook): void {
  const shown = new Set([...alternatives.flatMap(({ rows }) => rows), ...Object.keys(none)]);
  const lost: string[] = [];
  for (const row of shown) if (!book.get(row)) lost.push(row);
  if (lost.length > 0)
    throw new UsageError(`no rule ${several(lost)}, which alternatives name; "plumbline rules" lists them.`);
  const bare: string[] = [];
  for (const { id, standing } of book.rules)
    if ((standing === 'observe' || standing === 'not-shown') && !shown.has(id)) bare.push(id);
  if (bare.length > 0)
    throw new UsageError(
      `no alternative for the undecided ${bare.length === 1 ? 'rule' : 'rules'} ${several(bare)}; give each one in reference-impl/deviations/alternatives, or a reason in no-alternative.ts there.`,
    );
}

/** Chooses faults, alternatives and rules by the names given: their own, areas or rule ids. Throws UsageError. */
export function planProof(
  names: readonly string[],
  triable: Triable,
  book: RuleBook,
  places: readonly ExamplePlace[],
): ProofPlan {
  const owned = triable.faults.map((fault) => ({ ...fault, rule: book.get(fault.rule)?.id ?? fault.rule }));
  requireProvable(owned, book);
  const wanted = knownNames(names, triable, book);
  const partial = names.length > 0;
  if (!partial) requireAlternativeEach(triable, book);
  const isWanted = (rule: string): boolean => !partial || wanted.has(rule) || wanted.has(book.get(rule)?.area ?? '');

  const withExamples = taggedRules(places);
  const judgedRules: string[] = [];
  for (const rule of book.rules)
    if (isJudged(rule, true) && (rule.form || withExamples.has(rule.id)) && isWanted(rule.id))
      judgedRules.push(rule.id);

  const sought = new Set<string>();
  for (const name of wanted) if (GROWN.test(name)) sought.add(name);
  const faults: Fault[] = [];
  for (const fault of owned)
    if (wanted.has(fault.id) || isWanted(fault.rule)) {
      faults.push(fault);
      sought.delete(fault.id);
    }
  const alternatives = triable.alternatives.filter(
    ({ name, rows }) => !partial || wanted.has(name) || rows.some(isWanted),
  );
  if (faults.length + alternatives.length + sought.size === 0)
    throw new UsageError(`${names.join(' ')} selects no fault and no alternative; nothing to prove.`);
  const searched = new Set(partial ? judgedRules : []);
  return { faults, alternatives, judgedRules, searched, sought: [...sought], partial };
}
