import { CommanderError } from 'commander';
import { vi } from 'vitest';
import { requireCommand } from '../../support/cli/help.ts';
import { program } from '../../support/cli/program.ts';
import { type Ended, folder } from './command-line.ts';

async function heard(action: () => Promise<number | undefined>): Promise<Ended> {
  const text = { stdout: '', stderr: '' };
  const take = (to: keyof typeof text) => (chunk: unknown) => {
    text[to] += String(chunk);
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(take('stdout') as never);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(take('stderr') as never);
  let code: number | undefined = 0;
  try {
    code = await action();
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'UsageError' && !(error instanceof CommanderError)) throw error;
    if (name === 'UsageError') text.stderr += `plumbline: ${message}\n`;
    code = 2;
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
  return { code: code ?? 0, ...text };
}

/** Runs a command in this process: a process of its own takes a second to start. */
export const inProcess = (args: readonly string[]): Promise<Ended> =>
  heard(async () => {
    let code = 0;
    const done = (result: number): void => {
      code = result;
    };
    const root = await program(done, args);
    requireCommand(root, args);
    await root.parseAsync(['node', 'plumbline', ...args]);
    return code;
  });

/** What `plumbline run` says of options that it refuses. */
export function refusedRun(options: Readonly<Record<string, string | readonly string[]>>): Promise<Ended> {
  const given = { out: `${folder}/refused`, ...options };
  const words = Object.entries(given).flatMap(([name, values]) =>
    [values].flat().flatMap((each) => [`--${name}`, each]),
  );
  return inProcess(['run', '--quiet', ...words]);
}
