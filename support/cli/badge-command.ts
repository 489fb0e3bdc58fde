import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeBadge } from 'badge-maker';
import { UsageError } from '../ground/problems/usage-error.ts';
import { badgeOf } from '../reports/badge.ts';
import { readVerdicts } from '../reports/rulebook/run-folder.ts';
import { print } from './streams.ts';

/** `plumbline badge`: draws the badge of a run, and writes it down for a service that draws badges. */
export async function badgeCommand(folder: string, { out = folder }: { out?: string }): Promise<number> {
  const badge = badgeOf(readVerdicts(folder));
  try {
    mkdirSync(resolve(out), { recursive: true });
    writeFileSync(join(resolve(out), 'badge.svg'), `${makeBadge(badge)}\n`);
    writeFileSync(join(resolve(out), 'badge.json'), `${JSON.stringify({ schemaVersion: 1, ...badge })}\n`);
  } catch (error) {
    throw new UsageError(`cannot write the badge to ${out}: ${(error as Error).message}.`);
  }
  print(`${join(out, 'badge.svg')}: ${badge.message}\n`);
  return 0;
}
