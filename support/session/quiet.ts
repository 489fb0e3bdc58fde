import type { Mailslot } from '../callbacks/receiver.ts';
import type { OutgoingRequest } from '../http/exchange.ts';
import { Inconclusive } from '../problems/inconclusive.ts';
import type { ResolvedTarget } from '../target/target.ts';
import { Silence } from '../time/silence.ts';
import { reportsAwaited } from './awaited-reports.ts';
import type { Journal } from './journal.ts';
import type { Traces } from './traces.ts';

export interface QuietParts {
  readonly journal: Journal;
  readonly slots: readonly Mailslot[];
  /** Its `callbacks.patienceMs` says after how much silence nothing more is expected. */
  readonly target: Pick<ResolvedTarget, 'bindings' | 'callbacks'>;
  readonly traces: Traces;
}

/** The part of the patience that is still kept for surprises once everything expected has come. */
const GRACE = 1 / 20;

/** No silence is waited for longer than this many times the patience: some targets never stop. */
const MOST = 20;

/** Waits for late notifications of a target that has nobody to say that nothing is under way. */
export class Quiet {
  readonly #parts: QuietParts;
  readonly #silence = new Silence();
  #sent = 0;
  #answered = 0;
  /** How many notifications had come when it was last quiet: those that steps are answerable for. */
  settled = 0;

  constructor(parts: QuietParts) {
    this.#parts = parts;
  }

  /** Takes note of a request before it goes out; reading causes no notifications. */
  disturb({ method }: OutgoingRequest): void {
    if (method !== 'GET') this.#sent += 1;
  }

  /** Takes note of a notification that came in. */
  arrived(): void {
    if (this.#sent > 0) this.#parts.traces.reached = true;
    this.#silence.stir();
  }

  /**
   * Returns when every report that is awaited has told its end, or when the target was silent for the whole patience.
   * Throws Inconclusive (callback-unreachable) when reports are awaited and nothing has ever come in this run.
   */
  async wait(): Promise<void> {
    const { journal, traces, target } = this.#parts;
    const patience = target.callbacks.patienceMs;
    if (this.#sent === this.#answered && journal.notifications.length === this.settled) return;
    for (let turn = 0; turn < MOST; turn += 1) {
      if (await this.#silence.lasts(this.#isComplete() ? patience * GRACE : patience)) break;
    }
    this.#answered = this.#sent;
    this.settled = journal.notifications.length;
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

  /** Whether everything that can be foreseen has come: the end of every message, and something at each address. */
  #isComplete(): boolean {
    const { missing, untold } = this.#awaited();
    return missing + untold === 0 && this.#parts.slots.every(({ arrivals }) => arrivals.length > 0);
  }
}
