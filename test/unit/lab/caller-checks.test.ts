import { describe, expect, test } from 'vitest';
import { answersTo } from '../../../reference-impl/lab/caller-checks.ts';

describe('the names that the lab answers to', () => {
  test.each(['reference', 'lab.svc.cluster.local', 'host.docker.internal'])(
    'where it listens beyond this machine it answers to %s, which no public name server knows',
    (name) => {
      expect(answersTo(name, { host: '0.0.0.0', names: [] })).toBe(true);
      expect(answersTo(name, { host: '::', names: [] })).toBe(true);
      expect(answersTo(name, { host: '127.0.0.1', names: [] })).toBe(false);
    },
  );

  test('wherever it listens it answers to no public name that nobody allowed', () => {
    expect(answersTo('evil.example', { host: '0.0.0.0', names: [] })).toBe(false);
    expect(answersTo('evil.example', { host: '0.0.0.0', names: ['Evil.Example'] })).toBe(true);
    expect(answersTo('lab.example', { host: 'lab.example', names: [] })).toBe(true);
  });
});
