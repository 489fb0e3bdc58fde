import type { Command } from 'commander';

type Done = (code: number) => void;

/** The commands that tell a CI engine what a run found; nothing is sent to any target. */
export function addCiCommands(root: Command, done: Done): void {
  root
    .command('annotate [dir]')
    .description('report a run to GitHub: annotations and the step summary')
    .action(async (dir = 'reports') =>
      done(await (await import('./commands/annotate-command.ts')).annotateCommand(dir)),
    );
  root
    .command('badge [dir]')
    .description('write a badge for a run: badge.svg, and badge.json for badge services')
    .option('--out <dir>', 'folder for the badge (default: beside the run)')
    .action(async (dir = 'reports', flags) =>
      done(await (await import('./commands/badge-command.ts')).badgeCommand(dir, flags)),
    );
}
