import { defineConfig } from 'vitest/config';

const PATIENCE_MS = 120_000;

/** The adversary: a hostile target for the harness and a hostile client for the reference, apart from the other tests. */
export default defineConfig({
  test: {
    watch: false,
    include: ['test/hostile/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    maxConcurrency: 4,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
  },
});
