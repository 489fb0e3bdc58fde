import type { Command } from 'commander';
import { UsageError } from '../../ground/problems/usage-error.ts';

/**
 * Refuses an option that is given twice where only one value can count, or with an empty value: a shell variable that is
 * not set must not choose the default in silence. Options that may be repeated collect their values.
 */
export function requireOneValue(root: Command): void {
  for (const command of root.commands)
    for (const option of command.options) {
      if (!option.required) continue;
      let given = 0;
      command.on(`option:${option.name()}`, (value: string) => {
        given += 1;
        if (value === '') throw new UsageError(`${option.long} is given without a value; name one, or leave it out.`);
        if (given > 1 && !option.parseArg)
          throw new UsageError(`${option.long} is given twice, the second time as ${value}; give it once.`);
      });
    }
}
