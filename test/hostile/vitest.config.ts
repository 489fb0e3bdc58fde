import { defineConfig } from 'vitest/config';

const PATIENCE_MS = 120_000;

/** The permanent adversary: one file at a time, since each starts processes of its own and measures them. */
export default defineConfig({
  test: {
    watch: false,
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/hostile/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
  },
});
