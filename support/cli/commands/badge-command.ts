import { join } from 'node:path';
import { makeBadge } from 'badge-maker';
import { badgeOf } from '../../reports/badge.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { print } from '../terminal/streams.ts';
import { writeInto } from '../terminal/write-into.ts';

/** `plumbline badge`: draws the badge of a run, and writes it down for a service that draws badges. */
export async function badgeCommand(folder: string, { out = folder }: { out?: string }): Promise<number> {
  const badge = badgeOf(readVerdicts(folder));
  writeInto(out, 'the badge', {
    'badge.svg': `${makeBadge(badge)}\n`,
    'badge.json': `${JSON.stringify({ schemaVersion: 1, ...badge })}\n`,
  });
  print(`${join(out, 'badge.svg')}: ${badge.message}\n`);
  return 0;
}
