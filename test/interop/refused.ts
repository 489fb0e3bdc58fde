import { expect } from 'vitest';
import type { Ended } from './command-line.ts';

/** Expects a command to be refused in one sentence, before anything was done. */
export function expectRefused({ code, stdout, stderr }: Ended, sentence: RegExp): void {
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
}
