import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, plumbline, targetFile } from './command-line.ts';

/** Duplicates, repeated requests, the default switch, throttling, callbacks and their order. */
const RULES = [
  'MSG-DEDUP-01',
  'VOICE-IDEM-01',
  'VOICE-DEF-01',
  'PUB-TOKEN-THROTTLE-01',
  'CALLBACK-RETRY-01',
  'CALLBACK-POST-01',
];

interface Told {
  readonly id: string;
  readonly verdict: string;
}

async function run(name: string, ...args: string[]) {
  const out = join(folder, name);
  const rules = RULES.flatMap((rule) => ['--rule', rule]);
  const ended = await plumbline(['run', '--quiet', '--out', out, ...rules, ...args]);
  const { rules: told } = JSON.parse(readFileSync(join(out, 'verdicts.json'), 'utf8')) as { rules: Told[] };
  const verdicts = told.filter(({ id }) => RULES.includes(id)).map(({ id, verdict }) => `${id} ${verdict}`);
  return { ...ended, verdicts };
}

describe('a run under load', () => {
  it('comes to the same verdicts, and says what the load was', async () => {
    const calm = await run('calm');
    const loaded = await run('loaded', '--under-load', '150');
    expect(calm.verdicts).toHaveLength(RULES.length);
    expect(calm.verdicts.filter((each) => each.endsWith(' pass'))).toHaveLength(RULES.length);
    expect(loaded.verdicts).toEqual(calm.verdicts);
    expect(loaded.stderr).toMatch(/under load: [1-9]\d+ background requests, [1-9]\d* a second, .*; 0 failed/);
  });

  it('still finds what is wrong', async () => {
    const { verdicts, code } = await run('faulty', '--under-load', '150', '--fault', 'dedup.code-304');
    expect(verdicts).toContain('MSG-DEDUP-01 fail');
    expect(code).toBe(1);
  });

  it('is refused where the target allows fewer requests, or the number is none', async () => {
    const target = targetFile('slow', {
      ...{ name: 'slow', kind: 'bundled', limits: { requestsPerSecond: 20 } },
    });
    const slow = await plumbline(['run', '--target', target, '--under-load', '20', '--out', join(folder, 'slow')]);
    expect(slow.stderr).toContain('--under-load 20 leaves nothing of limits.requestsPerSecond 20');
    const none = await plumbline(['run', '--under-load', 'much', '--out', join(folder, 'none')]);
    expect(none.stderr).toContain('--under-load much is not a number of requests a second');
    expect([slow.code, none.code]).toEqual([2, 2]);
  });
});
