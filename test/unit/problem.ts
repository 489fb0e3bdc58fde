import { expect } from 'vitest';

/** A problem of this name that says so. */
export const problem = (name: string, says: string | RegExp) =>
  expect.objectContaining({
    name,
    message: typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says),
  });
