import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { membersOf } from '../../ground/json.ts';

/** A deliberate fault that a rule is proven against; `caught` is unknown until `plumbline prove` ran. */
export interface Proof {
  readonly fault: string;
  readonly rule: string;
  readonly says: string;
  readonly caught?: boolean | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The faults in a kill matrix of whatever version; rows that name no rule are left out. */
export function proofsIn(matrix: unknown): Proof[] {
  const { outcomes, faults } = (matrix ?? {}) as { outcomes?: unknown; faults?: unknown };
  const rows = [outcomes, faults].find(Array.isArray) as Array<Record<string, unknown>> | undefined;
  return (rows ?? []).flatMap((row) => {
    if (typeof row !== 'object' || row === null) return [];
    const fault = textOf(row.id) || textOf(row.fault);
    const rule = textOf(row.rule);
    if (fault === '' || rule === '') return [];
    const caught = typeof row.caught === 'boolean' ? row.caught : undefined;
    return [{ fault, rule, says: textOf(row.says), caught }];
  });
}

function read(file: string): { readonly partial?: unknown } | undefined {
  if (!existsSync(file)) return undefined;
  return membersOf(readText(file));
}

/** What the kill matrices in `folders` tell: the first that names a fault counts. */
export function readProofs(folders: readonly string[]): { proofs: readonly Proof[]; whole: boolean } {
  for (const folder of folders) {
    const matrix = read(join(folder, 'kill-matrix.json'));
    const proofs = proofsIn(matrix);
    if (proofs.length > 0) return { proofs, whole: matrix?.partial === false };
  }
  return { proofs: [], whole: false };
}

/** The faults that an earlier Plumbline left beside its reports: those of the target, and those of the harness's own parts. */
export function readFaultList(folder: string): Proof[] {
  const { target, own } = (read(join(folder, 'faults.json')) ?? {}) as { target?: unknown; own?: unknown };
  return [target, own].flatMap(proofsIn);
}

/** Every fault once: what is known of it by trial, else only that it exists. */
export function mergeProofs(tried: readonly Proof[], listed: readonly Proof[]): Proof[] {
  const known = new Set(tried.map(({ fault }) => fault));
  return [...tried, ...listed.filter(({ fault }) => !known.has(fault))];
}
