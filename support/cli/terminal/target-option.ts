import { type Command, Option } from 'commander';
import { complain } from './streams.ts';

const VARIABLE = 'PLUMBLINE_TARGET';

/** The option that names the target file; the environment may name it instead, and an empty variable names none. */
export function targetOption(description: string): Option {
  if (process.env[VARIABLE] === '') delete process.env[VARIABLE];
  return new Option('--target <file>', description).env(VARIABLE);
}

/** Says which target the environment has named: a command is never sent to one unseen. */
export function announceTarget(root: Command): void {
  root.hook('preAction', (_, command) => {
    if (command.getOptionValueSource('target') === 'env' && command.opts().variant === undefined)
      complain(`the target file is ${command.opts().target}, from ${VARIABLE}.`);
  });
}
