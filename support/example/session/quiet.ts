import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { realTime } from '../../ground/time/pause.ts';
import { Silence } from '../../ground/time/silence.ts';
import type { Tape } from '../../ground/time/tape.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import type { OutgoingRequest } from '../../wire/http/exchange.ts';
import { isLoopback } from '../../wire/safety/plain-http.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { reportsAwaited } from './awaited-reports.ts';
import type { Journal } from './journal.ts';
import type { SessionParts } from './parts.ts';
import type { Traces } from './traces.ts';

export interface QuietParts {
  readonly journal: Journal;
  readonly slots: readonly Mailslot[];
  /** `callbacks.patienceMs` is the silence after which nothing more is expected. */
  readonly target: Pick<ResolvedTarget, 'bindings' | 'callbacks' | 'interfaces'>;
  readonly traces: Traces;
  /** What the example continues with after a wait. */
  readonly time: { readonly waits: { readonly tape: Tape } };
}

/** The part of the patience that is still spent on surprises once everything expected has arrived. */
const GRACE = 1 / 20;

/** The longest wait for silence, as a multiple of the patience: some targets never stop sending. */
const MOST = 20;

const NOWHERE =
  'the target is on another machine and cannot reach this one; give callbacks.publicUrl or callbacks.command';

/** Whether a target can reach the receiver: it runs on this machine, or has a public address that leads here. */
function isReachable({ interfaces, callbacks: { listen, publicUrl, command } }: QuietParts['target']): boolean {
  const addresses = Object.values(interfaces).flat();
  if (publicUrl !== undefined || command !== undefined || addresses.every(isLoopback)) return true;
  return !isLoopback(`http://${listen}`);
}

/** Waits for late notifications of a target that cannot say whether any are pending. */
export class Quiet {
  readonly #parts: QuietParts;
  readonly #silence = new Silence();
  #sent = 0;
  #answered = 0;
  /** How many notifications had arrived when it was last quiet; steps are responsible for these. */
  settled = 0;

  constructor(parts: QuietParts) {
    this.#parts = parts;
  }

  /** Notes a request before it is sent; reading causes no notifications. */
  disturb({ method }: Pick<OutgoingRequest, 'method'>): void {
    if (method !== 'GET') this.#sent += 1;
  }

  /** Notes a notification that arrived. */
  arrived(): void {
    if (this.#sent > 0) this.#parts.traces.reached = true;
    this.#silence.stir();
  }

  /**
   * Returns when every awaited report is final, or when the target was silent for the whole patience.
   * Throws Inconclusive (callback-unreachable) when reports are awaited and nothing has arrived in this run.
   */
  async wait(): Promise<void> {
    const { journal } = this.#parts;
    const { tape } = this.#parts.time.waits;
    const taped = tape.next('silences');
    if (taped === undefined) await this.#listen();
    else tape.released(taped);
    this.#answered = this.#sent;
    this.settled = journal.notifications.length;
    if (taped === undefined) tape.reserve('silences')(this.settled);
  }

  async #listen(): Promise<void> {
    const { journal, traces, target, slots, time } = this.#parts;
    if (time.waits.tape.hasGap && slots.length > 0)
      throw new Inconclusive('callback-unreachable', 'nothing listened between the run that sent and this one');
    if (slots.length > 0 && !isReachable(target)) throw new Inconclusive('callback-unreachable', NOWHERE);
    const patience = target.callbacks.patienceMs;
    if (this.#sent === this.#answered && journal.notifications.length === this.settled) return;
    const until = realTime.now() + MOST * patience;
    while (realTime.now() < until)
      if (await this.#silence.lasts(this.#isComplete() ? patience * GRACE : patience)) break;
    if (!traces.reached && this.#awaited().missing > 0)
      throw new Inconclusive(
        'callback-unreachable',
        'no notification has ever reached the harness; say in callbacks.publicUrl where the target finds it',
      );
  }

  #awaited(): { missing: number; untold: number } {
    const { journal, target } = this.#parts;
    return reportsAwaited(journal, target.bindings);
  }

  /** Whether everything foreseeable has arrived: a final report for every message, and something at each address. */
  #isComplete(): boolean {
    const { missing, untold } = this.#awaited();
    return missing + untold === 0 && this.#parts.slots.every(({ arrivals }) => arrivals.length > 0);
  }
}

/** What waits for the notifications of an example; a world of its own says itself whether any are pending. */
export const quietFor = (parts: SessionParts, journal: Journal, slots: readonly Mailslot[]): Quiet | undefined =>
  parts.world === undefined ? new Quiet({ ...parts, target: parts.run.target, journal, slots }) : undefined;
