import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    watch: false,
    passWithNoTests: false,
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
