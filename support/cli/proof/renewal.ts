import { isDeepStrictEqual } from 'node:util';
import { collect } from '../../ground/collect.ts';
import { jsonText } from '../../ground/json.ts';
import { exampleKey } from '../../ledger/ending.ts';
import type { FaultOutcome } from '../../ledger/fault-outcome.ts';
import type { Settled } from '../../ledger/kill-matrix.ts';
import { digestOf } from '../run/editions.ts';
import type { Traced } from '../run/faults.ts';
import { writeInto } from '../terminal/write-into.ts';
import { bluntest, type FaultSpace, operatorIn, overdue, placeIn, type Unit } from './fault-space.ts';
import { type CaughtFault, minimalByRule, noticedAmong } from './minimal.ts';
import type { OwnedFault, OwnerSearch } from './owner-search.ts';
import { isInShard, type ProofSetup } from './proof-plan.ts';
import { bareText, lineOf, PART, type SearchPart, wholeSearch } from './search-part.ts';
import { type Counts, type WitnessFile, type WitnessLine, witnessText } from './witness-file.ts';

interface RenewalSetup extends Pick<ProofSetup, 'plan' | 'grammar' | 'all' | 'shard' | 'frozen' | 'out'> {
  readonly space: FaultSpace;
  readonly digests: ReadonlyMap<string, string>;
  readonly traced: Traced;
  readonly known: WitnessFile;
  readonly write: (file: WitnessFile) => void;
}

interface Results {
  readonly outcomes: readonly FaultOutcome[];
  readonly found: readonly OwnedFault[];
  readonly caught: readonly CaughtFault[];
  readonly unsettled: Set<string>;
  readonly counts: Counts;
  readonly problems: readonly string[];
}

export class Renewal {
  readonly #with: RenewalSetup;
  readonly #written = new Map<string, string[]>();
  /** The rules whose examples, or what they reach, are not those of their line. */
  readonly stale: ReadonlySet<string>;
  /** The stale rules whose examples are as they were: perhaps chance alone made them reach something else. */
  readonly doubtful: ReadonlySet<string>;

  constructor(setup: RenewalSetup) {
    this.#with = setup;
    const { plan, all, known } = setup;
    for (const { id, rule, operator } of plan.faults) if (operator === undefined) collect(this.#written, rule, id);
    const [stale, doubtful] = [new Set<string>(), new Set<string>()];
    for (const rule of plan.partial || all ? [] : plan.judgedRules) {
      const line = known.lines.get(rule);
      const { examples, reach } = this.#digestsOf(rule);
      if (line?.examples === examples && line.reach === reach) continue;
      stale.add(rule);
      if (line?.examples === setup.digests.get(rule)) doubtful.add(rule);
    }
    this.stale = stale;
    this.doubtful = doubtful;
  }

  #digestsOf(rule: string): Pick<WitnessLine, 'examples' | 'reach'> {
    const reached = [...this.#with.space.reachedBy(rule), ...(this.#written.get(rule) ?? [])];
    return { examples: this.#with.digests.get(rule) ?? digestOf([]), reach: digestOf(reached) };
  }

  /** The faults whose owner has to be found: all, the named ones, or those that stale rules alone can tell of. */
  unitsToSearch(): Unit[] {
    const { space, all, plan, known } = this.#with;
    if (all) return [...space.units];
    return space.units.filter(({ members, rules, excused, open }) => {
      if (plan.sought.some((id) => members.includes(id))) return true;
      if (excused || open) return false;
      let [isFresh, isStale] = [false, false];
      for (const rule of rules) {
        if (plan.searched.has(rule) || (this.stale.has(rule) && !this.doubtful.has(rule))) return true;
        isStale ||= this.stale.has(rule);
        isFresh ||= known.lines.has(rule) && !this.stale.has(rule);
      }
      return isStale && !isFresh;
    });
  }

  settle(outcomes: readonly FaultOutcome[], search: OwnerSearch | undefined, asked: readonly string[]): Settled {
    const { plan, all, space } = this.#with;
    const found = search?.caught() ?? [];
    if (plan.partial) {
      const sought = new Set(plan.sought);
      for (const { unit } of found) for (const id of unit.members) sought.delete(id);
      return { problems: [...sought].map((id) => `${id}: ${space.standingOf(id)}`), renewed: [] };
    }
    const uncaught = (search?.uncaught() ?? []).filter(({ excused, open }) => !excused && !open);
    const caught: CaughtFault[] = [];
    let survivors = 0;
    for (const { id, rule, operator, caught: isCaught, killedBy } of outcomes) {
      if (!isCaught && operator === undefined) survivors += 1;
      // Of a rule whose examples are as they were only what is new is searched: its witnesses count beside it.
      if (!isCaught || (operator !== undefined && !this.doubtful.has(rule))) continue;
      caught.push({ id, rule, red: new Set(killedBy.map((kill) => exampleKey({ rule, ...kill }))) });
    }
    caught.push(...found);
    const counts = this.#counts(uncaught.length + survivors, search);
    const problems = this.#problems(found, uncaught);

    const unsettled = new Set<string>();
    for (const { rules } of uncaught) for (const rule of rules) unsettled.add(rule);
    const results = { outcomes, found, caught, unsettled, counts, problems };
    const settled = all ? this.#whole(results, asked) : this.#renew(results);
    return { ...settled, left: space.left() };
  }

  #counts(uncaught: number, search: OwnerSearch | undefined): Counts {
    const { space, plan, known, shard } = this.#with;
    const voids = this.#with.all ? (search?.voids ?? 0) : known.counts.void;
    let [all, excused, open] = [0, 0, uncaught];
    for (const unit of space.units) {
      if (!isInShard(unit.members[0] ?? '', shard)) continue;
      all += 1;
      if (unit.excused) excused += 1;
      if (unit.open) open += 1;
    }
    for (const { id, operator } of plan.faults) if (operator === undefined && isInShard(id, shard)) all += 1;
    return { caught: all - excused - open - voids, excused, open, void: voids };
  }

  #problems(found: readonly OwnedFault[], uncaught: readonly Unit[]): string[] {
    const { space, grammar, traced } = this.#with;
    const today = new Date().toISOString().slice(0, 10);
    const problems = [...space.misfits(traced.unreached), ...overdue(grammar.open, today)];
    problems.push(...space.unreached(traced.unreached));
    for (const { id, rule, unit } of found)
      if (unit.excused || unit.open)
        problems.push(`${id} is ${unit.excused ? 'excused' : 'open'}, and ${rule} catches it`);
    for (const unit of uncaught) {
      const [rule = '', ...more] = unit.rules;
      const reaching = more.length > 0 ? `${rule} and ${more.length} more rules reach it` : `${rule} reaches it`;
      problems.push(`${bluntest(unit)} is open and has no owner: ${reaching}, and no example catches it`);
    }
    return problems;
  }

  #renew({ outcomes, caught, unsettled, counts, problems }: Results): Settled {
    const { plan, known, frozen, write } = this.#with;
    const all = [...problems];
    if (frozen) {
      for (const rule of this.stale)
        all.push(`${rule} is not as its line in witnesses.txt says; run "plumbline prove" and commit the file`);
      if (this.stale.size === 0 && !isDeepStrictEqual(counts, known.counts))
        all.push('the first line of witnesses.txt counts otherwise; run "plumbline prove" and commit the file');
      return { standings: counts, problems: all, renewed: [] };
    }
    const proven = new Set<string>();
    for (const outcome of outcomes) {
      proven.add(outcome.rule);
      if (!outcome.caught) unsettled.add(outcome.rule);
    }
    const minimal = minimalByRule(caught);
    const lines = new Map(known.lines);
    for (const rule of known.lines.keys()) if (!plan.judgedRules.includes(rule)) lines.delete(rule);
    const kept = new Set<string>();
    for (const [rule, { witnesses }] of lines) if (!this.stale.has(rule)) for (const id of witnesses) kept.add(id);
    for (const rule of this.stale) {
      const own = minimal.get(rule)?.filter(({ id }) => !kept.has(id));
      lines.set(rule, lineOf(this.#digestsOf(rule), unsettled.has(rule), own));
    }
    for (const [rule, { witnesses }] of lines)
      if (witnesses.length === 0 && !proven.has(rule)) all.push(bareText(rule));
    if (this.stale.size > 0 || !isDeepStrictEqual(counts, known.counts)) write({ counts, lines });
    return { standings: counts, problems: all, renewed: [...this.stale] };
  }

  /** Leaves the part of a shard for "plumbline merge", or writes the whole list of witnesses. */
  #whole({ found, caught, unsettled, counts, problems }: Results, asked: readonly string[]): Settled {
    const { plan, shard, out, grammar, frozen, known, write } = this.#with;
    const rules: Record<string, Pick<WitnessLine, 'examples' | 'reach'>> = {};
    for (const rule of plan.judgedRules) rules[rule] = this.#digestsOf(rule);
    const part: SearchPart = {
      schema: 1,
      suite: digestOf([JSON.stringify(rules)]),
      shard: shard ?? { index: 1, total: 1 },
      rules,
      counts,
      problems,
      unsettled: [...unsettled],
      caught: caught.map(({ id, rule, red }) => ({ id, rule, red: [...red] })),
    };
    if (shard) {
      writeInto(out, 'a part of the search', { [PART]: jsonText(part) });
      return { standings: counts, problems, renewed: [] };
    }
    const whole = wholeSearch([part]);
    const all = [...whole.problems];
    if (!frozen) write(whole.file);
    else if (witnessText(whole.file) !== witnessText(known)) all.push('witnesses.txt is not what this search found');
    const boundaries: string[] = [];
    for (const { id, unit } of found) {
      const subtler = unit.members[unit.members.indexOf(id) - 1];
      const family = grammar.families.find(({ operators }) => operators.includes(operatorIn(id)));
      if (subtler !== undefined && family)
        boundaries.push(`${placeIn(id)}: ${family.says} ${operatorIn(id)}, not ${operatorIn(subtler)}`);
    }
    return { standings: counts, problems: all, renewed: [], boundaries, noticed: noticedAmong(asked, part.caught) };
  }
}
