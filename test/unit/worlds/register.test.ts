import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { Register } from '../../../reference-impl/worlds/registry.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;

const LARGE = () => Array.from({ length: 2000 }, (_, at) => ({ at }));

describe('what comes and goes', () => {
  it('is found by its key while it is there', () => {
    const register = new Register<number>();
    register.set('a', 1);
    register.set('__proto__', 2);
    expect([register.get('a'), register.get('__proto__'), register.get('toString')]).toEqual([1, 2, undefined]);
    expect([register.has('a'), register.has('constructor')]).toEqual([true, false]);
    expect([register.keys(), register.values()]).toEqual([
      ['a', '__proto__'],
      [1, 2],
    ]);
    expect([register.delete('a'), register.delete('a'), register.has('a')]).toEqual([true, false, false]);
  });

  it('is not kept by collections of the young generation once it is gone', () => {
    const register = new Register<unknown>();
    collect();
    const before = process.memoryUsage().heapUsed;
    let most = 0;
    for (let n = 0; n < 2000; n += 1) {
      register.set(`key ${n}`, LARGE());
      register.delete(`key ${n - 2}`);
      if (n % 20 === 0) collect({ type: 'minor' });
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    }
    expect(most).toBeLessThan(12_000_000);
  });
});
