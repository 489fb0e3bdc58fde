import { Driver } from '../../client/driver/driver.ts';
import { forTerminal } from '../../ground/quote/terminal.ts';
import { realTime } from '../../ground/time/pause.ts';
import { RealWaits } from '../../ground/time/real-waits.ts';
import { receiveAt } from '../../wire/callbacks/receive-at.ts';
import { CallbackReceiver } from '../../wire/callbacks/receiver.ts';
import type { Tunnel } from '../../wire/callbacks/tunnel.ts';
import { demandedBindings } from '../../wire/http/bound-path.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { Reach } from '../../wire/http/reach.ts';
import { LabClient } from '../../wire/lab/lab-client.ts';
import { TimeLadder } from '../../wire/lab/time-ladder.ts';
import { WorldPort } from '../../wire/lab/world-port.ts';
import { accountOf } from '../../wire/safety/lease.ts';
import { Restraint, spentIn } from '../../wire/safety/restraint.ts';
import type { RunJournal } from '../../wire/safety/run-journal.ts';
import { openStateFolder } from '../../wire/safety/state-folder.ts';
import type { ChosenAccounts } from '../../wire/target/declared-account.ts';
import { declaredFacts } from '../../wire/target/declared-facts.ts';
import { contextOr, type RunContext } from '../../wire/target/run-context.ts';
import { operatorAddresses, reachOf } from '../../wire/target/target.ts';
import { watchedFacts } from './cast.ts';
import { confirmReports, noteTraces, takeAway } from './clean-up.ts';
import { WaitingExamples } from './deferred-bank.ts';
import { letDrive } from './driven-client.ts';
import type { ExampleText } from './example-text.ts';
import { RunFacilities } from './facilities.ts';
import { beginTraces, type SessionParts, type Traces } from './parts.ts';
import { clientOf, limitsOf } from './run-client.ts';
import { SampleValues } from './sample-values.ts';
import { Session } from './session.ts';
import { declaredNeedsOf, type SetUp, setUpFor } from './set-up.ts';
import { TapedClient, TapedReceivers } from './taped.ts';

type Known = Pick<SessionParts, 'rule' | 'run' | 'uses'> & { readonly key: string };

/** Shared by all examples of a run: connections, the receiver, access to the lab. */
export class RunResources {
  readonly context: RunContext;
  readonly http: HttpClient;
  readonly receiver: CallbackReceiver;
  readonly lab: LabClient | undefined;
  /** The faults of this run that belong to the platform; the others belong to the built-in client and receiver. */
  readonly platformFaults: readonly string[];
  readonly waiting: WaitingExamples;
  /** The one that plays the account where examples are asked with a further kind. */
  account: string | undefined;
  readonly #closeTarget: () => Promise<void>;
  readonly #traces: Traces;
  readonly #reach: Reach;
  readonly #restraint: Restraint;
  readonly #journal: RunJournal | undefined;
  readonly #driver: Driver | undefined;
  readonly #facilities: RunFacilities;
  #tunnel: Tunnel | undefined;
  /** The accounts that examples had on a target without a lab, by the id of the one that played the account. */
  readonly #casts = new Map<string | undefined, ChosenAccounts>();
  readonly #leaving = new Set<Promise<unknown>>();

  private constructor(context: RunContext, closeTarget: () => Promise<void>) {
    this.context = context;
    this.platformFaults = context.faults.filter((id) => !/^(client|receiver)\./.test(id));
    this.#closeTarget = closeTarget;
    this.#traces = beginTraces(context.runId);
    this.#restraint = new Restraint(limitsOf(context.target), realTime, spentIn(context.target));
    const { lab, maxWaitMs, safety, client } = context.target;
    // A later run continues only what may be sent to the target.
    const keeps = !lab && maxWaitMs > 0 && safety?.sideEffects.length;
    const folder = keeps ? openStateFolder(safety.stateDir) : undefined;
    const warn = (sentence: string): void => void process.stderr.write(forTerminal(`plumbline: ${sentence}\n`));
    this.waiting = new WaitingExamples(folder, accountOf(context.target), realTime.now(), warn);
    this.#driver = client && new Driver(client);
    this.#reach = reachOf(context.target);
    const { http, journal } = clientOf(context, this.#restraint, this.#reach);
    this.http = http;
    this.#journal = journal;
    this.receiver = new CallbackReceiver(`${context.runId.slice(0, 8)}-`);
    this.#facilities = new RunFacilities(context.target, http);
    this.lab = lab ? new LabClient(this.http, lab) : undefined;
  }

  /** Starts the receiver and switches the run's faults; without a context, for the bundled target. */
  static async open(given?: RunContext): Promise<RunResources> {
    const { context, close } = await contextOr(given);
    const resources = new RunResources(context, close);
    resources.#tunnel = await receiveAt(context.target.callbacks, resources.receiver, (own) => {
      resources.#reach.add(own);
      resources.#restraint.exempt(own);
    });
    for (const address of operatorAddresses(context.target)) resources.#restraint.exempt(address);
    await resources.#facilities.open();
    await resources.#switchFaults(resources.platformFaults);
    return resources;
  }

  /** A session on the account that all examples share. `key` identifies an example that has waited and continues. */
  #shared(known: Known, values: SampleValues, setUpAt: (now: number) => SetUp): Session {
    const { http, receiver } = this;
    const { rule, run, key, uses } = known;
    const { tape, waited } = this.waiting.takeUp(key);
    const { maxWaitMs: maxWait, safety } = run.target;
    const maxDefer = safety?.sideEffects.length && this.account === undefined ? safety.maxDeferMs : 0;
    const waits = new RealWaits({ maxWait, maxDefer }, realTime, tape);
    waits.waited = waited;
    const now = () => waits.now();
    const { cast, numbers: standIns, ...found } = setUpAt(now());
    this.#casts.set(cast.main?.account, cast);
    return new Session({
      rule,
      run,
      reach: this.#reach,
      traces: this.#traces,
      world: undefined,
      uses,
      values,
      standIns,
      ...found,
      facilities: this.#facilities.shared(tape, now),
      facts: values.castOnAccount(declaredFacts(run.target, cast)),
      http: new TapedClient(http, tape, now),
      receiver: new TapedReceivers(receiver, tape, () => waits.parked !== undefined),
      time: new TimeLadder(undefined, 0, () => http.sent, waits),
    });
  }

  /** A fresh session for one example of `rule`, in a world of its own where the target has a lab. */
  async openSession(rule: string, key = rule, example: ExampleText = { steps: [], tags: [] }): Promise<Session> {
    const { http, receiver } = this;
    const uses = new Set<string>();
    // The same run for one example: reading a binding that the target file denies throws, other reads are noted.
    const { bindings, deniedBindings } = this.context.target;
    const used = (name: string): void => void uses.add(`binding ${name}`);
    const target = { ...this.context.target, bindings: demandedBindings(bindings, deniedBindings, used) };
    const run = { ...this.context, target };
    const values = new SampleValues(run.seed, key, example.written);
    const { lab, account } = this;
    if (!lab)
      return this.#shared({ rule, run, key, uses }, values, (now) => setUpFor(example, run.target, now, account));
    const order = { faults: this.platformFaults, now: values.start };
    const world = await lab.createWorld(order, rule, example.place);
    const facilities = this.#facilities.ofWorld(new WorldPort(lab, world.id));
    const time = new TimeLadder(facilities.named('clock'), Date.parse(world.now), () => http.sent);
    const facts = watchedFacts(values.castIn(world), uses);
    const shared = { http, receiver, reach: this.#reach, traces: this.#traces };
    for (const need of declaredNeedsOf(example)) uses.add(need);
    const session = new Session({ rule, run, facts, world: world.id, facilities, time, values, uses, ...shared });
    if (this.#driver) letDrive(session, this.#driver);
    return session;
  }

  async leave(session: Session, rule: string, key: string): Promise<void> {
    if (!this.lab || session.world === undefined) {
      this.waiting.put(key, rule, session.time.waits);
      if (session.time.waits.parked) return;
      const { bindings } = this.context.target;
      noteTraces(session, bindings);
      if (!this.waiting.isAnyParked) await this.#journal?.former?.putBack();
      return takeAway(session, bindings);
    }
    const leaving = Promise.allSettled([this.lab.request('DELETE', `/worlds/${session.world}`)]);
    this.#leaving.add(leaving);
    void leaving.then(() => this.#leaving.delete(leaving));
  }

  async close(): Promise<void> {
    await Promise.all(this.#leaving);
    if (!this.lab && this.#traces.messages.size > 0) {
      for (const cast of [...this.#casts.values()]) {
        const [values, setUp] = [new SampleValues(this.context.seed, 'none'), () => ({ cast, numbers: new Map() })];
        const session = this.#shared({ rule: 'none', run: this.context, key: 'none' }, values, setUp);
        await Promise.allSettled([confirmReports(session)]);
      }
    }
    await this.#switchFaults([]);
    this.#journal?.close();
    this.#tunnel?.close();
    this.#driver?.close();
    this.#facilities.close();
    await Promise.all([this.http.close(), this.receiver.stop()]);
    await this.#closeTarget();
  }

  /** Faults apply to the whole platform during the run: requests of unknown callers belong to no world. */
  async #switchFaults(ids: readonly string[]): Promise<void> {
    if (this.lab && this.platformFaults.length > 0) await this.lab.request('PUT', '/faults', { ids });
  }
}
