import { Command, Option } from 'commander';
import { addCiCommands } from './ci-commands.ts';
import { addClientCommand } from './commands/client-options.ts';
import { dressHelp, usageSentence } from './help.ts';
import { addLedgerCommands } from './ledger-commands.ts';
import { addReferenceCommands } from './reference-commands.ts';
import type { RunMode } from './run/run-modes.ts';
import { addSuiteCommands } from './suite-commands.ts';
import { addTargetCommands } from './target-commands.ts';
import { requireOneValue } from './terminal/given-once.ts';
import type { RunFlags } from './terminal/options.ts';
import { add } from './terminal/repeated.ts';
import { announceTarget, targetOption } from './terminal/target-option.ts';

function runOptions(command: Command): Command {
  return command
    .addOption(targetOption('examine the target in this file (default: the bundled reference)'))
    .option('--variant <name>', 'examine a variant of the bundled reference: twin')
    .option('--rule <id>', 'only the examples of this rule; may be repeated', add, [])
    .option('--area <name>', 'only the rules of this area, such as DEDUP; may be repeated', add, [])
    .option('--tags <expression>', 'only the examples that this tag expression selects')
    .option('--failed', 'only the rules that failed in the last run, by the reports in --out')
    .option('--fail-fast', 'end the run with the first example that fails')
    .option('--watch', 'run again whenever a feature file, a step file or the target file changes')
    .option('--dry-run', 'send nothing; show what would be sent, as "plumbline plan" does')
    .option('--workers <n>', 'processes to run examples in', '1')
    .option('--shard <i/n>', 'only part i of n, by rule')
    .option('--out <dir>', 'folder for the reports', 'reports')
    .option('--sign <key>', 'sign the verdicts with this private key: statement.json')
    .option('--max-wait <duration>', 'the longest real wait for one rule, such as 30s or 10m')
    .option('--budget <messages=n>', 'the examples that catch the most known faults with so many messages')
    .option(
      '--require <share>',
      'the share of the applicable rules that has to be verified, such as 60%; less ends with 3',
    )
    .option('--wait-for-lease <duration>', 'how long to wait for another run on the same account')
    .option('--limit <duration>', 'end the run after this time, such as 30m; the rest is inconclusive')
    .option('--under-load <n>', 'while n background requests a second go to the same target')
    .option('--no-commands', 'refuse a target file that starts commands or a container')
    .option('--fault <id>', 'switch on a deliberate fault; may be repeated', add, [])
    .option(
      '--order <name>',
      'run the examples as they are written, defined, or random: --seed repeats an order',
      'defined',
    )
    .option('--seed <n>', 'vary the values that examples do not write down: texts, instants, header names (default: 1)')
    .option('--quiet', 'only the result')
    .option('--json', 'the verdicts as JSON instead of text');
}

/** The whole command line; `done` takes the exit code of the command that was called. */
export function program(done: (code: number) => void): Command {
  const root = new Command('plumbline')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(usageSentence(text)) });
  runOptions(root.command('run').description('examine a target and give a verdict per rule')).action(
    async (flags: RunFlags & RunMode) => {
      const { runAs } = await import('./run/run-modes.ts');
      done(await runAs(flags));
    },
  );
  addClientCommand(root, done);
  addSuiteCommands(root, done);
  addTargetCommands(root, done);
  addLedgerCommands(root, done);
  addCiCommands(root, done);
  addReferenceCommands(root);
  root
    .command('completion [words...]')
    .usage('bash|zsh|fish')
    .description('a script that teaches a shell to complete commands, options, rules and faults')
    .addOption(new Option('--for', 'what fits in the place of the last word').hideHelp())
    .action(async (words, flags) => {
      const { completionCommand } = await import('./commands/completion-command.ts');
      done(await completionCommand(words, flags, root));
    });
  dressHelp(root);
  announceTarget(root);
  requireOneValue(root);
  return root;
}
