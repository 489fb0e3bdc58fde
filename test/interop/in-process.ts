import { Command } from 'commander';
import { vi } from 'vitest';
import { addLedgerCommands } from '../../support/cli/ledger-commands.ts';
import type { Ended } from './command-line.ts';

/** Runs a command that works on recorded runs in this process: a process of its own takes a second to start. */
export async function inProcess(args: readonly string[]): Promise<Ended> {
  const text = { stdout: '', stderr: '' };
  const take = (to: keyof typeof text) => (chunk: unknown) => {
    text[to] += String(chunk);
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(take('stdout') as never);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(take('stderr') as never);
  let code = 0;
  const root = new Command('plumbline').exitOverride();
  addLedgerCommands(root, (result) => {
    code = result;
  });
  try {
    await root.parseAsync(['node', 'plumbline', ...args]);
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'UsageError') throw error;
    text.stderr += `plumbline: ${message}\n`;
    code = 2;
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
  return { code, ...text };
}
