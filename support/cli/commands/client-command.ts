import { join } from 'node:path';
import { capabilitiesOf } from '../../client/driver/capabilities.ts';
import { Driver } from '../../client/driver/driver.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { clientRules } from '../../ground/rules/rule-tasks.ts';
import type { ClientUnderTest } from '../../wire/target/client-under-test.ts';
import { durationOf, type RunFlags } from '../terminal/options.ts';
import type { ExaminedClient } from './client-target.ts';
import { runCommand } from './run-command.ts';

/** The options of `plumbline client`, as typed. */
export interface ClientFlags extends Pick<RunFlags, 'rule' | 'tags' | 'out' | 'sign' | 'limit' | 'quiet' | 'json'> {
  readonly command?: string;
  readonly driver?: string;
  readonly patience: string;
}

type Reach = Pick<ClientUnderTest, 'command' | 'address' | 'patienceMs'>;

function checkedAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--driver ${text} is not an address; write it like http://127.0.0.1:8080/tasks.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError('--driver takes no user and password; let the driver listen to this machine alone.');
  return text;
}

/** How the driver is reached; throws UsageError unless it is in exactly one way. */
function reachIn({ command, driver, patience }: ClientFlags): Reach {
  if ((command === undefined) === (driver === undefined))
    throw new UsageError('give either --command CMD or --driver URL: how the client under test is driven.');
  if (command?.trim() === '') throw new UsageError('--command is empty; give the command that drives the client.');
  const patienceMs = durationOf('--patience', patience);
  if (patienceMs < 1) throw new UsageError(`--patience ${patience} leaves no time to answer.`);
  return { command, address: driver === undefined ? undefined : checkedAddress(driver), patienceMs };
}

/** Throws UsageError for a rule that no client or receiver shows. */
function requireClientRules(ids: readonly string[]): void {
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const known = clientRules(indexExamples(ROOT));
  for (const id of ids)
    if (!known.includes(book.find(id).id))
      throw new UsageError(`${book.find(id).id} is no rule that a client or a receiver shows; "plumbline run" has it.`);
}

/** Asks the driver what it can do; cancelling meanwhile ends the driver too. */
async function introduced(reach: Reach): Promise<ExaminedClient> {
  const driver = new Driver(reach);
  const cancel = (): never => process.exit(EXIT.cancelled);
  process.once('SIGINT', cancel).once('SIGTERM', cancel);
  try {
    const { claim, tasks, clock } = await capabilitiesOf(driver);
    return { claim, underTest: { ...reach, tasks, clock } };
  } finally {
    driver.close();
    process.off('SIGINT', cancel).off('SIGTERM', cancel);
  }
}

/** `plumbline client`: tests a client or a receiver through its driver, and returns the exit code. */
export async function clientCommand({ command, driver, ...flags }: ClientFlags): Promise<number> {
  const reach = reachIn({ command, driver, ...flags });
  requireClientRules(flags.rule);
  return runCommand({ ...flags, workers: '1', fault: [], client: await introduced(reach) });
}
