import { expect, it } from 'vitest';
import { KEPT_SIZE, KeptTemplates } from '../../../reference-impl/messaging/webhooks/template.ts';

it('forgets the templates used longest ago before it keeps too much', () => {
  const kept = new KeptTemplates();
  const first = kept.partsOf('first $x');
  for (let at = 0; at < 100; at += 1) {
    kept.partsOf(`${at}${'$a-'.repeat(4000)}`);
    expect(kept.partsOf('first $x')).toBe(first);
    expect(kept.size).toBeLessThanOrEqual(KEPT_SIZE);
  }
  const second = kept.partsOf('second $x');
  for (let at = 0; at < 100; at += 1) kept.partsOf(`${at}${'$a-'.repeat(4000)}`);
  expect(kept.partsOf('second $x')).not.toBe(second);
});

it('keeps nothing of a template that cannot be read', () => {
  const kept = new KeptTemplates();
  expect(() => kept.partsOf('#if(')).toThrow('an expression is missing');
  expect(kept.size).toBe(0);
});
