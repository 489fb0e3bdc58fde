import type { Tape, TapedSlot } from '../../ground/time/tape.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { CallbackReceiver, Mailslot } from '../../wire/callbacks/receiver.ts';

/** What an example may use of the run's receiver. */
export type Receivers = Pick<CallbackReceiver, 'open' | 'close'>;

/** An address that was opened before a wait, with what has arrived there since. */
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
  #admit: () => void = () => undefined;

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
    this.#admit();
  }

  /** Delivers the earlier notifications in order, until `count` have been delivered. */
  #release(count: number): void {
    for (let handed = this.#handed(); handed < count; handed += 1) {
      const next = this.#oldest();
      if (!next) break;
      const notification = { ...(next.taped.arrivals[next.handed] as Notification), looked: false };
      next.handed += 1;
      next.slot.answers.shift();
      next.slot.arrivals.push(notification);
      next.arrived(notification);
    }
    if (this.#tape.isLive) this.#goLive();
  }

  /** From now on what comes is new: it is taken, and a later wait finds it on the tape. */
  #goLive(): void {
    this.#tape.renewSlots(this.#reopened.map(({ slot }) => slot));
    this.#admit();
  }

  #handed(): number {
    return this.#reopened.reduce((sum, { handed }) => sum + handed, 0);
  }

  #oldest(): Reopened | undefined {
    const waiting = this.#reopened.filter(({ taped, handed }) => handed < taped.arrivals.length);
    const timeOf = ({ taped, handed }: Reopened): number => (taped.arrivals[handed] as Notification).at;
    return waiting.sort((one, other) => timeOf(one) - timeOf(other))[0];
  }
}
