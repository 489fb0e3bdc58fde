import { HarnessError } from '../../ground/problems/harness-error.ts';
import { ruleTagOf } from '../../ground/rules/example-index.ts';
import { exampleKey } from '../../ledger/ending.ts';
import type { FaultOutcome } from '../../ledger/fault-outcome.ts';
import type { Noticed, Standings } from '../../ledger/kill-matrix.ts';
import type { Fault, Traced } from '../faults.ts';
import { jsonText, writeInto } from '../write-into.ts';
import { digestOf } from './digests.ts';
import { bluntest, type FaultSpace, operatorIn, overdue, placeIn, type Unit } from './fault-space.ts';
import { type CaughtFault, minimalByRule, noticedExamples } from './minimal.ts';
import type { OwnerSearch } from './owner-search.ts';
import type { ProofSetup } from './proof.ts';
import { type WitnessFile, type WitnessLine, writeOwnWitnesses } from './witness-file.ts';

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
}

/** In the place of a digest: what a rule reaches is not settled. */
const UNSETTLED = 'unsettled';

const isoDay = (): string => new Date().toISOString().slice(0, 10);

/** Holds the list of witnesses against what a traced run reached: which rules have to be searched anew, and what the numbers are then. */
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

  /** Whether the examples with these tags are tried when the rules were named that are to be searched. */
  isSearched(tags: readonly string[]): boolean {
    const tag = ruleTagOf(tags) ?? '';
    return this.#with.plan.searched.has(this.#with.setup.book.get(tag)?.id ?? tag);
  }

  /** The faults whose owner has to be found: all, those that were named, or those that stale rules alone can tell of. */
  unitsToSearch(): Unit[] {
    const { space, all, plan, known, digests } = this.#with;
    if (all) return [...space.units];
    const isOpen = ({ excused, open }: Unit): boolean => !excused && !open;
    if (plan.partial)
      return space.units.filter(
        (unit) =>
          unit.members.some((id) => plan.sought.includes(id)) ||
          (isOpen(unit) && unit.rules.some((rule) => plan.searched.has(rule))),
      );
    const isFresh = (rule: string): boolean => known.lines.has(rule) && !this.stale.has(rule);
    const isChanged = (rule: string): boolean =>
      this.stale.has(rule) && known.lines.get(rule)?.examples !== digests.get(rule);
    return space.units.filter(
      (unit) =>
        isOpen(unit) &&
        unit.rules.some((rule) => this.stale.has(rule)) &&
        (unit.rules.some(isChanged) || !unit.rules.some(isFresh)),
    );
  }

  /** The numbers and problems after everything was tried. Renews the list of witnesses where it may. */
  settle(outcomes: readonly FaultOutcome[], search: OwnerSearch | undefined, asked: readonly string[]): Settled {
    const { plan, all, frozen, shard } = this.#with;
    if (plan.partial) return { problems: this.#soughtInVain(search), renewed: [] };
    const uncaught = (search?.uncaught() ?? []).filter(({ excused, open }) => !excused && !open);
    const standings = this.#standings(uncaught, search);
    const problems = [
      ...this.#problems(search),
      ...uncaught.map((unit) => openText(unit)),
      ...this.#bare(outcomes, search),
    ];
    if (frozen && !all) return { standings, problems: [...problems, ...this.#frozen()], renewed: [] };
    const caught = [...writtenCaught(outcomes), ...(search?.caught() ?? [])];
    if (shard) {
      this.#keepShard(caught, problems, standings);
      return { standings, problems: [], renewed: [] };
    }
    const renewed = this.#renew(caught, uncaught, {
      ...standings,
      void: all ? (search?.voids ?? 0) : this.#with.known.counts.void,
    });
    if (!all) return { standings, problems, renewed };
    const examples = noticedExamples(caught);
    const noticed = {
      examples: asked.filter((key) => examples.has(key)),
      others: asked.filter((key) => !examples.has(key)),
    };
    return { standings, problems, renewed, boundaries: this.#boundaries(search), noticed };
  }

  #standings(uncaught: readonly Unit[], search: OwnerSearch | undefined): Standings {
    const { space, plan, all, known } = this.#with;
    const excused = space.units.filter((unit) => unit.excused).length;
    const open = space.units.filter((unit) => unit.open).length + uncaught.length;
    const written = plan.faults.filter(({ operator }) => operator === undefined).length;
    const voids = all ? (search?.voids ?? 0) : known.counts.void;
    return { caught: space.units.length + written - excused - open - voids, excused, open };
  }

  #problems(search: OwnerSearch | undefined): string[] {
    const { space, grammar, traced } = this.#with;
    const contradicted = (search?.caught() ?? [])
      .filter(({ unit }) => unit.excused ?? unit.open)
      .map(({ id, rule, unit }) => `${id} is ${unit.excused ? 'excused' : 'open'}, and ${rule} catches it`);
    const unreached = traced.unreached.map((place) => `${place} is open and has no owner: no example reaches it`);
    return [...space.misfits(), ...overdue(grammar.open, isoDay()), ...unreached, ...contradicted];
  }

  /** Judged rules without any fault that they catch. */
  #bare(outcomes: readonly FaultOutcome[], search: OwnerSearch | undefined): string[] {
    const { plan, known, shard } = this.#with;
    if (shard) return [];
    const proven = new Set([...outcomes, ...(search?.caught() ?? [])].map(({ rule }) => rule));
    for (const [rule, { witnesses }] of known.lines)
      if (!this.stale.has(rule) && witnesses.length > 0) proven.add(rule);
    return plan.judgedRules
      .filter((rule) => !proven.has(rule))
      .map((rule) => `${rule} has no fault that it catches; give it one in reference-impl/deviations/faults`);
  }

  #frozen(): string[] {
    return [...this.stale].map(
      (rule) => `${rule} is not as its line in witnesses.txt says; run "plumbline prove" and commit the file`,
    );
  }

  #soughtInVain(search: OwnerSearch | undefined): string[] {
    const caught = new Set(search?.caught().flatMap(({ unit }) => unit.members));
    const { space, plan } = this.#with;
    const settledAs = (id: string): string => {
      const unit = space.units.find(({ members }) => members.includes(id));
      if (!unit) return 'no example reaches its place';
      return unit.excused ? `excused: ${unit.excused.because}` : 'no example catches it';
    };
    return plan.sought.filter((id) => !caught.has(id)).map((id) => `${id}: ${settledAs(id)}`);
  }

  /** Writes the lines that changed; a rule that reaches something unsettled is searched again next time. */
  #renew(caught: readonly CaughtFault[], uncaught: readonly Unit[], counts: WitnessFile['counts']): string[] {
    const { plan, all, known } = this.#with;
    const unsettled = new Set(uncaught.flatMap(({ rules }) => rules));
    const minimal = minimalByRule(caught);
    const lines = new Map(all ? [] : [...known.lines].filter(([rule]) => plan.judgedRules.includes(rule)));
    const rules = plan.judgedRules.filter((rule) => all || this.stale.has(rule));
    for (const rule of rules) {
      const { examples, reach } = this.#digestsOf(rule);
      const witnesses = (minimal.get(rule) ?? []).map(({ id }) => id);
      lines.set(rule, { examples, reach: unsettled.has(rule) ? UNSETTLED : reach, witnesses });
    }
    const isSame =
      counts.caught === known.counts.caught &&
      counts.open === known.counts.open &&
      counts.excused === known.counts.excused;
    if (rules.length > 0 || !isSame) writeOwnWitnesses({ counts, lines });
    return all ? [] : rules;
  }

  /** Leaves what a shard of a whole search found, for "plumbline merge". */
  #keepShard(caught: readonly CaughtFault[], problems: readonly string[], standings: Standings): void {
    const { shard, out, digests } = this.#with;
    if (!shard) throw new HarnessError('only a shard leaves a part of a search');
    const found = caught.map(({ id, rule, red }) => ({ id, rule, red: [...red] }));
    const part = { schema: 1, shard, suite: digestOf(digests.values()), standings, caught: found, problems };
    writeInto(out, 'a part of the search', { 'search.json': jsonText(part) });
  }

  #boundaries(search: OwnerSearch | undefined): string[] {
    const { families } = this.#with.grammar;
    return (search?.caught() ?? []).flatMap(({ id, unit: { members } }) => {
      const family = families.find(({ operators }) => operators.includes(operatorIn(id)));
      const subtler = members[members.indexOf(id) - 1];
      if (!family || subtler === undefined) return [];
      return [`${placeIn(id)}: ${family.says} ${operatorIn(id)}, not ${operatorIn(subtler)}`];
    });
  }
}

const openText = (unit: Unit): string => {
  const [rule = '', ...more] = unit.rules;
  const others = more.length > 0 ? ` and ${more.length} more rules` : '';
  return `${bluntest(unit)} is open and has no owner: ${rule}${others} reach it, and no example catches it`;
};

/** The faults of authors that were caught, with the examples of their own rules that are red. */
const writtenCaught = (outcomes: readonly FaultOutcome[]): CaughtFault[] =>
  outcomes
    .filter(({ caught, operator }) => caught && operator === undefined)
    .map(({ id, rule, killedBy }) => ({
      id,
      rule,
      red: new Set(killedBy.map((kill) => exampleKey({ rule, ...kill }))),
    }));
