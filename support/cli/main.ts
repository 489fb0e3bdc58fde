import { Command, CommanderError, Option } from 'commander';
import { hidePlaces } from '../reporting/secret-places.ts';
import { addCiCommands } from './ci-commands.ts';
import { addClientCommand } from './client-options.ts';
import { dressHelp, requireCommand, usageSentence } from './help.ts';
import { addLedgerCommands } from './ledger-commands.ts';
import type { RunFlags } from './options.ts';
import { addReferenceCommands } from './reference-commands.ts';
import { complain, isOfSystem, leave, printJson, tameStreams } from './streams.ts';
import { letWatch } from './watched.ts';

const USAGE = 2;
const HARNESS = 5;

const add = (value: string, before: readonly string[]): readonly string[] => [...before, value];

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
    .option('--wait-for-lease <duration>', 'how long to wait for another run on the same account')
    .option('--limit <duration>', 'end the run after this time, such as 30m; the rest is inconclusive')
    .option('--fault <id>', 'switch on a deliberate fault; may be repeated', add, [])
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
  root
    .command('cleanup')
    .description('remove what earlier runs left on the account of a target')
    .requiredOption('--target <file>', 'the target file of those runs')
    .option('--wait-for-lease <duration>', 'how long to wait for a run on the same account')
    .option('--json', 'as JSON')
    .action(async (flags) => {
      const { cleanupCommand } = await import('./cleanup-command.ts');
      done(await cleanupCommand(flags));
    });
  root
    .command('rules [id]')
    .description('list the rules, or explain one')
    .option('--open', 'only rules without an example')
    .option('--target <file>', 'show whether each rule would be judged on this target, and why not')
    .option('--area <name>', 'only the rules of this area')
    .option('--standing <name>', 'only documented, reading, observe, published or not-shown')
    .option('--verdict <name>', 'only rules with this verdict in the last run')
    .option('--search <text>', 'only rules whose id, sentence or section contains this text')
    .option('--json', 'as JSON')
    .option('--out <dir>', 'where the reports of the last run are', 'reports')
    .action(async (id, flags) => {
      const { rulesCommand } = await import('./rules-command.ts');
      done(await rulesCommand(id, flags));
    });
  root
    .command('steps [word]')
    .description('the phrases that feature files are made of, each with an example')
    .option('--json', 'as JSON')
    .action(async (word, flags) =>
      done(await (await import('./steps-command.ts')).stepsCommand(word, flags)),
    );
  root
    .command('prove [names...]')
    .description('run the examples against every deliberate fault, or those of a fault, an area or a rule')
    .option('--out <dir>', 'folder for the kill matrix', 'reports')
    .option('--workers <n>', 'processes to try faults in (default: one per core)')
    .option('--quiet', 'only the result')
    .option('--json', 'the kill matrix as JSON instead of text')
    .action(async (names, flags) => {
      const { proveCommand } = await import('./prove-command.ts');
      done(await proveCommand(names, flags));
    });
  root
    .command('plan')
    .description('show what a run would send, without sending anything')
    .option('--target <file>', 'the target (default: the bundled reference)')
    .option('--rule <id>', 'only the examples of this rule; may be repeated', add, [])
    .option('--tags <expression>', 'only the examples that this tag expression selects')
    .option('--shard <i/n>', 'only part i of n, by rule')
    .option('--max-wait <duration>', 'the longest real wait for one rule, such as 30s or 10m')
    .option('--json', 'as JSON')
    .action(async (flags) => {
      const { planCommand } = await import('./plan-command.ts');
      done(await planCommand(flags));
    });
  root
    .command('doctor')
    .description('check whether a target is ready for a run, and which rules each gap blocks')
    .requiredOption('--target <file>', 'the target')
    .option('--json', 'as JSON')
    .action(async (flags) => {
      const { doctorCommand } = await import('./doctor-command.ts');
      done(await doctorCommand(flags));
    });
  root
    .command('init')
    .description('write a target file, from questions or options')
    .option('--out <file>', 'the file to write', 'target.yaml')
    .option('--force', 'overwrite an existing file')
    .option('--kind <kind>', 'bundled, external or container')
    .option('--name <name>', 'the name of the target in reports')
    .option('--scope <scope>', 'reference, external or assisted')
    .option('--messaging <url>', 'address of the messaging API')
    .option('--token <url>', 'address of the token service')
    .option('--lookup <url>', 'address of number lookup; may be repeated', add, [])
    .option('--subprojects <url>', 'address of the subproject API')
    .option('--voice <url>', 'address of the voice service update')
    .option('--conversation <url>', 'address of the conversation service')
    .option('--standalone <url>', 'address of the standalone messaging-app API')
    .option('--lab <url>', 'address of its lab, if it has one')
    .option('--number <number>', 'a number that messages may go to; may be repeated', add, [])
    .option('--side-effects <list>', 'what a run may do: none, all, or some of messages,resources,lookups')
    .option('--public-url <url>', 'where the target reaches the receiver of notifications')
    .option('--json', 'print the result as JSON')
    .action(async (flags) => {
      const { initCommand } = await import('./init-command.ts');
      done(await initCommand(flags));
    });
  root
    .command('report [dirs...]')
    .description('write the rule book and the Allure report of a run, or compare several runs')
    .option('--out <dir>', 'folder for the reports (default: beside the run, reports)')
    .option('--document <file>', 'open the rule book with this document, its lines coloured by their rules')
    .option('--json', 'where the reports are, as JSON')
    .action(async (dirs, flags) => {
      const { reportCommand } = await import('./report-command.ts');
      done(await reportCommand(dirs, flags));
    });
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
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
  const { name, message, stack } = error as Error;
  const isUsage = name === 'UsageError';
  const exitCode = isUsage ? USAGE : HARNESS;
  complain(isUsage ? message : isOfSystem(error) ? `${message}.` : (stack ?? message));
  if (process.argv.includes('--json')) printJson(JSON.stringify({ error: hidePlaces(message), exitCode }));
  return exitCode;
}

/** Without a command there is only help: on standard output, but it is no run that could have passed. */
async function main(): Promise<number> {
  let code = USAGE;
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
