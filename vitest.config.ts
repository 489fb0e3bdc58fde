import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const PATIENCE_MS = 120_000;

/** Files that start processes or a browser, or measure memory or steps of this one; the others share their workers. */
const APART = [
  'test/interop/**/{bad-hosts,bursts,canary,ci-*,cli,client-mode,client-samples,console,doctor,endings,external,garbled-reports,new-rule}.test.ts',
  'test/interop/**/{hostile-console,hostile-pages,large-answers,merge,put-back,report-command,rulebook}.test.ts',
  'test/interop/**/{downstream,facility-samples,kept-collections,kept-worlds,library-samples,machine-trouble,partial-lab,replayed-worlds,safety}.test.ts',
  'test/interop/**/{sandbox-*,suspects,under-load}.test.ts',
  'test/vendor/five-rules.test.ts',
  'test/unit/{worlds/register,reporting/{held,write-reports},cli/keep-reports}.test.ts',
];

/** Tests of several parts at once, most of them over HTTP. */
const TOGETHER = 'test/{interop,vendor}/**/*.test.ts';

const patient = { testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS, setupFiles: ['test/same-cases.ts'] };

/** A busy machine may disturb processes and real time: a second try of such a test is shown as one in the report. */
const again = { retry: 1 };

export default defineConfig({
  test: {
    watch: false,
    passWithNoTests: false,
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    // A file that waits for a process leaves its core to another one.
    maxWorkers: Math.max(3, Math.ceil(availableParallelism() / 2)),
    projects: [
      {
        test: {
          ...patient,
          name: 'shared',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: ['test/hostile/**', TOGETHER, ...APART],
        },
      },
      { test: { ...patient, ...again, name: 'together', isolate: false, include: [TOGETHER], exclude: APART } },
      { test: { ...patient, ...again, name: 'apart', maxConcurrency: 3, include: APART } },
    ],
  },
});
