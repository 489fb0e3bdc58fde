import { expect, it } from 'vitest';
import { COMMANDS } from '../../../support/cli/help-texts.data.ts';
import { program } from '../../../support/cli/program.ts';

const usages = Object.values(COMMANDS).flatMap((group) => Object.keys(group));
const { commands } = await program(() => undefined);

it.each(usages)('the list of commands says which have options: %s', (usage) => {
  const [name] = usage.split(' ');
  const { options } = commands.find((command) => command.name() === name) ?? { options: undefined };
  expect(options && options.length > 0).toBe(usage.includes(' [options]'));
});
