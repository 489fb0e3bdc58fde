import { EXIT } from '../../ground/exit-codes.ts';
import { ROOT } from '../../ground/own-package.ts';
import { type FaultOutcome, outcomeOf, type Trial } from '../../ledger/fault-outcome.ts';
import { type KillMatrix, killMatrix } from '../../ledger/kill-matrix.ts';
import { CucumberRunner } from '../run/cucumber-runner.ts';
import { singlePaths } from '../run/example-paths.ts';
import type { Fault, Traced } from '../run/faults.ts';
import { AlternativeTrials } from './alternative-trials.ts';
import { exampleDigests } from './digests.ts';
import { FaultSpace } from './fault-space.ts';
import { OwnerMemory } from './owner-memory.ts';
import { OwnerSearch } from './owner-search.ts';
import { runPlain } from './plain-run.ts';
import { isInShard, type ProofSetup } from './proof-setup.ts';
import { Renewal } from './renewal.ts';
import { lookAgain, type Reaching, withoutChance } from './second-look.ts';
import { type TrialJob, TrialPlan } from './trial-plan.ts';
import { TrialPool, TrialQueue } from './trial-pool.ts';
import { runTwin } from './twin-run.ts';
import { ownWitnesses, type WitnessFile, writeOwnWitnesses } from './witness-file.ts';

const isWritten = ({ operator }: Pick<Fault, 'operator'>): boolean => operator === undefined;

/** One proof: faults and alternatives are tried in workers, while this process runs the examples without any. */
export class Proof {
  readonly #with: ProofSetup;
  readonly #trials: TrialPlan;
  readonly #known: WitnessFile = ownWitnesses();
  readonly #queue = new TrialQueue();
  readonly #found = new Map<string, Trial>();
  #tried: readonly Fault[];
  readonly #alternatives: AlternativeTrials;
  #search: OwnerSearch | undefined;
  #green: ReadonlySet<string> = new Set();

  constructor(setup: ProofSetup) {
    const { book, places } = setup.setup;
    this.#with = setup;
    this.#trials = new TrialPlan(places, book, setup.all);
    const { plan, shard } = setup;
    this.#alternatives = new AlternativeTrials(
      plan.alternatives.filter(({ name }) => isInShard(name, shard)),
      this.#trials,
    );
    this.#tried = this.#namedFaults().filter((fault) => !isWritten(fault));
  }

  /** Tries everything, twice what is not caught at once, and returns the outcome. */
  async run(tell: (done: number, left: number, fault: string) => void): Promise<KillMatrix> {
    const { workers, plan, shard } = this.#with;
    let done = 0;
    const pool = new TrialPool((trial) => {
      this.#queue.add(this.#take(trial));
      done += 1;
      tell(done, this.#queue.size, trial.fault);
    });
    const cancel = (): void => {
      pool.stop();
      process.exit(EXIT.cancelled);
    };
    process.once('SIGINT', cancel).once('SIGTERM', cancel);
    this.#queue.add(this.#tried.map((fault) => this.#trials.jobFor(fault)));
    const here = this.#runHere();
    this.#queue.awaits(here);
    const isTwinWanted = !plan.partial && (shard?.index ?? 1) === 1;
    const [{ plain, renewal, asked }, twin] = await Promise.all([
      here,
      isTwinWanted ? runTwin() : undefined,
      pool.run(this.#queue, workers),
    ]);
    const survivors = this.#outcomes().filter(({ caught }) => !caught);
    this.#queue.add(survivors.map((fault) => this.#trials.jobFor(fault)));
    await pool.run(this.#queue, workers);
    process.off('SIGINT', cancel).off('SIGTERM', cancel);
    const again = new Set(survivors.map(({ id }) => id));
    const outcomes = this.#outcomes().map((each) => (again.has(each.id) ? { ...each, tries: 2 as const } : each));
    const settled = renewal.settle(outcomes, this.#search, asked);
    return killMatrix([...outcomes, ...this.#foundNow()], plan.judgedRules, {
      plain,
      twin,
      partial: plan.partial,
      alternatives: this.#alternatives.outcomes(),
      ...settled,
    });
  }

  /** The faults that are tried by name: those of a partial proof, or the witnesses; those of authors come when it is known what reaches them. */
  #namedFaults(): readonly Fault[] {
    const { plan, all, shard } = this.#with;
    if (all) return [];
    const witnesses = new Set([...this.#known.lines.values()].flatMap((line) => line.witnesses));
    return plan.faults.filter(({ id }) => (plan.partial || witnesses.has(id)) && isInShard(id, shard));
  }

  #take(trial: Trial): TrialJob[] {
    if (this.#alternatives.knows(trial.fault)) return this.#alternatives.take(trial);
    if (trial.isSearch) return this.#search?.take(trial) ?? [];
    this.#found.set(trial.fault, trial);
    return [];
  }

  #outcomes(): FaultOutcome[] {
    return this.#tried.map((fault) => this.#outcomeOf(fault, this.#found.get(fault.id) as Trial));
  }

  /** The outcomes of what a search found. */
  #foundNow(): FaultOutcome[] {
    const tried = new Set(this.#tried.map(({ id }) => id));
    const found = (this.#search?.caught() ?? []).filter(({ id }) => !tried.has(id));
    return found.map(({ id, rule, trial, unit }) =>
      this.#outcomeOf({ id, rule, says: unit.members.join(' '), operator: id.slice(0, id.indexOf('.')) }, trial),
    );
  }

  #outcomeOf(fault: Fault, trial: Trial): FaultOutcome {
    const areaOf = (rule: string): string => this.#with.setup.book.get(rule)?.area ?? 'unknown';
    const isUnrelated = (area: string): boolean => isWritten(fault) && this.#trials.isUnrelated(fault.rule, area);
    return outcomeOf(trial, { fault, green: this.#green, areaOf, isUnrelated });
  }

  /** The run without faults, which is traced and says what reaches them. Trials that wait for it are added to the queue. */
  async #runHere() {
    const { lab, setup, plan, frozen } = this.#with;
    const runner = await CucumberRunner.load();
    const all = plan.faults.map((fault) => this.#trials.jobFor(fault));
    const about = plan.partial ? plan.alternatives.map((each) => this.#trials.groupJob([each])) : [];
    await lab.trace('all');
    const { plain, green, asked } = await runPlain(plan, [...all, ...about], setup, runner);
    this.#green = green;
    const traced = await lab.traced();
    const reaching = await lab.tracedFaults();
    const atFirst = this.#renewal(traced, reaching);
    await this.#addWritten(atFirst);
    const look = (rules: ReadonlySet<string>) => lookAgain(rules, this.#with, runner);
    const renewal = await withoutChance(atFirst, reaching, look, (found) => this.#renewal(traced, found));
    if (!frozen) this.#leaveToSearch(renewal.stale);
    await lab.endTrace();
    this.#beginSearch(renewal);
    this.#queue.add(this.#alternatives.begin(plan.partial ? {} : traced.alternatives));
    return { plain, asked, renewal };
  }

  /** The trials of the faults that an author wrote, each with the drawn examples that reach it; of stale rules all, to the end. */
  async #addWritten(renewal: Renewal): Promise<void> {
    const { lab, all, plan, shard, frozen } = this.#with;
    const stale = frozen ? new Set<string>() : renewal.stale;
    const everyOne = all
      ? plan.faults.filter(({ id }) => isInShard(id, shard))
      : plan.faults.filter(({ rule }) => stale.has(rule));
    const named = this.#namedFaults().filter(({ rule }) => !stale.has(rule));
    const written = [...named, ...everyOne].filter(isWritten);
    for (const fault of written) {
      const reached = new Set(await lab.reachedBy(fault.id, this.#trials.drawnFor(fault).flatMap(singlePaths)));
      this.#queue.add([this.#trials.jobFor(fault, true, (path) => reached.has(path))]);
    }
    this.#tried = [...this.#tried, ...written];
  }

  /** What the grammar makes for a stale rule is searched again, and another rule may catch it. */
  #leaveToSearch(stale: ReadonlySet<string>): void {
    this.#tried = this.#tried.filter((fault) => isWritten(fault) || !stale.has(fault.rule));
  }

  #renewal(traced: Traced, faults: Reaching): Renewal {
    const { setup, grammar } = this.#with;
    const { book, places } = setup;
    const space = new FaultSpace(faults, grammar, book);
    return new Renewal({
      ...this.#with,
      space,
      digests: exampleDigests(ROOT, places, book),
      traced,
      known: this.#known,
      write: writeOwnWitnesses,
    });
  }

  /** Searches for the owners of whatever is not known yet: everything, what stale rules reach, or what was named. */
  #beginSearch(renewal: Renewal): void {
    const { setup, plan, all, shard, frozen } = this.#with;
    const { book, places } = setup;
    const units = renewal.unitsToSearch().filter(({ members: [first = ''] }) => isInShard(first, shard));
    if (units.length === 0 || (frozen && !all && !plan.partial)) return;
    const searched =
      plan.searched.size > 0 && plan.sought.length === 0
        ? places.filter(({ tags }) => renewal.isSearched(tags))
        : places;
    const memory = new OwnerMemory();
    for (const [rule, { witnesses }] of this.#known.lines) for (const id of witnesses) memory.remember(id, rule);
    const search = new OwnerSearch(book, searched, () => this.#green, memory);
    this.#search = search;
    for (const make of search.begin(units, renewal.stale)) this.#queue.later(make);
  }
}
