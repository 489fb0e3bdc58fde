import { Command, CommanderError } from 'commander';
import type { RunFlags } from './options.ts';

const USAGE = 2;
const HARNESS = 5;

const add = (value: string, before: readonly string[]): readonly string[] => [...before, value];

function runOptions(command: Command): Command {
  return command
    .option('--target <file>', 'examine the target in this file (default: the bundled reference)')
    .option('--rule <id>', 'only the examples of this rule; may be repeated', add, [])
    .option('--tags <expression>', 'only the examples that this tag expression selects')
    .option('--workers <n>', 'processes to run examples in', '1')
    .option('--shard <i/n>', 'only part i of n, by rule')
    .option('--out <dir>', 'where the reports go', 'reports')
    .option('--max-wait <duration>', 'wait for real up to so long for one rule, such as 30s or 10m')
    .option('--fault <id>', 'switch a deliberate fault on; may be repeated', add, [])
    .option('--quiet', 'only the result')
    .option('--json', 'the ledger as JSON instead of text');
}

function program(done: (code: number) => void): Command {
  const root = new Command('plumbline')
    .description('Conformance harness for a business messaging platform')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'plumbline: ')) });
  runOptions(root.command('run').description('examine a target and give a verdict per rule')).action(
    async (flags: RunFlags) => {
      const { runCommand } = await import('./run-command.ts');
      done(await runCommand(flags));
    },
  );
  root
    .command('rules [id]')
    .description('list the rules, or tell everything about one')
    .option('--open', 'only rules without an example')
    .option('--json', 'as JSON')
    .option('--out <dir>', 'where the reports of the last run are', 'reports')
    .action(async (id, flags) => {
      const { rulesCommand } = await import('./rules-command.ts');
      done(await rulesCommand(id, flags));
    });
  root
    .command('prove [names...]')
    .description('run the examples against every deliberate fault, or those of a fault or area')
    .option('--out <dir>', 'where the kill matrix goes', 'reports')
    .option('--quiet', 'only the result')
    .action(async (names, flags) => {
      const { proveCommand } = await import('./prove-command.ts');
      done(await proveCommand(names, flags));
    });
  root
    .command('report')
    .description('make the Allure report of the last run')
    .option('--out <dir>', 'where the reports are', 'reports')
    .action(async (flags) => {
      const { reportCommand } = await import('./report-command.ts');
      done(await reportCommand(flags));
    });
  root.command('serve').description('start the reference implementation; serve --help lists its options');
  root
    .command('map <file>')
    .description('map a standalone messaging-app request or callback to the conversation service');
  return root;
}

/** The exit code for what ended a command early; says why on standard error. */
function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
  const { name, message, stack } = error as Error;
  const isUsage = name === 'UsageError';
  process.stderr.write(`plumbline: ${isUsage ? message : (stack ?? message)}\n`);
  return isUsage ? USAGE : HARNESS;
}

let code = 0;
try {
  await program((result) => {
    code = result;
  }).parseAsync(process.argv);
} catch (error) {
  code = codeOf(error);
}
// Connections that idle would keep the process alive; what was written has to leave first.
process.stdout.write('', () => process.exit(code));
