import { EXIT } from '../../ground/exit-codes.ts';
import { idOf } from '../../ground/members.ts';
import { ROOT } from '../../ground/own-package.ts';
import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import { type FaultOutcome, outcomeOf, type Trial } from '../../ledger/fault-outcome.ts';
import { type KillMatrix, killMatrix } from '../../ledger/kill-matrix.ts';
import { CucumberRunner } from '../run/cucumber-runner.ts';
import { exampleDigests } from '../run/editions.ts';
import { singlePaths } from '../run/example-paths.ts';
import type { Fault } from '../run/faults.ts';
import { AlternativeTrials } from './alternative-trials.ts';
import { ruleIn } from './drawn-places.ts';
import { FaultSpace, operatorIn } from './fault-space.ts';
import { OwnerMemory } from './owner-memory.ts';
import { OwnerSearch } from './owner-search.ts';
import { lookAgain, type Reaching, runPlain, runTwin, withoutChance } from './plain-run.ts';
import { isInShard, type ProofSetup } from './proof-plan.ts';
import { Renewal } from './renewal.ts';
import { type TrialJob, TrialPlan } from './trial-plan.ts';
import { TrialPool, TrialQueue } from './trial-pool.ts';
import { ownWitnesses, witnessesIn, writeOwnWitnesses } from './witness-file.ts';

export class Proof {
  readonly #with: ProofSetup;
  readonly #trials: TrialPlan;
  readonly #known = ownWitnesses();
  readonly #queue = new TrialQueue();
  readonly #found = new Map<string, Trial>();
  #tried: Fault[] = [];
  readonly #written: Fault[] = [];
  readonly #alternatives: AlternativeTrials;
  #search: OwnerSearch | undefined;
  #green: ReadonlySet<string> = new Set();

  constructor(setup: ProofSetup) {
    const { plan, shard, all } = setup;
    this.#with = setup;
    this.#trials = new TrialPlan(setup.setup.places, setup.setup.book, all);
    const alternatives = plan.alternatives.filter(({ name }) => isInShard(name, shard));
    this.#alternatives = new AlternativeTrials(alternatives, this.#trials);
    const witnesses = witnessesIn(this.#known);
    for (const fault of all ? [] : plan.faults) {
      if (!isInShard(fault.id, shard) || !(plan.partial || witnesses.has(fault.id))) continue;
      if (fault.operator === undefined) this.#written.push(fault);
      else this.#tried.push(fault);
    }
  }

  async run(tell: (done: number, left: number, fault: string) => void): Promise<KillMatrix> {
    const { workers, plan, shard } = this.#with;
    let done = 0;
    const pool = new TrialPool((trial) => {
      if (this.#alternatives.knows(trial.fault)) this.#queue.add(...this.#alternatives.take(trial));
      else if (trial.isSearch) this.#queue.add(...(this.#search?.take(trial) ?? []));
      else this.#found.set(trial.fault, trial);
      done += 1;
      tell(done, this.#queue.size, trial.fault);
    });
    const cancel = (): void => {
      pool.stop();
      process.exit(EXIT.cancelled);
    };
    process.once('SIGINT', cancel).once('SIGTERM', cancel);

    for (const fault of this.#tried) this.#queue.add(this.#trials.jobFor(fault));
    const here = this.#runHere();
    void this.#queue.awaits(here);
    const isTwinWanted = !plan.partial && (shard?.index ?? 1) === 1;
    const twinRun = isTwinWanted ? runTwin() : undefined;
    const [{ plain, renewal, asked }, twin] = await Promise.all([here, twinRun, pool.run(this.#queue, workers)]);

    const again = new Set<string>();
    for (const fault of this.#outcomes()) {
      if (fault.caught) continue;
      again.add(fault.id);
      this.#queue.add(this.#trials.jobFor(fault));
    }
    await pool.run(this.#queue, workers);
    process.off('SIGINT', cancel).off('SIGTERM', cancel);

    const outcomes = this.#outcomes(again);
    const settled = renewal.settle(outcomes, this.#search, asked);
    const context = { plain, twin, partial: plan.partial, alternatives: this.#alternatives.outcomes(), ...settled };
    return killMatrix([...outcomes, ...this.#foundNow()], plan.judgedRules, context);
  }

  #outcomes(again: ReadonlySet<string> = new Set()): FaultOutcome[] {
    const outcomes: FaultOutcome[] = [];
    for (const fault of this.#tried) {
      const outcome = this.#outcomeOf(fault, this.#found.get(fault.id) as Trial);
      outcomes.push(again.has(fault.id) ? { ...outcome, tries: 2 } : outcome);
    }
    return outcomes;
  }

  #foundNow(): FaultOutcome[] {
    const tried = new Set(this.#tried.map(idOf));
    const outcomes: FaultOutcome[] = [];
    for (const { id, rule, trial, unit } of this.#search?.caught() ?? [])
      if (!tried.has(id))
        outcomes.push(this.#outcomeOf({ id, rule, says: unit.members.join(' '), operator: operatorIn(id) }, trial));
    return outcomes;
  }

  #outcomeOf(fault: Fault, trial: Trial): FaultOutcome {
    return outcomeOf(trial, {
      fault,
      green: this.#green,
      areaOf: (rule) => this.#with.setup.book.get(rule)?.area ?? 'unknown',
      isUnrelated: (area) => fault.operator === undefined && this.#trials.isUnrelated(fault.rule, area),
    });
  }

  async #runHere() {
    const { lab, setup, plan } = this.#with;
    const runner = await CucumberRunner.load();
    const jobs: TrialJob[] = [];
    for (const fault of plan.faults) jobs.push(this.#trials.jobFor(fault));
    if (plan.partial) for (const each of plan.alternatives) jobs.push(this.#trials.groupJob([each]));
    await lab.trace('all');
    const { plain, green, asked } = await runPlain(plan, jobs, setup, runner);
    this.#green = green;
    const traced = await lab.traced();
    const reaching = await lab.tracedFaults();
    const digests = exampleDigests(ROOT, setup.places, setup.book);
    const renewed = (faults: Reaching): Renewal => {
      const space = new FaultSpace(faults, this.#with.grammar, setup.book);
      return new Renewal({ ...this.#with, space, digests, traced, known: this.#known, write: writeOwnWitnesses });
    };

    const atFirst = renewed(reaching);
    await this.#addWritten(atFirst);
    const renewal = await withoutChance(atFirst, reaching, (rules) => lookAgain(rules, this.#with, runner), renewed);
    await lab.endTrace();
    this.#beginSearch(renewal);
    this.#queue.add(...this.#alternatives.begin(plan.partial ? {} : traced.alternatives));
    return { plain, asked, renewal };
  }

  async #addWritten(renewal: Renewal): Promise<void> {
    const { lab, all, plan, shard, frozen } = this.#with;
    const stale = frozen ? new Set<string>() : renewal.stale;
    const written: Fault[] = [];
    for (const fault of this.#written) if (!stale.has(fault.rule)) written.push(fault);
    for (const fault of plan.faults)
      if (fault.operator === undefined && (all ? isInShard(fault.id, shard) : stale.has(fault.rule)))
        written.push(fault);
    for (const fault of written) {
      const drawn = this.#trials.drawnFor(fault);
      const reached = new Set(await lab.reachedBy(fault.id, drawn.flatMap(singlePaths)));
      const seen: ExamplePlace[] = [];
      for (const place of drawn) if (singlePaths(place).some((path) => reached.has(path))) seen.push(place);
      this.#queue.add(this.#trials.jobFor(fault, true, seen));
      this.#tried.push(fault);
    }
  }

  #beginSearch(renewal: Renewal): void {
    const { setup, plan, all, shard, frozen } = this.#with;
    const { book } = setup;
    // What the grammar makes for a stale rule is searched again, and another rule may catch it.
    if (!frozen)
      this.#tried = this.#tried.filter(({ rule, operator }) => operator === undefined || !renewal.stale.has(rule));
    const units = renewal.unitsToSearch().filter(({ members: [first = ''] }) => isInShard(first, shard));
    if (units.length === 0 || (frozen && !all && !plan.partial)) return;
    const isEverywhere = plan.searched.size === 0 || plan.sought.length > 0;
    const places = setup.places.filter(({ tags }) => isEverywhere || plan.searched.has(ruleIn(tags, book)));
    const memory = new OwnerMemory();
    for (const [rule, { witnesses }] of this.#known.lines) for (const id of witnesses) memory.remember(id, rule);
    const search = new OwnerSearch(book, places, this.#green, memory);
    for (const make of search.begin(units, renewal.stale)) this.#queue.later(make);
    this.#search = search;
  }
}
