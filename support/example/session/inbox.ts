import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import type { Answer } from '../../wire/callbacks/answer.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import type { Handles } from './handles.ts';
import type { Journal } from './journal.ts';
import type { SessionParts } from './parts.ts';
import { Quiet } from './quiet.ts';

export class Inbox {
  readonly #parts: SessionParts;
  readonly #journal: Journal;
  readonly #handles: Handles;
  readonly #slots: Mailslot[] = [];
  /** None in a world of its own, which says itself whether anything is pending. */
  readonly quiet: Quiet | undefined;

  constructor(parts: SessionParts, journal: Journal, handles: Handles) {
    this.#parts = parts;
    this.#journal = journal;
    this.#handles = handles;
    if (parts.world === undefined)
      this.quiet = new Quiet({ ...parts, target: parts.run.target, journal, slots: this.#slots });
  }

  /** Opens an address for notifications under a name; `path` follows its unique beginning. */
  open(name: string, path = '', answers: readonly Answer[] = []): Mailslot {
    const { receiver, time } = this.#parts;
    const slot = receiver.open(name, path, this.take.bind(this), time.now.bind(time));
    slot.answers.push(...answers);
    this.#slots.push(slot);
    return this.#handles.put(name, slot);
  }

  /** Opens an address where the harness plays a platform: there a request need not have a body. */
  openPlatform(name: string, path: string, answers: readonly Answer[] = []): Mailslot {
    const slot = this.open(name, path, answers);
    slot.takesEmpty = true;
    return slot;
  }

  take(notification: Notification): void {
    this.#journal.notifications.push(notification);
    this.quiet?.arrived();
  }

  /** Returns when nothing is pending, as far as that can be known. */
  settle(): Promise<void> {
    return this.quiet ? this.quiet.wait() : this.#parts.time.settle();
  }

  /** The notifications that a receiver has, once nothing is pending; reading them counts as checking them. */
  async arrivals(name: string): Promise<readonly Notification[]> {
    await this.settle();
    const { arrivals, refusals } = this.#handles.get<Mailslot>(name);
    if (refusals.length > 0) throw new ContractViolation(refusals.join('; '));
    for (const notification of arrivals) notification.looked = true;
    return arrivals;
  }

  /** Closes the addresses and returns what they refused, a sentence each; the journal has these, and what was dropped. */
  close(): string[] {
    const refusals: string[] = [];
    for (const slot of this.#slots) {
      this.#parts.receiver.close(slot);
      this.#journal.dropped = Math.max(this.#journal.dropped, slot.dropped());
      refusals.push(...slot.refusals);
    }
    for (const seen of refusals) this.#journal.observations.push({ what: 'a notification that was refused', seen });
    return refusals;
  }
}
