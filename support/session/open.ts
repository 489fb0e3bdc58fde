import { CallbackReceiver } from '../callbacks/receiver.ts';
import { HttpClient } from '../http/client.ts';
import { LabClient, WorldLab } from '../lab/lab-client.ts';
import { declaredFacts } from '../target/declared-facts.ts';
import { type RunContext, readRunContext } from '../target/run-context.ts';
import { TimeLadder } from '../time/time-ladder.ts';
import { Session } from './session.ts';

/** What the examples of one run share: connections, the receiver, the way to the lab. */
export class RunResources {
  readonly context: RunContext;
  readonly http = new HttpClient();
  readonly receiver = new CallbackReceiver();
  readonly lab: LabClient | undefined;
  readonly #closeTarget: () => Promise<void>;
  readonly #leaving = new Set<Promise<unknown>>();

  private constructor(context: RunContext, closeTarget: () => Promise<void>) {
    this.context = context;
    this.#closeTarget = closeTarget;
    this.lab = context.target.lab ? new LabClient(this.http, context.target.lab) : undefined;
  }

  /** Reads the run's context and gets the receiver listening. */
  static async open(): Promise<RunResources> {
    const { context, close } = await readRunContext();
    const resources = new RunResources(context, close);
    const { listen, publicUrl } = context.target.callbacks;
    await resources.receiver.listen(listen, publicUrl);
    await resources.#switchFaults(resources.platformFaults);
    return resources;
  }

  /** The faults of this run that the platform shows; the others are faults of the harness's own parts. */
  get platformFaults(): readonly string[] {
    return this.context.faults.filter((id) => !/^(client|receiver)\./.test(id));
  }

  /** A fresh session for one example of `rule`, in a world of its own where the target has a lab. */
  async openSession(rule: string): Promise<Session> {
    const { context: run, http, receiver } = this;
    if (!this.lab) {
      const time = new TimeLadder(undefined, 0, run.target.maxWaitMs);
      return new Session({
        rule,
        run,
        http,
        receiver,
        facts: declaredFacts(run.target),
        lab: undefined,
        time,
      });
    }
    const world = await this.lab.createWorld(this.platformFaults);
    const lab = new WorldLab(this.lab, world.id);
    const time = new TimeLadder(lab, Date.parse(world.now), run.target.maxWaitMs);
    return new Session({ rule, run, http, receiver, facts: world, lab, time });
  }

  /** Lets the world of a session go; nobody waits for it. */
  leave(session: Session): void {
    if (!this.lab || !session.hasLab) return;
    const leaving = this.lab.request('DELETE', `/worlds/${session.lab.id}`).catch(() => undefined);
    this.#leaving.add(leaving);
    void leaving.then(() => this.#leaving.delete(leaving));
  }

  async close(): Promise<void> {
    await Promise.all(this.#leaving);
    await this.#switchFaults([]);
    await Promise.all([this.http.close(), this.receiver.stop()]);
    await this.#closeTarget();
  }

  /** Faults belong to the whole platform for the run: requests of callers nobody knows are in no world. */
  async #switchFaults(ids: readonly string[]): Promise<void> {
    if (this.lab && this.platformFaults.length > 0) await this.lab.request('PUT', '/faults', { ids });
  }
}
