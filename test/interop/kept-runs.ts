import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JudgedRule, Verdicts } from '../../support/ledger/verdicts.ts';
import { freshFolder } from '../fresh-folder.ts';
import { changeReport } from './changed-report.ts';
import { chosen, ledgerIn, plumbline } from './command-line.ts';

export const FAULT = ['--fault', 'dedup.window-23-hours'];
const RULES = ['MSG-DEDUP-01', 'MSG-DEDUP-02', 'TOK-01', 'TOK-08', 'COM-JSON-04', 'VOICE-RESP-01', 'LOOKUP-FMT-01'];

/** Other tests of the same process write into the folder of commands. */
const place = freshFolder();

export const at = (name: string): string => join(place, name);
export const ledger = (name: string): Verdicts => ledgerIn(at(name));

/** A ledger without what the clock and the ports of the machine put into it. */
export function steady(verdicts: Verdicts): unknown {
  const { startedAt: _, finishedAt: __, rules, ...rest } = verdicts;
  const plain = ({ examples, ...rule }: JudgedRule) => ({
    ...rule,
    examples: examples.map(({ startedAt: _s, durationMs: _d, message, ...example }) => ({
      ...example,
      message: message?.replace(/[0-9a-f-]{36}|127\.0\.0\.1:\d+\/[\w-]+|\b[0-9a-f]{8,}\b/g, '#'),
    })),
  });
  return { ...rest, rules: rules.map(plain) };
}

export const run = (name: string, ...more: string[]) =>
  plumbline(['run', '--quiet', ...chosen(RULES), '--out', at(name), ...more]);

/** A copy of a report folder with one file changed or removed. */
export function spoilt(name: string, file: string, change: (text: string) => string | undefined): string {
  const copy = at(`${name}-spoilt`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(at(name), copy, { recursive: true });
  let isGone = false;
  changeReport(join(copy, file), (text) => {
    const changed = change(text);
    isGone = changed === undefined;
    return changed ?? '';
  });
  if (isGone) rmSync(join(copy, file));
  return copy;
}
