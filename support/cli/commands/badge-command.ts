import { join } from 'node:path';
import { makeBadge } from 'badge-maker';
import { Option } from 'commander';
import { badgeOf } from '../../reports/badge.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import type { CommandFile } from '../terminal/options.ts';
import { print } from '../terminal/streams.ts';
import { writeInto } from '../terminal/write-into.ts';

interface BadgeFlags {
  readonly out?: string;
}

export async function badgeCommand(flags: BadgeFlags, [folder = 'reports']: readonly string[]): Promise<number> {
  const { out = folder } = flags;
  const badge = badgeOf(readVerdicts(folder));
  writeInto(out, 'the badge', {
    'badge.svg': `${makeBadge(badge)}\n`,
    'badge.json': `${JSON.stringify({ schemaVersion: 1, ...badge })}\n`,
  });
  print(`${join(out, 'badge.svg')}: ${badge.message}\n`);
  return 0;
}

export const command: CommandFile<BadgeFlags> = {
  options: [new Option('--out <dir>', 'folder for the badge (default: beside the run)')],
  run: badgeCommand,
};
