import { isDeepStrictEqual } from 'node:util';
import { ruleTagOf } from '../../ground/rules/example-index.ts';
import type { FaultOutcome } from '../../ledger/fault-outcome.ts';
import type { Noticed, Standings } from '../../ledger/kill-matrix.ts';
import type { Fault, Traced } from '../run/faults.ts';
import { jsonText, writeInto } from '../terminal/write-into.ts';
import { digestOf } from './digests.ts';
import { boundaryOf, type FaultSpace, openText, overdue, type Unit } from './fault-space.ts';
import { type CaughtFault, minimalByRule, noticedAmong, writtenCaught } from './minimal.ts';
import type { OwnerSearch } from './owner-search.ts';
import { isInShard, type ProofSetup } from './proof-setup.ts';
import { bareText, lineOf, PART, type SearchPart, wholeSearch } from './search-part.ts';
import { type Counts, type WitnessFile, type WitnessLine, witnessText } from './witness-file.ts';

/** What a proof has to say beside what it tried. */
export interface Settled {
  readonly standings?: Standings | undefined;
  readonly problems: readonly string[];
  readonly renewed: readonly string[];
  readonly boundaries?: readonly string[] | undefined;
  readonly noticed?: Noticed | undefined;
}

interface RenewalSetup extends Pick<ProofSetup, 'plan' | 'grammar' | 'all' | 'shard' | 'frozen' | 'out' | 'setup'> {
  readonly space: FaultSpace;
  readonly digests: ReadonlyMap<string, string>;
  readonly traced: Traced;
  readonly known: WitnessFile;
  /** Writes the list of witnesses. */
  readonly write: (file: WitnessFile) => void;
}

const staleText = (rule: string): string =>
  `${rule} is not as its line in witnesses.txt says; run "plumbline prove" and commit the file`;
const isoDay = (): string => new Date().toISOString().slice(0, 10);

/** Holds the list of witnesses against what a traced run reached: which rules have to be searched again, and what the numbers are then. */
export class Renewal {
  readonly #with: RenewalSetup;
  readonly #writtenOf = new Map<string, Fault[]>();
  /** The rules whose examples, or what they reach, are not those of their line. */
  readonly stale: ReadonlySet<string>;

  constructor(setup: RenewalSetup) {
    this.#with = setup;
    for (const fault of setup.plan.faults)
      if (fault.operator === undefined) this.#writtenOf.set(fault.rule, [...this.writtenOf(fault.rule), fault]);
    const { plan, all } = setup;
    this.stale = new Set(plan.partial || all ? [] : plan.judgedRules.filter((rule) => this.#isStale(rule)));
  }

  /** The faults that authors wrote for a rule. */
  writtenOf(rule: string): readonly Fault[] {
    return this.#writtenOf.get(rule) ?? [];
  }

  #digestsOf(rule: string): Pick<WitnessLine, 'examples' | 'reach'> {
    const reached = [...this.#with.space.reachedBy(rule), ...this.writtenOf(rule).map(({ id }) => id)];
    return { examples: this.#with.digests.get(rule) ?? digestOf([]), reach: digestOf(reached) };
  }

  #isStale(rule: string): boolean {
    const line = this.#with.known.lines.get(rule);
    const now = this.#digestsOf(rule);
    return line?.examples !== now.examples || line.reach !== now.reach;
  }

  /** The stale rules whose examples are as they were: perhaps chance alone made them reach something else. */
  doubtful(): ReadonlySet<string> {
    const { known, digests } = this.#with;
    return new Set([...this.stale].filter((rule) => known.lines.get(rule)?.examples === digests.get(rule)));
  }

  /** Whether the examples with these tags are tried when the rules were named that are to be searched. */
  isSearched(tags: readonly string[]): boolean {
    const tag = ruleTagOf(tags) ?? '';
    return this.#with.plan.searched.has(this.#with.setup.book.get(tag)?.id ?? tag);
  }

  /** The faults whose owner has to be found: all, those that were named, or those that stale rules alone can tell of. */
  unitsToSearch(): Unit[] {
    const { space, all, plan, known } = this.#with;
    if (all) return [...space.units];
    const isOpen = ({ excused, open }: Unit): boolean => !excused && !open;
    if (plan.partial)
      return space.units.filter(
        (unit) =>
          unit.members.some((id) => plan.sought.includes(id)) ||
          (isOpen(unit) && unit.rules.some((rule) => plan.searched.has(rule))),
      );
    const isFresh = (rule: string): boolean => known.lines.has(rule) && !this.stale.has(rule);
    const doubtful = this.doubtful();
    const isChanged = (rule: string): boolean => this.stale.has(rule) && !doubtful.has(rule);
    return space.units.filter(
      (unit) =>
        isOpen(unit) &&
        unit.rules.some((rule) => this.stale.has(rule)) &&
        (unit.rules.some(isChanged) || !unit.rules.some(isFresh)),
    );
  }

  /** The numbers and problems after everything was tried. Renews the list of witnesses where it may. */
  settle(outcomes: readonly FaultOutcome[], search: OwnerSearch | undefined, asked: readonly string[]): Settled {
    const { plan, all } = this.#with;
    if (plan.partial) return { problems: this.#soughtInVain(search), renewed: [] };
    const uncaught = (search?.uncaught() ?? []).filter(({ excused, open }) => !excused && !open);
    const survivors = outcomes.filter(({ caught, operator }) => !caught && operator === undefined);
    const counts = this.#counts(uncaught.length + survivors.length, search);
    const problems = [...this.#problems(search), ...uncaught.map(openText)];
    const caught = [...writtenCaught(outcomes), ...(search?.caught() ?? [])];
    if (!all) return { standings: counts, ...this.#renew(outcomes, caught, uncaught, counts, problems) };
    return this.#whole(this.#part(caught, uncaught, counts, problems), search, asked);
  }

  #counts(uncaught: number, search: OwnerSearch | undefined): Counts {
    const { space, plan, all, known, shard } = this.#with;
    const units = space.units.filter(({ members: [first = ''] }) => isInShard(first, shard));
    const excused = units.filter((unit) => unit.excused).length;
    const open = units.filter((unit) => unit.open).length + uncaught;
    const written = plan.faults.filter(({ id, operator }) => operator === undefined && isInShard(id, shard)).length;
    const voids = all ? (search?.voids ?? 0) : known.counts.void;
    return { caught: units.length + written - excused - open - voids, excused, open, void: voids };
  }

  #problems(search: OwnerSearch | undefined): string[] {
    const { space, grammar, traced } = this.#with;
    const contradicted = (search?.caught() ?? [])
      .filter(({ unit }) => unit.excused ?? unit.open)
      .map(({ id, rule, unit }) => `${id} is ${unit.excused ? 'excused' : 'open'}, and ${rule} catches it`);
    const misfits = space.misfits(traced.unreached);
    return [...misfits, ...overdue(grammar.open, isoDay()), ...space.unreached(traced.unreached), ...contradicted];
  }

  #soughtInVain(search: OwnerSearch | undefined): string[] {
    const caught = new Set(search?.caught().flatMap(({ unit }) => unit.members));
    const { space, plan } = this.#with;
    return plan.sought.filter((id) => !caught.has(id)).map((id) => `${id}: ${space.standingOf(id)}`);
  }

  /** Writes the lines of stale rules, unless the list is frozen; a rule that reaches something unsettled is searched again next time. */
  #renew(
    outcomes: readonly FaultOutcome[],
    caught: readonly CaughtFault[],
    uncaught: readonly Unit[],
    counts: Counts,
    problems: readonly string[],
  ): Pick<Settled, 'problems' | 'renewed'> {
    const { plan, known, frozen, write } = this.#with;
    if (frozen) return { problems: [...problems, ...[...this.stale].map(staleText)], renewed: [] };
    const survived = outcomes.filter(({ caught }) => !caught);
    const unsettled = new Set([...uncaught.flatMap(({ rules }) => rules), ...survived.map(({ rule }) => rule)]);
    const minimal = minimalByRule(caught);
    const lines = new Map([...known.lines].filter(([rule]) => plan.judgedRules.includes(rule)));
    for (const rule of this.stale)
      lines.set(rule, lineOf(this.#digestsOf(rule), unsettled.has(rule), minimal.get(rule)));
    const proven = new Set(outcomes.map(({ rule }) => rule));
    const bare = [...lines].filter(([rule, { witnesses }]) => witnesses.length === 0 && !proven.has(rule));
    if (this.stale.size > 0 || !isDeepStrictEqual(counts, known.counts)) write({ counts, lines });
    return { problems: [...problems, ...bare.map(([rule]) => bareText(rule))], renewed: [...this.stale] };
  }

  /** What a search of everything found, or a shard of it. */
  #part(
    caught: readonly CaughtFault[],
    uncaught: readonly Unit[],
    counts: Counts,
    problems: readonly string[],
  ): SearchPart {
    const { plan, shard = { index: 1, total: 1 } } = this.#with;
    const rules = Object.fromEntries(plan.judgedRules.map((rule) => [rule, this.#digestsOf(rule)]));
    return {
      schema: 1,
      suite: digestOf([JSON.stringify(rules)]),
      shard,
      rules,
      counts,
      problems,
      unsettled: [...new Set(uncaught.flatMap((unit) => unit.rules))],
      caught: caught.map(({ id, rule, red }) => ({ id, rule, red: [...red] })),
    };
  }

  /** Leaves the part of a shard for "plumbline merge", or writes the whole list of witnesses. */
  #whole(part: SearchPart, search: OwnerSearch | undefined, asked: readonly string[]): Settled {
    const { shard, out, grammar, frozen, known, write } = this.#with;
    if (shard) {
      writeInto(out, 'a part of the search', { [PART]: jsonText(part) });
      return { standings: part.counts, problems: part.problems, renewed: [] };
    }
    const { file, problems: found } = wholeSearch([part]);
    const isChanged = frozen && witnessText(file) !== witnessText(known);
    const problems = isChanged ? [...found, 'witnesses.txt is not what this search found'] : found;
    if (!frozen) write(file);
    const noticed = noticedAmong(asked, part.caught);
    const boundaries = (search?.caught() ?? []).flatMap(({ id, unit }) => boundaryOf(id, unit, grammar) ?? []);
    return { standings: part.counts, problems, renewed: [], boundaries, noticed };
  }
}
