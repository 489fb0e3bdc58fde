import type { Command } from 'commander';
import { add } from './terminal/repeated.ts';
import { targetOption } from './terminal/target-option.ts';

type Done = (code: number) => void;

function addCleanup(root: Command, done: Done): void {
  root
    .command('cleanup')
    .description('remove what earlier runs left on the account of a target')
    .addOption(targetOption('the target file of those runs').makeOptionMandatory())
    .option('--wait-for-lease <duration>', 'how long to wait for a run on the same account')
    .option('--json', 'as JSON')
    .action(async (flags) => {
      const { cleanupCommand } = await import('./commands/cleanup-command.ts');
      done(await cleanupCommand(flags));
    });
}

function addPlan(root: Command, done: Done): void {
  root
    .command('plan')
    .description('show what a run would send, without sending anything')
    .addOption(targetOption('the target (default: the bundled reference)'))
    .option('--rule <id>', 'only the examples of this rule; may be repeated', add, [])
    .option('--area <name>', 'only the rules of this area, such as DEDUP; may be repeated', add, [])
    .option('--tags <expression>', 'only the examples that this tag expression selects')
    .option('--shard <i/n>', 'only part i of n, by rule')
    .option('--budget <messages=n>', 'the examples that catch the most known faults with so many messages')
    .option('--max-wait <duration>', 'the longest real wait for one rule, such as 30s or 10m')
    .option('--json', 'as JSON')
    .action(async (flags) => {
      const { planCommand } = await import('./commands/plan-command.ts');
      done(await planCommand(flags));
    });
}

function addDoctor(root: Command, done: Done): void {
  root
    .command('doctor')
    .description('check whether a target is ready for a run, and which rules each gap blocks')
    .addOption(targetOption('the target').makeOptionMandatory())
    .option('--no-commands', 'refuse a target file that starts commands or a container')
    .option('--json', 'as JSON')
    .action(async (flags) => {
      const { doctorCommand } = await import('./commands/doctor-command.ts');
      done(await doctorCommand(flags));
    });
}

function addInit(root: Command, done: Done): void {
  root
    .command('init')
    .description('write a target file, from questions or options')
    .option('--out <file>', 'the file to write', 'target.yaml')
    .option('--force', 'overwrite an existing file')
    .option('--from <file>', 'a ready file of "plumbline serve": its addresses, and references to its credentials')
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
    .option(
      '--account <name=features>',
      'one more account, with what is on there and its zone: night=social-sending,Pacific/Auckland; may be repeated',
      add,
      [],
    )
    .option('--number <number>', 'a number that messages may go to; may be repeated', add, [])
    .option('--side-effects <list>', 'what a run may do: none, all, or some of messages,resources,lookups')
    .option('--public-url <url>', 'where the target reaches the receiver of notifications')
    .option('--allow-plain-http', 'send credentials over plain http to another machine')
    .option('--json', 'print the result as JSON')
    .action(async (flags) => {
      const { initCommand } = await import('./commands/init-command.ts');
      done(await initCommand(flags));
    });
}

/** The commands about a target: what a run would send, whether it is ready, what runs left there. */
export function addTargetCommands(root: Command, done: Done): void {
  addCleanup(root, done);
  addPlan(root, done);
  addDoctor(root, done);
  addInit(root, done);
}
