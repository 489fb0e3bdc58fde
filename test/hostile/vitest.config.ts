import { defineConfig } from 'vitest/config';

const PATIENCE_MS = 660_000;

/** The adversary, apart from the other tests: a hostile target for the harness and a hostile client for the reference. */
export default defineConfig({
  test: {
    watch: false,
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/hostile/**/*.test.ts'],
    setupFiles: ['test/same-cases.ts'],
    pool: 'forks',
    // A flood is borne within seconds, which two files at once would share.
    fileParallelism: false,
    maxConcurrency: 4,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    // A busy machine may keep a target silent at the door; a second try is shown in the report.
    retry: 1,
  },
});
