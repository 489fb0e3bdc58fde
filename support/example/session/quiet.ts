import type { Bindings } from '../../ground/bindings.ts';
import { membersOf } from '../../ground/json.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { realTime } from '../../ground/time/pause.ts';
import { Silence } from '../../ground/time/silence.ts';
import type { Tape } from '../../ground/time/tape.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import type { OutgoingRequest } from '../../wire/http/exchange.ts';
import { isLoopback } from '../../wire/safety/plain-http.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { idAt } from './api/messages-api.ts';
import type { Journal } from './journal.ts';
import type { Traces } from './parts.ts';

/** Final statuses. Section "Delivery status values". */
const FINAL = new Set(['delivered', 'expired', 'rejected', 'failed']);

/**
 * How many accepted messages have no final report yet: `missing` asked for one, at an address of its own and without a
 * schedule; `untold` did not.
 */
function reportsAwaited(journal: Journal, bindings: Bindings): { missing: number; untold: number } {
  const ended = new Set<unknown>();
  for (const { json } of journal.notifications) {
    const { message_id: id, status } = (json ?? {}) as Record<string, unknown>;
    if (FINAL.has(String(status))) ended.add(id);
  }
  const count = { missing: 0, untold: 0 };
  for (const { request, status, json } of journal.exchanges) {
    if (request.method !== 'POST' || request.body === undefined || status >= 300) continue;
    const { messages } = membersOf(request.body);
    if (!Array.isArray(messages)) continue;
    for (const [place, entry] of messages.entries()) {
      const hasAddress = entry?.[bindings.callbackUrlField] !== undefined;
      const isAwaited = hasAddress && entry.delivery_report === true && entry.scheduled === undefined;
      if (!isAwaited) count.untold += 1;
      else if (!ended.has(idAt(json, bindings, place))) count.missing += 1;
    }
  }
  return count;
}

export interface QuietParts {
  readonly journal: Journal;
  readonly slots: readonly Mailslot[];
  /** `callbacks.patienceMs` is the silence after which nothing more is expected. */
  readonly target: Pick<ResolvedTarget, 'bindings' | 'callbacks' | 'interfaces'>;
  readonly traces: Traces;
  readonly time: { readonly waits: { readonly tape: Tape } };
}

/** The part of the patience that is still spent on surprises once everything expected has arrived. */
const GRACE = 1 / 20;

/** The longest wait for silence, as a multiple of the patience: some targets never stop sending. */
const MOST = 20;

export const LONGER_IF_SLOW = 4;

const NOWHERE =
  'the target is on another machine and cannot reach this one; give callbacks.publicUrl or callbacks.command';

const UNREACHED = 'no notification has ever reached the harness; say in callbacks.publicUrl where the target finds it';

/** Waits for late notifications of a target that cannot say whether any are pending. */
export class Quiet {
  readonly #parts: QuietParts;
  readonly #silence = new Silence();
  #sent = 0;
  #answered = 0;
  /** Whether messages were submitted whose outcome nobody has waited for. */
  #hasSubmitted = false;
  /** How many notifications had arrived when it was last quiet; steps are responsible for these. */
  settled = 0;

  constructor(parts: QuietParts) {
    this.#parts = parts;
  }

  /** Notes a request before it is sent; reading causes no notifications. */
  disturb({ method, body }: Pick<OutgoingRequest, 'method' | 'body'>): void {
    if (method !== 'GET') this.#sent += 1;
    this.#hasSubmitted ||= body !== undefined && Array.isArray(membersOf(body).messages);
  }

  /** Waits for the outcome of messages before a change that it may depend on: a platform may decide when it sends. */
  async waitForOutcomes(): Promise<void> {
    if (this.#hasSubmitted) await this.wait();
  }

  arrived(): void {
    if (this.#sent > 0) this.#parts.traces.reached = true;
    this.#silence.stir();
  }

  /** Returns once reports are final or all is silent. Throws Inconclusive (callback-unreachable) when nothing came. */
  async wait(): Promise<void> {
    const { journal } = this.#parts;
    const { tape } = this.#parts.time.waits;
    this.#hasSubmitted = false;
    const taped = tape.next('silences');
    if (taped === undefined) await this.#listen();
    else tape.released?.(taped);
    this.#answered = this.#sent;
    this.settled = journal.notifications.length;
    if (taped === undefined) tape.reserve('silences')(this.settled);
  }

  async #listen(): Promise<void> {
    const { journal, traces, target, slots, time } = this.#parts;
    if (time.waits.tape.hasGap && slots.length > 0)
      throw new Inconclusive('callback-unreachable', 'nothing listened between the run that sent and this one');
    const { patienceMs: patience, listen, publicUrl, command } = target.callbacks;
    if (slots.length > 0 && publicUrl === undefined && command === undefined) {
      const isHere = Object.values(target.interfaces).flat().every(isLoopback);
      if (!isHere && isLoopback(`http://${listen}`)) throw new Inconclusive('callback-unreachable', NOWHERE);
    }
    if (this.#sent === this.#answered && journal.notifications.length === this.settled) return;
    const until = realTime.now() + MOST * patience;
    while (realTime.now() < until) {
      const { missing, untold } = reportsAwaited(journal, target.bindings);
      const isComplete = missing + untold === 0 && slots.every(({ arrivals }) => arrivals.length > 0);
      if (!(await this.#silence.lasts(isComplete ? patience * GRACE : patience))) continue;
      if (traces.longer === 0 || reportsAwaited(journal, target.bindings).missing === 0) break;
      // A missing report may come in on a platform that is slow.
      const isSilent = await this.#silence.lasts(patience * LONGER_IF_SLOW);
      traces.longer = isSilent ? traces.longer - 1 : Number.POSITIVE_INFINITY;
      if (isSilent) break;
    }
    if (!traces.reached && reportsAwaited(journal, target.bindings).missing > 0)
      throw new Inconclusive('callback-unreachable', UNREACHED);
  }
}
