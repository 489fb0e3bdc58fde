import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

const PATIENCE_MS = 300_000;

/** Files that start processes or a browser, or measure memory or steps of this one; the others share their workers. */
const APART = [
  'test/interop/**/{bad-hosts,bursts,canary,ci-*,cli,client-mode,client-samples,console,doctor,endings,external,new-rule}.test.ts',
  'test/interop/**/{hostile-console,hostile-pages,large-answers,merge,put-back,report-command,rulebook,run-page}.test.ts',
  'test/interop/**/{downstream,facility-samples,kept-collections,kept-worlds,library-samples,machine-trouble,partial-lab,replayed-worlds,safety}.test.ts',
  'test/interop/**/{sandbox-*,suspects,under-load}.test.ts',
  'test/vendor/{five-rules,mistakes}.test.ts',
  'test/unit/{worlds/register,reporting/{held,write-reports},cli/keep-reports}.test.ts',
];

/** Tests of several parts at once, most of them over HTTP. */
const TOGETHER = 'test/{interop,vendor}/**/*.test.ts';

const patient = { testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS, setupFiles: ['test/same-cases.ts'] };

/** Where commands of plumbline are carried out. */
const commands = { globalSetup: ['test/warm/commands.ts'] };

/** A busy machine may disturb processes and real time: a second try of such a test is shown as one in the report. */
const again = { retry: 1 };

export default defineConfig({
  test: {
    watch: false,
    passWithNoTests: false,
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    // A file that waits for a process or a clock leaves its core to another one.
    maxWorkers: Math.max(3, Math.ceil(availableParallelism() / 2)),
    sequence: { sequencer: LongestFirst },
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
      {
        test: {
          ...patient,
          ...commands,
          ...again,
          name: 'together',
          isolate: false,
          include: [TOGETHER],
          exclude: APART,
        },
      },
      { test: { ...patient, ...commands, ...again, name: 'apart', maxConcurrency: 3, include: APART } },
    ],
  },
});
