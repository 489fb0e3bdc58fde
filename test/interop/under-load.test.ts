import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosen, folder, ledgerIn, plumbline, targetFile, verdictsOn } from './command-line.ts';
import { expectRefused } from './refused.ts';

/** Duplicates, repeated requests, the default switch, throttling, callbacks and their order. */
const RULES = 'MSG-DEDUP-01 VOICE-IDEM-01 VOICE-DEF-01 PUB-TOKEN-THROTTLE-01 CALLBACK-RETRY-01 CALLBACK-POST-01'.split(
  ' ',
);

async function run(name: string, ...args: string[]) {
  const out = join(folder, name);
  const ended = await plumbline(['run', '--quiet', '--out', out, ...chosen(RULES), ...args]);
  return { ...ended, verdicts: verdictsOn(ledgerIn(out), RULES) };
}

describe('a run under load', () => {
  it('comes to the same verdicts, and says what the load was', async () => {
    const calm = await run('calm');
    const loaded = await run('loaded', '--under-load', '150');
    expect(calm.verdicts).toEqual(Object.fromEntries(RULES.map((id) => [id, 'pass'])));
    expect(loaded.verdicts).toEqual(calm.verdicts);
    expect(loaded.stderr).toMatch(/under load: [1-9]\d+ background requests, [1-9]\d* a second, .*; 0 failed/);
  });

  it('still finds what is wrong', async () => {
    const { verdicts, code } = await run('faulty', '--under-load', '150', '--fault', 'dedup.code-304');
    expect(verdicts['MSG-DEDUP-01']).toBe('fail');
    expect(code).toBe(1);
  });

  it('is refused where the target allows fewer requests, or the number is none', async () => {
    const target = targetFile('slow', { name: 'slow', kind: 'bundled', limits: { requestsPerSecond: 20 } });
    const slow = await plumbline(['run', '--target', target, '--under-load', '20', '--out', join(folder, 'slow')]);
    expectRefused(slow, /--under-load 20 leaves nothing of limits\.requestsPerSecond 20/);
    const none = await plumbline(['run', '--under-load', 'much', '--out', join(folder, 'none')]);
    expectRefused(none, /--under-load much is not a number of requests a second/);
  });
});
