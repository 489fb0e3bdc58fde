import type { Command } from 'commander';

const add = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** The command that examines a client instead of a platform. */
export function addClientCommand(root: Command, done: (code: number) => void): void {
  root
    .command('client')
    .description('examine a client or a receiver of notifications, driven by tasks')
    .option('--command <command>', 'drives the client: a task a line in, an answer a line out, as JSON')
    .option('--driver <url>', 'drives the client: takes each task by POST')
    .option('--patience <duration>', 'how long one task may take', '60s')
    .option('--rule <id>', 'only the examples of this rule; may be repeated', add, [])
    .option('--tags <expression>', 'only the examples that this tag expression selects')
    .option('--out <dir>', 'where the reports go', 'reports')
    .option('--sign <key>', 'sign the verdicts with this private key: statement.json')
    .option('--limit <duration>', 'end the run after so long, such as 30m; what did not run is inconclusive')
    .option('--quiet', 'only the result')
    .option('--json', 'the ledger as JSON instead of text')
    .action(async (flags) => {
      const { clientCommand } = await import('./client-command.ts');
      done(await clientCommand(flags));
    });
}
