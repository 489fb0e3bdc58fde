import { Option } from 'commander';
import { type CommandFile, shardOf, workersOf } from '../terminal/options.ts';

type ProveFlags = Parameters<typeof import('../proof/prove-command.ts').proveCommand>[1];

export const command: CommandFile<ProveFlags> = {
  options: [
    new Option('--out <dir>', 'folder for the kill matrix').default('reports'),
    new Option('--workers <n>', 'processes to try faults in (default: one more than cores)').argParser(workersOf),
    new Option('--quiet', 'only the result'),
    new Option(
      '--all',
      'search for the rule that catches each fault that can be made, and write the whole list of witnesses',
    ),
    new Option('--shard <i/n>', 'with --all: try one part of n; "plumbline merge" combines them').argParser(shardOf),
    new Option('--frozen', 'fail if the list of witnesses would change (the default where CI is set)'),
    new Option('--excused <place>', 'print why the faults at places with this text need not be caught'),
    new Option('--json', 'the kill matrix as JSON instead of text'),
  ],
  examples: [
    ['prove', 'the witnesses of every rule, and every alternative'],
    ['prove no-duplicates', 'everything that can go wrong in one promise'],
    ['prove --all', 'every fault that can be made: for the night'],
    ['prove --excused told/messages', 'why faults there need not be caught'],
  ],
  exitCodes: [
    ['0', 'every fault that was tried is caught, and no open one lacks an owner'],
    ['1', 'a fault survives, is open without an owner, or the list of witnesses is stale'],
    ['130', 'cancelled'],
  ],
  async run(flags, names) {
    const { proveCommand } = await import('../proof/prove-command.ts');
    return proveCommand(names, flags);
  },
};
