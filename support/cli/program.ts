import type { Command } from 'commander';
import { dressCommand, dressRoot, SpokenCommand } from './help.ts';
import { COMMANDS } from './help-texts.data.ts';
import { addOption, announceTarget, type CommandFile } from './terminal/options.ts';

/** The command line; `done` takes the exit code. Only commands that are asked for are loaded: all take a second. */
export async function program(done: (code: number) => void, words?: readonly string[]): Promise<Command> {
  const root = new SpokenCommand('plumbline').exitOverride();
  dressRoot(root);
  const [first = ''] = words ?? [];
  const asked = first === 'help' || first === 'completion' ? words : words && [first];
  for (const [group, commands] of Object.entries(COMMANDS))
    for (const [called, says] of Object.entries(commands)) {
      const command = root.command(called.replace(' [options]', '')).description(says).helpGroup(group);
      if (asked && !asked.includes(command.name())) continue;
      const loaded = (await import(`./commands/${command.name()}-command.ts`)) as { command: CommandFile<unknown> };
      const { options, usage, run, ...help } = loaded.command;
      for (const option of options) addOption(command, option);
      if (usage !== undefined) command.usage(usage);
      if (run) command.action(async () => done(await run(command.opts(), command.args, root)));
      dressCommand(command, help);
    }
  announceTarget(root);
  return root;
}
