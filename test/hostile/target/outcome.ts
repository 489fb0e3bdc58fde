import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerIn } from '../../interop/command-line.ts';
import type { Ending } from './child.ts';
import type { HostileTarget } from './hostile-target.ts';
import type { LeadsTo } from './mode.ts';
import { filesBelow, poisoned, steers, type Written } from './reports.ts';
import { leaks } from './secrets.ts';

/** Memory and disk that no run of a few rules needs more of. */
const MEGABYTES = 350;
const REPORT_KILOBYTES = 12_000;

/** Signs that the harness broke down instead of saying what is wrong. */
const BREAKDOWN = /^\s+at .*:\d+:\d+\)?$|heap out of memory|FATAL ERROR|Unhandled/m;

export interface Outcome {
  readonly ending: Ending;
  readonly target: HostileTarget;
  readonly folder: string;
  /** Secrets that no file may tell, beside those that the target has seen. */
  readonly canaries: readonly string[];
}

const oneOf = (wanted: unknown): readonly unknown[] => (Array.isArray(wanted) ? wanted : [wanted]);

const tooMuch = (what: string, is: number, most: number): string[] =>
  is > most ? [`${what}: ${Math.round(is)} instead of at most ${most}`] : [];

function ended({ code, byItself, megabytes = 0 }: Ending, { exit, megabytes: most = MEGABYTES }: LeadsTo) {
  if (!byItself) return ['it had to be killed', ...tooMuch('megabytes', megabytes, most)];
  return [
    ...(oneOf(exit).includes(code) ? [] : [`exit code ${code} instead of ${oneOf(exit).join(' or ')}`]),
    ...tooMuch('megabytes', megabytes, most),
  ];
}

function said({ stdout, stderr }: Ending, { says }: LeadsTo): string[] {
  const text = `${stdout}\n${stderr}`;
  return [
    ...(says && !says.test(text) ? [`the console does not say ${says}`] : []),
    ...(BREAKDOWN.test(text) ? [`the console tells of a breakdown: ${BREAKDOWN.exec(text)?.[0].trim()}`] : []),
    ...(steers(text) ? ['the console lets the target steer the terminal'] : []),
  ];
}

function judged(folder: string, { rules = {} }: LeadsTo): string[] {
  const path = join(folder, 'out', 'verdicts.json');
  if (Object.keys(rules).length === 0) return [];
  if (!existsSync(path)) return ['there are no verdicts'];
  const told = ledgerIn(join(folder, 'out')).rules;
  return Object.entries(rules).flatMap(([id, wanted]) => {
    const { verdict = 'missing', reason = '' } = told.find((rule) => rule.id === id) ?? {};
    const is = verdict === 'inconclusive' ? `${verdict} ${/[\w-]*/.exec(reason)?.[0]}` : verdict;
    return oneOf(wanted).includes(is) ? [] : [`${id}: ${is} (${reason}) instead of ${oneOf(wanted).join(' or ')}`];
  });
}

function asked({ arrived, strayed }: HostileTarget, { requests }: LeadsTo): string[] {
  return [
    ...tooMuch('requests', arrived.length, requests),
    ...strayed.slice(0, 3).map((what) => `another origin was asked: ${what}`),
  ];
}

const kilobytesOf = (files: readonly Written[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024;

/** In what a run differs from what its mode must lead to; empty when all is well. */
export function deviations({ ending, target, folder, canaries }: Outcome, leadsTo: LeadsTo): string[] {
  const reports = filesBelow(join(folder, 'out'));
  const printed = [
    { path: 'standard output', bytes: Buffer.from(ending.stdout) },
    { path: 'standard error', bytes: Buffer.from(ending.stderr) },
  ];
  return [
    ...ended(ending, leadsTo),
    ...said(ending, leadsTo),
    ...judged(folder, leadsTo),
    ...asked(target, leadsTo),
    ...tooMuch('kilobytes of reports', kilobytesOf(reports), leadsTo.reportKilobytes ?? REPORT_KILOBYTES),
    ...leaks([...reports, ...printed], [...target.secrets, ...canaries]),
    ...poisoned(reports, folder),
  ];
}
