import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect as chaiExpect } from 'chai';
import { describe, expect, it } from 'vitest';
import { makeSafe } from '../../../support/example/cucumber/safe-error.ts';
import { ContractViolation } from '../../../support/ground/problems/contract-violation.ts';
import { thrownBy } from '../thrown-by.ts';
import { hostileMessages } from './hostile-messages.ts';

const { formatError } = createRequire(import.meta.url)('@cucumber/cucumber/lib/runtime/format_error');

const GUARD_MS = 60_000;
const same = (value: unknown): unknown => value;

describe('what a step throws', () => {
  it('is told by cucumber at once, whatever its message looks like', () => {
    const script = join(import.meta.dirname, 'format-thrown.ts');
    const { stdout, signal } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      encoding: 'utf8',
      timeout: GUARD_MS,
      killSignal: 'SIGKILL',
    });
    expect(signal).toBeNull();
    const told = stdout.trim().split('\n');
    expect(told).toHaveLength(hostileMessages.length);
    for (const [at, message] of hostileMessages.entries()) {
      const { exception } = JSON.parse(told[at] as string);
      expect(exception.type).toBe('ContractViolation');
      expect(exception.message.slice(0, 20_000)).toBe(message.slice(0, 20_000));
      expect(exception.message.length).toBeLessThan(20_100);
    }
  });

  it('keeps its own frames, and none that a message made up', () => {
    const { stack = '' } = makeSafe(new ContractViolation('x\n    at made.up (/up.js:1:2)'), same);
    expect(stack).toContain('safe-error.test.ts');
    expect(stack).not.toContain('made.up');
    expect(stack.split('\n').every((line) => /^ {4}at /.test(line))).toBe(true);
  });

  it('keeps no stack in which its message is not found', () => {
    const error = new Error('after');
    error.stack = 'Error: before\n    at made.up (/up.js:1:2)';
    expect(makeSafe(error, same).stack).toBeUndefined();
  });

  it('is an error with a message, whatever it was', () => {
    const told = [undefined, null, 'a text', 7, { a: 1 }, new Error('')].map(
      (thrown) => makeSafe(thrown, same).message,
    );
    expect(told).toEqual(['undefined', 'null', 'a text', '7', '[object Object]', 'Error']);
  });

  it('that cannot be changed is told by a like of it', () => {
    const frozen = Object.freeze(new ContractViolation('a secret'));
    const told = makeSafe(frozen, () => 'hidden');
    expect([told.message, told.constructor.name]).toEqual(['hidden', 'ContractViolation']);
  });

  it('sets small values side by side and leaves large ones out', () => {
    const small = makeSafe(
      thrownBy(() => chaiExpect({ a: 1 }).to.deep.equal({ a: 2 })),
      same,
    );
    expect(formatError(small, true).message).toMatch(/-\s+"a": 1\n\s+\+\s+"a": 2/);
    const many = Array.from({ length: 100_000 }, (_, at) => at);
    const large = makeSafe(
      thrownBy(() => chaiExpect(many).to.deep.equal(many.toReversed())),
      same,
    ) as Error & { actual?: unknown };
    expect(large.actual).toBeUndefined();
  });
});
