/** Counts effects, not requests: what really happened, per operation and resource. */
export class Ledger {
  readonly counts = new Map<string, Map<string, number>>();

  record(operation: string, resource: string): void {
    const counts = this.counts.get(operation) ?? new Map<string, number>();
    this.counts.set(operation, counts);
    counts.set(resource, (counts.get(resource) ?? 0) + 1);
  }

  entries(): Array<{ operation: string; resource: string; count: number }> {
    return [...this.counts].flatMap(([operation, counts]) =>
      [...counts].map(([resource, count]) => ({ operation, resource, count })),
    );
  }
}
