import { Option } from 'commander';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { seedOf } from '../../ground/seed.ts';
import { namedPaths } from '../run/named-paths.ts';
import { otlpAddress } from '../run/otlp.ts';
import { progressOf } from '../run/progress.ts';
import {
  type CommandFile,
  durationOption,
  listOption,
  messagesIn,
  orderOf,
  percentOf,
  type RunFlags,
  reportOf,
  shardOf,
  targetOption,
  workersOf,
} from '../terminal/options.ts';

interface RunCommandFlags extends RunFlags {
  readonly watch?: boolean;
  readonly dryRun?: boolean;
}

function requestsIn(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new UsageError(`--under-load ${text} is not a number of requests a second; give a whole number from 1.`);
  return Number(text);
}

const options = [
  targetOption('examine the target in this file (default: the bundled reference)'),
  new Option('--variant <name>', 'examine a variant of the bundled reference: twin'),
  listOption('--rule <id>', 'only the examples of this rule; may be repeated'),
  listOption('--area <name>', 'only the rules of this promise, such as quiet-hours; may be repeated'),
  listOption('--profile <id>', 'a whole run of this profile, such as quiet-hours; may be repeated'),
  new Option('--tags <expression>', 'only the examples that this tag expression selects'),
  new Option('--deep', 'the deep set: scripts that vary all that five promises leave free, in the place of the suite'),
  new Option('--failed', 'only the rules that failed in the last run, by the reports in --out'),
  new Option('--fail-fast', 'end the run with the first example that fails'),
  new Option('--watch', 'run again whenever a feature file, a step file or the target file changes'),
  new Option('--dry-run', 'send nothing; show what would be sent, as "plumbline plan" does'),
  new Option(
    '--workers <n>',
    'processes to run examples in (default: one; for the bundled reference as many as cores, at most 4)',
  ).argParser(workersOf),
  new Option('--shard <i/n>', 'only part i of n, by rule').argParser(shardOf),
  new Option(
    '--balance <dir>',
    'with --shard: parts that end together, by how long each rule took in the run of this folder',
  ),
  new Option('--out <dir>', 'folder for the reports').default('reports'),
  new Option('--reports <name>', 'also write the results for this: allure').argParser(reportOf),
  new Option('--sign <key>', 'sign the verdicts with this private key: statement.json'),
  durationOption('--max-wait <duration>', 'the longest real wait for one rule, such as 30s or 10m'),
  new Option('--budget <messages=n>', 'the examples that catch the most known faults with so many messages').argParser(
    messagesIn,
  ),
  new Option(
    '--require <share>',
    'the share of the applicable rules that has to be verified, such as 60%; less ends with 3',
  ).argParser(percentOf),
  durationOption('--wait-for-lease <duration>', 'how long to wait for another run on the same account'),
  durationOption('--limit <duration>', 'end the run after this time, such as 30m; the rest is inconclusive'),
  new Option('--under-load <n>', 'while n background requests a second go to the same target').argParser(requestsIn),
  new Option('--no-commands', 'refuse a target file that starts commands or a container'),
  listOption('--fault <id>', 'switch on a deliberate fault; may be repeated'),
  new Option('--order <name>', 'run the examples as they are written, defined, or random: --seed repeats an order')
    .argParser(orderOf)
    .default('defined'),
  new Option(
    '--seed <n>',
    'vary the values that examples do not write down: texts, instants, header names (default: 1)',
  ).argParser(seedOf),
  new Option(
    '--progress <mode>',
    'on standard error: none, plain or live (default: live on a terminal, else plain: a line each 30 s)',
  ).argParser(progressOf),
  new Option(
    '--page',
    'a page on this machine shows the run as it goes on, asks people there and ends with the rule book',
  ),
  new Option('--otlp <url>', 'post the run as one trace, in OTLP/JSON, to the collector at this address').argParser(
    otlpAddress,
  ),
  new Option('--quiet', 'only the result'),
  new Option('--json', 'the verdicts as JSON instead of text'),
];

/** The flags with the feature files that were named. Throws UsageError beside flags that choose examples themselves. */
function withPaths(flags: RunCommandFlags, paths: readonly string[]): RunCommandFlags {
  const { rule, area = [], profile = [], failed, shard, budget, require, sign, watch, dryRun } = flags;
  const hasChosen = rule.length + area.length + profile.length > 0 || failed || shard || dryRun;
  if (hasChosen || budget !== undefined || require !== undefined)
    throw new UsageError(
      'a path chooses the examples itself; leave out --rule, --area, --profile, --failed, --shard, --budget, --require and --dry-run.',
    );
  const named = namedPaths(paths);
  if ((sign !== undefined || watch) && !named.every((path) => path.startsWith('features/')))
    throw new UsageError('--sign and --watch are about the suite; leave them out, or the paths outside features.');
  return { ...flags, paths: named };
}

export const command: CommandFile<RunCommandFlags> = {
  options,
  examples: [
    ['run', 'every rule on the bundled reference'],
    ['run --target target.yaml --out reports/nightly', 'your server, with the reports in a folder'],
    ['run --rule MSG-DEDUP-02 --rule MSG-GET-01', 'two rules'],
    ['run features/token/lifetime.feature:12', 'the example at a line of a feature file'],
    ['run --area no-duplicates --area tokens', 'the rules of two promises'],
    ['run --profile quiet-hours', 'whether a target keeps the quiet hours: a whole answer about them'],
    ['run --deep', 'two of every value of five promises together; a red one as the smallest script'],
    ['run --deep --seed 7 --target target.yaml', 'other scripts, on your server'],
    ['run --tags "@smoke and not @voice"', 'rules selected by tags'],
    ['run --failed', 'the rules that failed in the last run'],
    ['run --rule MSG-DEDUP-02 --watch', 'again at each change of its feature file, a step file or the target file'],
    ['run --target target.yaml --page', 'with a page to watch it, repeat a red and stop'],
    ['run --target target.yaml --dry-run', 'what would be sent; nothing is'],
    ['run --target target.yaml --max-wait 10m', 'waits up to ten minutes for rules that need time'],
    ['run --target target.yaml --limit 30m', 'ends after half an hour and reports what ran'],
    ['run --shard 2/4', 'the second of four machines; "plumbline merge" combines them'],
    ['run --order random --seed 7', 'in another order, which the seed repeats: the verdicts stay the same'],
    ['run --seed 7', 'with other texts, instants and header names where examples do not write them down'],
    ['run --fault dedup.window-23-hours --rule MSG-DEDUP-02', 'what a failure looks like'],
  ],
  exitCodes: [
    ['0', 'conformant, or no deviation found; known failures may fail'],
    ['1', 'a rule fails that is not a known failure'],
    ['2', 'wrong usage or configuration, or a key that the target refuses; nothing was run'],
    [
      '3',
      'not fully verified: a rule within reach stayed inconclusive, fewer were verified than asked for, or the limit was reached',
    ],
    ['4', 'a known failure is stale, changed or expired'],
    ['5', 'the harness itself failed, and nothing was red; the reports of what ran are written'],
    ['130', 'cancelled with nothing red; the reports of what ran are written'],
  ],
  async run(asked, paths) {
    const { watch, dryRun, ...flags } = paths.length > 0 ? withPaths(asked, paths) : asked;
    const { deep, require, sign } = flags;
    if (deep && (flags.paths || require !== undefined || sign !== undefined || watch || dryRun))
      throw new UsageError(
        '--deep is about scripts of its own; leave out paths, --require, --sign, --watch and --dry-run, or --deep.',
      );
    if (flags.balance !== undefined && !flags.shard)
      throw new UsageError('--balance is about parts of a run; leave it out, or give --shard I/N.');
    if ((flags.page || flags.otlp !== undefined) && (watch || dryRun))
      throw new UsageError('--page shows one run, and --otlp posts one; leave them out, or --watch and --dry-run.');
    if (watch && dryRun) throw new UsageError('--watch runs and --dry-run sends nothing; leave one of them out.');
    if (watch) {
      const { watchAndRun } = await import('../run/watch.ts');
      return watchAndRun(flags);
    }
    if (!dryRun) {
      const { run } = await import('./run.ts');
      return run(flags);
    }
    const { planCommand } = await import('./plan-command.ts');
    const { withFailed, withVariant } = await import('../run/selection.ts');
    return planCommand(withFailed(withVariant(flags)));
  },
};
