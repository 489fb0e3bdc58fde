import { defineConfig } from 'vitest/config';

const PATIENCE_MS = 120_000;

/** Tests that start processes and browsers come after the others and one file at a time: each wants the machine to itself. */
export default defineConfig({
  test: {
    watch: false,
    passWithNoTests: false,
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/interop/**', 'test/hostile/**'],
          testTimeout: PATIENCE_MS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'interop',
          include: ['test/interop/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
