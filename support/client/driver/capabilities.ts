import { UsageError } from '../../ground/problems/usage-error.ts';
import { unknownName } from '../../ground/rules/nearest.ts';
import { TASKS } from '../../ground/rules/rule-tasks.ts';
import { ChannelTrouble } from '../../wire/command/channel.ts';
import type { Driver } from './driver.ts';

const BAD = 'the driver answered capabilities';

/** Asks a driver what it can do. Throws UsageError when it does not say so. */
export async function capabilitiesOf(driver: Driver) {
  try {
    const { result, error } = await driver.ask('capabilities', {});
    if (error) throw new UsageError(`${BAD} with an error: ${JSON.stringify(error)}.`);
    const { tasks, clock = false, product = 'a client', version = '' } = result ?? {};
    if (!Array.isArray(tasks) || tasks.length === 0)
      throw new UsageError(`${BAD} without result.tasks, a list such as ${JSON.stringify(TASKS.slice(0, 2))}.`);
    for (const task of tasks)
      if (!TASKS.includes(task))
        throw new UsageError(`${BAD}: ${unknownName('task', String(task), TASKS, 'docs/client-mode.md')}`);
    if (typeof clock !== 'boolean') throw new UsageError(`${BAD} with a clock that is neither true nor false.`);
    if (typeof product !== 'string' || typeof version !== 'string')
      throw new UsageError(`${BAD} with a product or version that is not a text.`);
    return { tasks, clock, claim: { product, version } };
  } catch (error) {
    if (error instanceof ChannelTrouble) throw new UsageError(`${error.message}.`);
    throw error;
  }
}
