import { Command, CommanderError, Option } from 'commander';
import { EXIT } from '../ground/exit-codes.ts';
import { hidePlaces } from '../ground/secrets/secret-places.ts';
import { addCiCommands } from './ci-commands.ts';
import { addClientCommand } from './client-options.ts';
import { dressHelp, requireCommand, usageSentence } from './help.ts';
import { addLedgerCommands } from './ledger-commands.ts';
import type { RunFlags } from './options.ts';
import { addReferenceCommands } from './reference-commands.ts';
import { add } from './repeated.ts';
import { complain, isOfSystem, leave, printJson, tameStreams } from './streams.ts';
import { addSuiteCommands } from './suite-commands.ts';
import { addTargetCommands } from './target-commands.ts';
import { letWatch } from './watched.ts';

function runOptions(command: Command): Command {
  return command
    .option('--target <file>', 'examine the target in this file (default: the bundled reference)')
    .option('--variant <name>', 'examine a variant of the bundled reference: twin')
    .option('--rule <id>', 'only the examples of this rule; may be repeated', add, [])
    .option('--tags <expression>', 'only the examples that this tag expression selects')
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

function program(done: (code: number) => void): Command {
  const root = new Command('plumbline')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(usageSentence(text)) });
  runOptions(root.command('run').description('examine a target and give a verdict per rule')).action(
    async (flags: RunFlags) => {
      const { runCommand } = await import('./run-command.ts');
      done(await runCommand(flags));
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
      const { completionCommand } = await import('./completion-command.ts');
      done(await completionCommand(words, flags, root));
    });
  dressHelp(root);
  return root;
}

/** The exit code for what ended a command early; says why on standard error, and as JSON where that was asked for. */
function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.usage;
  const { name, message, stack } = error as Error;
  const isUsage = name === 'UsageError';
  const exitCode = isUsage ? EXIT.usage : EXIT.harness;
  complain(isUsage ? message : isOfSystem(error) ? `${message}.` : (stack ?? message));
  if (process.argv.includes('--json')) printJson(JSON.stringify({ error: hidePlaces(message), exitCode }));
  return exitCode;
}

/** Without a command there is only help: on standard output, but it is no run that could have passed. */
async function main(): Promise<number> {
  let code: number = EXIT.usage;
  const root = program((result) => {
    code = result;
  });
  if (process.argv.length <= 2) {
    root.outputHelp();
    return code;
  }
  try {
    requireCommand(root, process.argv.slice(2));
    await root.parseAsync(process.argv);
    return code;
  } catch (error) {
    return codeOf(error);
  }
}

tameStreams();
letWatch();
leave(await main());
