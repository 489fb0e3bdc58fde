import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { changeReport } from './changed-report.ts';
import { chosen, folder, plumbline } from './command-line.ts';
import { inProcess } from './in-process.ts';

const RULES = ['MSG-DEDUP-02', 'CALLBACK-RETRY-02', 'TOK-08', 'COM-JSON-04'];

export const FAULT = 'dedup.window-23-hours';

export const red = join(folder, 'red');

export const pageOf = (out: string): string => join(out, 'rulebook', 'index.html');

/** `plumbline report` on a machine without Java. */
export function report(...args: string[]) {
  vi.stubEnv('JAVA_HOME', '/nowhere');
  return inProcess(['report', ...args]).finally(() => vi.unstubAllEnvs());
}

export async function makeRedRun(): Promise<void> {
  await plumbline(['run', '--quiet', ...chosen(RULES), '--fault', FAULT, '--out', red]);
  await report(red);
}

/** A copy of the red run whose files were changed by `change`. */
export function copyOf(name: string, change: (text: string, file: string) => string, ...files: string[]): string {
  const out = join(folder, name);
  cpSync(red, out, { recursive: true });
  for (const file of files) {
    changeReport(join(out, file), (text) => change(text, file));
  }
  return out;
}

/** Opens the rule book of a report folder; the list grows with every error of its script. */
export async function openBook(page: Page, out: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`file://${pageOf(out)}`);
  return errors;
}
