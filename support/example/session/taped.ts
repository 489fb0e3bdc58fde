import { Inconclusive, sentenceOf } from '../../ground/problems/inconclusive.ts';
import type { Tape, TapedSlot } from '../../ground/time/tape.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { CallbackReceiver, Mailslot } from '../../wire/callbacks/receiver.ts';
import type { Answer } from '../../wire/http/answer-collector.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { OutgoingRequest } from '../../wire/http/exchange.ts';

export type HttpPort = Pick<HttpClient, 'send' | 'sent'>;

export class TapedClient implements HttpPort {
  readonly #wire: HttpPort;
  readonly #tape: Tape;
  readonly #now: () => number;

  constructor(wire: HttpPort, tape: Tape, now: () => number) {
    this.#wire = wire;
    this.#tape = tape;
    this.#now = now;
  }

  get sent(): number {
    return this.#wire.sent;
  }

  send(request: OutgoingRequest): Promise<Answer> {
    const asked = { method: request.method, path: new URL(request.url).pathname };
    return onTape(this.#tape, this.#now, asked, () => this.#wire.send(request));
  }
}

type Asked = Readonly<Record<'method' | 'path', string>>;

/** Asks and keeps the answer on the tape of an example; what was asked before a wait is answered from the tape. */
export async function onTape(tape: Tape, now: () => number, asked: Asked, ask: () => Promise<Answer>): Promise<Answer> {
  const { method, path } = asked;
  const taped = tape.next('answers');
  if (taped) {
    if (taped.method !== method || taped.path !== path)
      throw new Inconclusive('insufficient-evidence', 'the recorded answers no longer match the example');
    if (taped.failed !== undefined) throw new Inconclusive('target-unavailable', taped.failed);
    const { status, headers, text } = taped;
    return { status, headers, text };
  }
  const at = now();
  const keep = tape.reserve('answers');
  try {
    const answer = await ask();
    keep({ at, method, path, ...answer });
    return answer;
  } catch (error) {
    keep({ at, method, path, status: 0, headers: {}, text: '', failed: sentenceOf(error) });
    throw error;
  }
}

export type Receivers = Pick<CallbackReceiver, 'open' | 'close'>;

interface Reopened {
  readonly slot: Mailslot;
  readonly taped: TapedSlot;
  readonly arrived: (notification: Notification) => void;
  handed: number;
}

/** Opens the addresses of an example; those from before a wait come with what has arrived there. */
export class TapedReceivers implements Receivers {
  readonly #receiver: CallbackReceiver;
  readonly #tape: Tape;
  readonly #isParked: () => boolean;
  readonly #reopened: Reopened[] = [];
  /** Until the example is where it went to wait, what comes now waits too. */
  readonly #ready: Promise<void>;
  #admit: (() => void) | undefined;

  /** `isParked` says whether the example waits: its addresses then stay open. */
  constructor(receiver: CallbackReceiver, tape: Tape, isParked: () => boolean) {
    this.#receiver = receiver;
    this.#tape = tape;
    this.#isParked = isParked;
    this.#ready = new Promise((resolve) => {
      this.#admit = resolve;
    });
    tape.released = (count) => this.#release(count);
  }

  open(name: string, rest: string, arrived: (notification: Notification) => void, now: () => number): Mailslot {
    const taped = this.#tape.next('slots');
    if (!taped) {
      const slot = this.#receiver.open(name, rest, arrived, now);
      this.#tape.reserve('slots')(slot);
      return slot;
    }
    const slot = this.#receiver.reopen(taped, arrived, now, this.#ready);
    this.#reopened.push({ slot, taped, arrived, handed: 0 });
    return slot;
  }

  close(slot: Mailslot): void {
    if (!this.#isParked()) this.#receiver.close(slot);
    this.#admit?.();
  }

  /** Delivers the earlier notifications, oldest first, until `count` have been delivered. */
  #release(count: number): void {
    let handed = 0;
    for (const each of this.#reopened) handed += each.handed;
    for (; handed < count; handed += 1) {
      let [oldest, came] = [undefined as Reopened | undefined, Number.POSITIVE_INFINITY];
      for (const each of this.#reopened) {
        const next = each.taped.arrivals[each.handed] as Notification | undefined;
        if (next && next.at < came) [oldest, came] = [each, next.at];
      }
      if (!oldest) break;
      const notification = { ...(oldest.taped.arrivals[oldest.handed] as Notification), looked: false };
      oldest.handed += 1;
      oldest.slot.answers.shift();
      oldest.slot.arrivals.push(notification);
      oldest.arrived(notification);
    }
    if (!this.#tape.isLive) return;
    // From now on what comes is new: it is taken, and a later wait finds it on the tape.
    this.#tape.renewSlots(this.#reopened.map(({ slot }) => slot));
    this.#admit?.();
  }
}
