import { Driver } from '../../client/driver/driver.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import { realTime } from '../../ground/time/pause.ts';
import { RealWaits } from '../../ground/time/real-waits.ts';
import { CallbackReceiver } from '../../wire/callbacks/receiver.ts';
import { openTunnel, type Tunnel } from '../../wire/callbacks/tunnel.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { Reach } from '../../wire/http/reach.ts';
import { LabClient } from '../../wire/lab/lab-client.ts';
import { TimeLadder } from '../../wire/lab/time-ladder.ts';
import { WorldPort } from '../../wire/lab/world-port.ts';
import { Restraint } from '../../wire/safety/restraint.ts';
import type { RunJournal } from '../../wire/safety/run-journal.ts';
import type { ChosenAccounts } from '../../wire/target/declared-account.ts';
import { declaredFacts } from '../../wire/target/declared-facts.ts';
import { contextOr, type RunContext } from '../../wire/target/run-context.ts';
import { operatorAddresses, type ResolvedTarget, reachOf } from '../../wire/target/target.ts';
import { confirmReports, noteTraces, takeAway } from './clean-up.ts';
import { letDrive } from './driven-client.ts';
import { type ExampleText, UNWRITTEN } from './example-text.ts';
import { RunFacilities } from './facilities.ts';
import { clientOf, limitsOf } from './run-client.ts';
import { SampleValues } from './sample-values.ts';
import { Session } from './session.ts';
import { declaredNeedsOf, type SetUp, setUpFor } from './set-up.ts';
import { TapedClient } from './taped-client.ts';
import { TapedReceivers } from './taped-receivers.ts';
import { beginTraces, type Traces } from './traces.ts';
import { type WaitingExamples, waitingOf } from './waiting-examples.ts';
import { type Uses, watchedFacts, watchedRun } from './watched.ts';

/** Shared by all examples of a run: connections, the receiver, access to the lab. */
export class RunResources {
  readonly context: RunContext;
  readonly http: HttpClient;
  readonly receiver: CallbackReceiver;
  readonly lab: LabClient | undefined;
  readonly #closeTarget: () => Promise<void>;
  readonly #traces: Traces;
  readonly #reach: Reach;
  readonly #restraint: Restraint;
  readonly #journal: RunJournal | undefined;
  readonly #waiting: WaitingExamples;
  readonly #driver: Driver | undefined;
  readonly #facilities: RunFacilities;
  #tunnel: Tunnel | undefined;
  /** The accounts that examples had on a target without a lab, by the id of the one that played the account. */
  readonly #casts = new Map<string | undefined, ChosenAccounts>();
  readonly #leaving = new Set<Promise<unknown>>();

  private constructor(context: RunContext, closeTarget: () => Promise<void>) {
    this.context = context;
    this.#closeTarget = closeTarget;
    this.#traces = beginTraces(context.runId);
    this.#restraint = new Restraint(limitsOf(context.target), realTime);
    this.#waiting = waitingOf(context);
    this.#driver = context.target.client && new Driver(context.target.client);
    this.#reach = reachOf(context.target);
    const { http, journal } = clientOf(context, this.#restraint, this.#reach);
    this.http = http;
    this.#journal = journal;
    this.receiver = new CallbackReceiver(`${context.runId.slice(0, 8)}-`);
    this.#facilities = new RunFacilities(context.target, http);
    this.lab = context.target.lab ? new LabClient(this.http, context.target.lab) : undefined;
  }

  /** Starts the receiver and switches the run's faults; without a context, for the bundled target. */
  static async open(given?: RunContext): Promise<RunResources> {
    const { context, close } = await contextOr(given);
    const resources = new RunResources(context, close);
    await resources.#listen(context.target.callbacks);
    for (const address of operatorAddresses(context.target)) resources.#restraint.exempt(address);
    await resources.#facilities.open();
    await resources.#switchFaults(resources.platformFaults);
    return resources;
  }

  async #listen({ listen, ...announced }: ResolvedTarget['callbacks']): Promise<void> {
    try {
      const local = await this.receiver.listen(listen);
      this.#own(local);
      const url = announced.publicUrl ?? (await this.#openTunnel(announced, local));
      if (url === undefined) return;
      this.receiver.announce(url);
      this.#own(url);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`callbacks.listen ${listen} cannot be listened at: ${(error as Error).message}.`);
    }
  }

  #own(address: string): void {
    this.#reach.add(address);
    this.#restraint.exempt(address);
  }

  async #openTunnel(callbacks: Partial<ResolvedTarget['callbacks']>, local: string): Promise<string | undefined> {
    const { command, commandPatience = '30s', withheld } = callbacks;
    if (command === undefined) return undefined;
    const patience = parseDuration(commandPatience) ?? 0;
    this.#tunnel = await openTunnel(command, Number(new URL(local).port), patience, withheld);
    return this.#tunnel.url;
  }

  /** The faults of this run that belong to the platform; the others belong to the built-in client and receiver. */
  get platformFaults(): readonly string[] {
    return this.context.faults.filter((id) => !/^(client|receiver)\./.test(id));
  }

  get isAwaited(): boolean {
    return this.#waiting.isAnyParked;
  }

  /** A session on the account that all examples share. `key` identifies an example that has waited and continues. */
  #shared(rule: string, run: RunContext, key: string, values: SampleValues, setUpAt: (now: number) => SetUp): Session {
    const { http, receiver } = this;
    const { tape, waited } = this.#waiting.takeUp(key);
    const { maxWaitMs: maxWait, safety } = run.target;
    const maxDefer = safety?.sideEffects.length ? safety.maxDeferMs : 0;
    const waits = new RealWaits({ maxWait, maxDefer }, realTime, tape);
    waits.waited = waited;
    const { cast, numbers: standIns, misfit } = setUpAt(waits.now());
    this.#casts.set(cast.main?.account, cast);
    return new Session({
      rule,
      run,
      reach: this.#reach,
      traces: this.#traces,
      world: undefined,
      values,
      standIns,
      misfit,
      facilities: this.#facilities.shared(tape, () => waits.now()),
      facts: values.castOnAccount(declaredFacts(run.target, cast)),
      http: new TapedClient(http, tape, () => waits.now()),
      receiver: new TapedReceivers(receiver, tape, () => waits.parked !== undefined),
      time: new TimeLadder(undefined, 0, () => http.sent, waits),
    });
  }

  /** A fresh session for one example of `rule`, in a world of its own where the target has a lab. */
  async openSession(rule: string, key = rule, example: ExampleText = UNWRITTEN): Promise<Session> {
    const { http, receiver } = this;
    const uses: Uses = new Set();
    const run = watchedRun(this.context, uses);
    const values = new SampleValues(run.seed, key, example.written);
    if (!this.lab) return this.#shared(rule, run, key, values, (now) => setUpFor(example, run.target, now));
    const order = { faults: this.platformFaults, now: values.start };
    const world = await this.lab.createWorld(order, rule, example.place);
    const facilities = this.#facilities.ofWorld(new WorldPort(this.lab, world.id));
    const time = new TimeLadder(facilities.named('clock'), Date.parse(world.now), () => http.sent);
    const facts = watchedFacts(values.castIn(world), uses);
    const shared = { http, receiver, reach: this.#reach, traces: this.#traces };
    for (const need of declaredNeedsOf(example)) uses.add(need);
    const session = new Session({ rule, run, facts, world: world.id, facilities, time, values, uses, ...shared });
    if (this.#driver) letDrive(session, this.#driver);
    return session;
  }

  /** Removes what a session made. The removal of a lab's world is not awaited. */
  async leave(session: Session, rule: string, key: string): Promise<void> {
    if (!this.lab || session.world === undefined) {
      this.#waiting.put(key, rule, session.time.waits);
      if (session.time.waits.parked) return;
      const { bindings } = this.context.target;
      noteTraces(session, bindings);
      if (!this.#waiting.isAnyParked) await this.#journal?.former?.putBack();
      return takeAway(session, bindings);
    }
    const leaving = this.lab.request('DELETE', `/worlds/${session.world}`).catch(() => undefined);
    this.#leaving.add(leaving);
    void leaving.then(() => this.#leaving.delete(leaving));
  }

  async #confirmAll(): Promise<void> {
    for (const cast of [...this.#casts.values()]) {
      const [values, setUp] = [new SampleValues(this.context.seed, 'none'), () => ({ cast, numbers: new Map() })];
      await confirmReports(this.#shared('none', this.context, 'none', values, setUp)).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#leaving);
    if (!this.lab && this.#traces.messages.size > 0) await this.#confirmAll();
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
