import { CommanderError } from 'commander';
import { EXIT } from '../ground/exit-codes.ts';
import { hidePlaces } from '../ground/secrets/secret-places.ts';
import { requireCommand } from './help.ts';
import { program } from './program.ts';
import { complain, leave, printJson, tameStreams } from './terminal/streams.ts';
import { letWatch } from './terminal/watched.ts';

/** Without a command there is only help: on standard output, but it is no run that could have passed. */
async function main(): Promise<number> {
  let code: number = EXIT.usage;
  const words = process.argv.slice(2);
  const done = (result: number): void => {
    code = result;
  };
  try {
    const root = await program(done, words);
    if (words.length === 0) root.outputHelp();
    else {
      requireCommand(root, words);
      await root.parseAsync(process.argv);
    }
    return code;
  } catch (error) {
    // The exit code for what ended a command early; says why on standard error, and as JSON where that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.usage;
    const { name, message, stack, code: why, syscall } = error as NodeJS.ErrnoException;
    const isUsage = name === 'UsageError';
    const isOfSystem = typeof why === 'string' && typeof syscall === 'string';
    const exitCode = isUsage ? EXIT.usage : EXIT.harness;
    complain(isUsage ? message : isOfSystem ? `${message}.` : (stack ?? message));
    if (process.argv.includes('--json')) printJson(JSON.stringify({ error: hidePlaces(message), exitCode }));
    return exitCode;
  }
}

tameStreams();
letWatch();
leave(await main());
