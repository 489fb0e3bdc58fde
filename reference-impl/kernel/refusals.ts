/** Requests to an operation that will be refused, whatever they ask. */
export interface PlannedRefusal {
  readonly operation: string;
  readonly status: number;
  readonly times: number;
}

/** The refusals that one world has still to make: those planned first come first. */
export class Refusals {
  #planned: PlannedRefusal[] = [];

  plan(refusal: PlannedRefusal): void {
    this.#planned.push(refusal);
  }

  get left(): readonly PlannedRefusal[] {
    return this.#planned;
  }

  /** The status that the next request to `operation` is refused with, if it is; counts that request. */
  take(operation: string): number | undefined {
    const found = this.#planned.find((each) => each.operation === operation);
    if (!found) return undefined;
    this.#planned = this.#planned
      .map((each) => (each === found ? { ...each, times: each.times - 1 } : each))
      .filter(({ times }) => times > 0);
    return found.status;
  }
}
