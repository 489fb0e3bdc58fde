import type { CTRFReport, Test, TestStatus } from 'ctrf';
import { bounded } from '../ground/bodies/bounded.ts';
import { plainMessage } from '../ledger/difference-in-words.ts';
import { oneALine } from '../ledger/ledger-text.ts';
import type { Verdicts } from '../ledger/verdicts.ts';
import { boundLine } from './bound-line.ts';
import { type CaseFacts, type Outcome, type TestCase, testCases } from './test-cases.ts';

/** An inconclusive example neither passed nor failed, and was not skipped either. */
const STATUS: Readonly<Record<Outcome, TestStatus>> = {
  passed: 'passed',
  failed: 'failed',
  error: 'failed',
  inconclusive: 'other',
  skipped: 'skipped',
};

function testOf({ suite, rule, example, file, name, outcome, cause, message, text }: TestCase): Test {
  const duration = Math.round(example?.durationMs ?? 0);
  const start = Date.parse(example?.startedAt ?? '');
  return {
    name,
    status: STATUS[outcome],
    rawStatus: outcome,
    suite: [suite, rule.area, rule.id],
    duration,
    ...(example && { start, stop: start + duration, filePath: file, line: example.line }),
    ...(message === undefined ? {} : { message: plainMessage(bounded(message)) }),
    ...(text === undefined ? {} : { trace: bounded(text) }),
    tags: [rule.id, rule.level, rule.standing],
    ...(cause && { extra: { cause } }),
  };
}

/** The ledger in the Common Test Report Format: the cases of the JUnit file, and the verdict of the run. */
export function ctrfText(verdicts: Verdicts, facts: CaseFacts): string {
  const { overall, exitCode, target, claim, startedAt, finishedAt, troubles, warnings = [], scope } = verdicts;
  const tests = testCases(verdicts, facts).map(testOf);
  // What went wrong with the run itself is a test of its own.
  for (const trouble of troubles) {
    const message = bounded(trouble);
    tests.push({ name: 'run', status: 'failed', rawStatus: 'error', suite: ['harness'], duration: 0, message });
  }

  const counts: Record<TestStatus, number> = { passed: 0, failed: 0, skipped: 0, pending: 0, other: 0 };
  for (const { status } of tests) counts[status] += 1;
  const results: Omit<CTRFReport['results'], 'tests'> = {
    tool: { name: 'plumbline' },
    summary: {
      tests: tests.length,
      ...counts,
      start: Date.parse(startedAt),
      stop: Date.parse(finishedAt),
      extra: { overall, exitCode, verdict: boundLine(verdicts), warnings, causes: verdicts.causes },
    },
    environment: { appName: claim.product, appVersion: claim.version, testEnvironment: target, extra: { scope } },
  };
  const kind = { reportFormat: 'CTRF', specVersion: '0.0.0', generatedBy: 'plumbline' };
  const members = JSON.stringify({ ...kind, timestamp: finishedAt, results }).slice(0, -2);
  return `${members},"tests":${oneALine(tests)}}}\n`;
}
