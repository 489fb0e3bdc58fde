import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { membersOf } from '../../ground/json.ts';
import type { Left } from '../../ledger/kill-matrix.ts';

/** A deliberate fault that a rule is proven against; `caught` is unknown until `plumbline prove` ran. */
export interface Proof {
  readonly fault: string;
  readonly rule: string;
  readonly says: string;
  readonly caught?: boolean | undefined;
}

/** The faults in a kill matrix of whatever version; rows that name no rule are left out. */
export function proofsIn(matrix: unknown): Proof[] {
  const { outcomes, faults } = (matrix ?? {}) as { outcomes?: unknown; faults?: unknown };
  const rows = [outcomes, faults].find(Array.isArray) ?? [];
  const proofs: Proof[] = [];
  for (const row of rows as unknown[]) {
    if (typeof row !== 'object' || row === null) continue;
    const { id, fault: other, rule, says, caught } = row as Record<string, unknown>;
    const fault = typeof id === 'string' && id !== '' ? id : other;
    if (typeof fault !== 'string' || fault === '' || typeof rule !== 'string' || rule === '') continue;
    const isCaught = typeof caught === 'boolean' ? caught : undefined;
    proofs.push({ fault, rule, says: typeof says === 'string' ? says : '', caught: isCaught });
  }
  return proofs;
}

function membersIn(folder: string, name: string): Readonly<Record<string, unknown>> {
  const file = join(folder, name);
  return existsSync(file) ? membersOf(readText(file)) : {};
}

export interface Proofs {
  readonly proofs: readonly Proof[];
  /** By rule. Earlier versions did not write it. */
  readonly left?: ReadonlyMap<string, Left>;
}

/** What the kill matrices in `folders` tell: the first that names a fault counts. */
export function readProofs(folders: readonly string[]): Proofs & { readonly whole: boolean } {
  const left = new Map<string, Left>();
  for (const folder of folders) {
    const matrix = membersIn(folder, 'kill-matrix.json');
    const proofs = proofsIn(matrix);
    if (proofs.length === 0) continue;
    for (const [rule, value] of Object.entries(matrix.left ?? {})) {
      const { excused, open } = value ?? {};
      if (Number.isInteger(excused) && Number.isInteger(open)) left.set(rule, { excused, open } as Left);
    }
    return { proofs, left, whole: matrix.partial === false };
  }
  return { proofs: [], left, whole: false };
}

/** The faults that an earlier Plumbline left beside its reports: those of the target, and those of the harness's own parts. */
export function readFaultList(folder: string): Proof[] {
  const { target, own } = membersIn(folder, 'faults.json');
  return [target, own].flatMap(proofsIn);
}

/** Every fault once: what is known of it by trial, else only that it exists. */
export function mergeProofs(tried: readonly Proof[], listed: readonly Proof[]): Proof[] {
  const known = new Set<string>();
  for (const { fault } of tried) known.add(fault);
  return [...tried, ...listed.filter(({ fault }) => !known.has(fault))];
}
