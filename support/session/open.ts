import { CallbackReceiver } from '../callbacks/receiver.ts';
import { HttpClient } from '../http/client.ts';
import { type Limits, Restraint } from '../http/restraint.ts';
import { LabClient, WorldLab } from '../lab/lab-client.ts';
import { UsageError } from '../problems/usage-error.ts';
import { declaredFacts } from '../target/declared-facts.ts';
import { type RunContext, readRunContext } from '../target/run-context.ts';
import type { ResolvedTarget } from '../target/target.ts';
import { realTime } from '../time/pause.ts';
import { TimeLadder } from '../time/time-ladder.ts';
import { Session } from './session.ts';
import { confirmReports, noteTraces, type Traces, takeAway } from './traces.ts';

/** The numbers of a lab's worlds belong to nobody; without a lab only those of the target file may get messages. */
function limitsOf({ lab, limits, numbers }: ResolvedTarget): Limits {
  return lab ? limits : { ...limits, numbers: Object.values(numbers).flat() };
}

/** What the examples of one run share: connections, the receiver, the way to the lab. */
export class RunResources {
  readonly context: RunContext;
  readonly http: HttpClient;
  readonly receiver: CallbackReceiver;
  readonly lab: LabClient | undefined;
  readonly #closeTarget: () => Promise<void>;
  readonly #traces: Traces = { reached: false, messages: new Set() };
  readonly #restraint: Restraint;
  readonly #leaving = new Set<Promise<unknown>>();

  private constructor(context: RunContext, closeTarget: () => Promise<void>) {
    this.context = context;
    this.#closeTarget = closeTarget;
    this.#restraint = new Restraint(limitsOf(context.target), realTime);
    this.http = new HttpClient({ restraint: this.#restraint });
    this.receiver = new CallbackReceiver(`${context.runId.slice(0, 8)}-`);
    this.lab = context.target.lab ? new LabClient(this.http, context.target.lab) : undefined;
  }

  /** Reads the run's context and gets the receiver listening. */
  static async open(): Promise<RunResources> {
    const { context, close } = await readRunContext();
    const resources = new RunResources(context, close);
    const { callbacks, lab } = context.target;
    resources.#restraint.exempt(await resources.#listen(callbacks));
    if (lab) resources.#restraint.exempt(lab);
    await resources.#switchFaults(resources.platformFaults);
    return resources;
  }

  async #listen({ listen, publicUrl }: ResolvedTarget['callbacks']): Promise<string> {
    try {
      return await this.receiver.listen(listen, publicUrl);
    } catch (error) {
      throw new UsageError(`callbacks.listen ${listen} cannot be listened at: ${(error as Error).message}.`);
    }
  }

  /** The faults of this run that the platform shows; the others are faults of the harness's own parts. */
  get platformFaults(): readonly string[] {
    return this.context.faults.filter((id) => !/^(client|receiver)\./.test(id));
  }

  /** A fresh session for one example of `rule`, in a world of its own where the target has a lab. */
  async openSession(rule: string): Promise<Session> {
    const { context: run, http, receiver } = this;
    if (!this.lab) {
      const time = new TimeLadder(undefined, 0, run.target.maxWaitMs, () => http.sent);
      return new Session({
        rule,
        run,
        http,
        receiver,
        facts: declaredFacts(run.target),
        lab: undefined,
        time,
        traces: this.#traces,
      });
    }
    const world = await this.lab.createWorld(this.platformFaults);
    const lab = new WorldLab(this.lab, world.id);
    const time = new TimeLadder(lab, Date.parse(world.now), run.target.maxWaitMs, () => http.sent);
    return new Session({ rule, run, http, receiver, facts: world, lab, time, traces: this.#traces });
  }

  /** Takes away what a session made; nobody waits for the world of a lab to go. */
  async leave(session: Session): Promise<void> {
    if (!this.lab || !session.hasLab) {
      noteTraces(session);
      return takeAway(session);
    }
    const leaving = this.lab.request('DELETE', `/worlds/${session.lab.id}`).catch(() => undefined);
    this.#leaving.add(leaving);
    void leaving.then(() => this.#leaving.delete(leaving));
  }

  async close(): Promise<void> {
    await Promise.all(this.#leaving);
    if (!this.lab && this.#traces.messages.size > 0)
      await confirmReports(await this.openSession('none')).catch(() => undefined);
    await this.#switchFaults([]);
    await Promise.all([this.http.close(), this.receiver.stop()]);
    await this.#closeTarget();
  }

  /** Faults belong to the whole platform for the run: requests of callers nobody knows are in no world. */
  async #switchFaults(ids: readonly string[]): Promise<void> {
    if (this.lab && this.platformFaults.length > 0) await this.lab.request('PUT', '/faults', { ids });
  }
}
