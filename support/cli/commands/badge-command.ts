import { join } from 'node:path';
import { makeBadge } from 'badge-maker';
import { Option } from 'commander';
import { badgeOf, profileBadge } from '../../reports/badge.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import type { CommandFile } from '../terminal/options.ts';
import { print } from '../terminal/streams.ts';
import { writeInto } from '../terminal/write-into.ts';

interface BadgeFlags {
  readonly out?: string;
  readonly profile?: string;
}

export async function badgeCommand(flags: BadgeFlags, [folder = 'reports']: readonly string[]): Promise<number> {
  const { out = folder, profile } = flags;
  const verdicts = readVerdicts(folder);
  const badge = profile === undefined ? badgeOf(verdicts) : profileBadge(verdicts, profile);
  const name = profile === undefined ? 'badge' : `badge-${badge.label}`;
  writeInto(out, 'the badge', {
    [`${name}.svg`]: `${makeBadge(badge)}\n`,
    [`${name}.json`]: `${JSON.stringify({ schemaVersion: 1, ...badge })}\n`,
  });
  print(`${join(out, `${name}.svg`)}: ${badge.message}\n`);
  return 0;
}

export const command: CommandFile<BadgeFlags> = {
  options: [
    new Option('--profile <id>', 'the badge of this profile: badge-ID.svg'),
    new Option('--out <dir>', 'folder for the badge (default: beside the run)'),
  ],
  run: badgeCommand,
};
