import type { Answer } from '../http/answer-collector.ts';
import type { RequestJournal } from '../http/client.ts';
import type { OutgoingRequest } from '../http/exchange.ts';
import type { FormerStates } from './former-states.ts';
import type { ResourceJournal } from './resource-journal.ts';

/** Remembers what the requests of a run do to an account that others use too: what they make, and what they change. */
export class RunJournal implements RequestJournal {
  /** Knows what was there before; absent where nothing may be changed. */
  former: FormerStates | undefined;
  readonly #made: ResourceJournal;

  constructor(made: ResourceJournal) {
    this.#made = made;
  }

  async before(request: OutgoingRequest): Promise<void> {
    await this.former?.before(request);
  }

  begin(request: OutgoingRequest): (answer?: Answer) => void {
    const ended = this.#made.begin(request);
    const refused = this.former?.begin(request);
    return (answer) => {
      ended(answer);
      if (answer && answer.status >= 400 && answer.status < 500) refused?.();
    };
  }

  close(): void {
    this.#made.close();
  }
}
