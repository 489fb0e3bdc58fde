import { writeFileSync } from 'node:fs';
import type { MutantResult } from '@stryker-mutator/api/core';
export function keepResults(names: readonly string[], results: readonly MutantResult[]): void {
  writeFileSync('/tmp/mut-results.json', JSON.stringify(results));
  const c: Record<string, number> = {};
  for (const r of results) c[r.status] = (c[r.status] ?? 0) + 1;
  console.log(names, c);
}
