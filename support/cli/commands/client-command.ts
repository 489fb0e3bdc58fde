import { Option } from 'commander';
import { EXIT } from '../../ground/exit-codes.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { clientRules } from '../../ground/rules/rule-tasks.ts';
import type { ExaminedClient } from '../run/target.ts';
import { type CommandFile, durationOption, listOption, type RunFlags, type Span } from '../terminal/options.ts';

interface ClientFlags extends Pick<RunFlags, 'rule' | 'tags' | 'out' | 'sign' | 'limit' | 'quiet' | 'json'> {
  readonly command?: string;
  readonly driver?: string;
  readonly patience: Span;
}

function driverAt(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--driver ${text} is not an address; write it like http://127.0.0.1:8080/tasks.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError('--driver takes no user and password; let the driver listen to this machine alone.');
  return text;
}

export const command: CommandFile<ClientFlags> = {
  options: [
    new Option('--command <command>', 'drives the client: a task a line in, an answer a line out, as JSON'),
    new Option('--driver <url>', 'drives the client: takes each task by POST').argParser(driverAt),
    durationOption('--patience <duration>', 'how long one task may take', '60s'),
    listOption('--rule <id>', 'only the examples of this rule; may be repeated'),
    new Option('--tags <expression>', 'only the examples that this tag expression selects'),
    new Option('--out <dir>', 'where the reports go').default('reports'),
    new Option('--sign <key>', 'sign the verdicts with this private key: statement.json'),
    durationOption('--limit <duration>', 'end the run after so long, such as 30m; what did not run is inconclusive'),
    new Option('--quiet', 'only the result'),
    new Option('--json', 'the ledger as JSON instead of text'),
  ],
  examples: [
    ['client --command "node docs/examples/client-driver.mjs"', 'a small client that follows every rule'],
    ['client --driver http://127.0.0.1:8080/tasks', 'a driver that is already running'],
    ['client --command ./driver.sh --rule BEARER-10 --patience 10s', 'one rule'],
  ],
  exitCodes: [
    ['0', 'conformant, or no deviation found'],
    ['1', 'a rule fails'],
    ['2', 'wrong usage, or the driver does not list its tasks; nothing was run'],
    ['3', 'not fully verified: the driver failed during a rule, or the limit was reached'],
    ['5', 'the harness itself failed; the reports of what ran are written'],
    ['130', 'cancelled; the reports of what ran are written'],
  ],
  async run({ command, driver, patience, ...flags }) {
    if ((command === undefined) === (driver === undefined))
      throw new UsageError('give either --command CMD or --driver URL: how the client under test is driven.');
    if (command?.trim() === '') throw new UsageError('--command is empty; give the command that drives the client.');
    if (patience.ms < 1) throw new UsageError(`--patience ${patience.text} leaves no time to answer.`);
    const book = readRuleBook();
    const known = clientRules(indexExamples(ROOT));
    for (const asked of flags.rule) {
      const { id } = book.find(asked);
      if (!known.includes(id))
        throw new UsageError(`${id} is no rule that a client or a receiver shows; "plumbline run" has it.`);
    }
    const reach = { command, address: driver, patienceMs: patience.ms };
    const [{ Driver }, { capabilitiesOf }] = await Promise.all([
      import('../../client/driver/driver.ts'),
      import('../../client/driver/capabilities.ts'),
    ]);
    const asked = new Driver(reach);
    // A cancellation while the driver says what it can do ends it too.
    const cancel = (): never => process.exit(EXIT.cancelled);
    process.once('SIGINT', cancel).once('SIGTERM', cancel);
    let client: ExaminedClient;
    try {
      const { claim, tasks, clock } = await capabilitiesOf(asked);
      client = { claim, underTest: { ...reach, tasks, clock } };
    } finally {
      asked.close();
      process.off('SIGINT', cancel).off('SIGTERM', cancel);
    }
    const { run } = await import('./run.ts');
    return run({ ...flags, workers: 1, fault: [] }, client);
  },
};
