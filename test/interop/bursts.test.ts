import { afterAll, describe, expect, it } from 'vitest';
import { chosen, external, ledgerIn, placed, plumbline, serve, verdictsOn } from './command-line.ts';

const RACED = 'PUB-HOOK-RACE-01';
const SOUND = 'PUB-FIELD-RACE-01';

const { running, ready } = await serve('bursts', '--fault', 'webhooks.race');
afterAll(() => void running.child.kill('SIGKILL'));

/** Runs the races on a server without a lab; returns their outcomes and all output. */
async function race(over: object) {
  const { file, out } = placed(external(ready, { published: true, ...over }));
  const rules = [RACED, SOUND];
  const { stdout } = await plumbline(['run', '--target', file, '--out', out, ...chosen(rules)]);
  const told = ledgerIn(out).rules.filter(({ id }) => rules.includes(id));
  return { verdicts: verdictsOn({ rules: told }, rules), stdout, told };
}

describe('bursts at a target without a lab', () => {
  it('find a race, and none where the look and the act are one', async () => {
    const { verdicts, stdout } = await race({});
    expect(verdicts).toEqual({ [RACED]: 'fail', [SOUND]: 'pass' });
    expect(stdout).toContain('red in 3 of 3 tries; the bundled reference passes the same examples');
  });

  it('are not run where fewer requests may leave in a second, which is told', async () => {
    const { told, stdout } = await race({ limits: { requestsPerSecond: 20 } });
    expect(told).toHaveLength(2);
    for (const { verdict } of told) expect(verdict).not.toMatch(/pass|fail/);
    expect(stdout + JSON.stringify(told)).toContain('limits.requestsPerSecond of 64 or more');
  });
});
