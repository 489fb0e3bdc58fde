import { afterAll, describe, expect, it } from 'vitest';
import { examineTarget } from '../../../support/cli/doctor/examine.ts';
import { loadTargetFile } from '../../../support/wire/target/target-file.ts';
import { external, placed, runOn, serve } from '../command-line.ts';
import { startSample } from './sample-process.ts';

const { running: platform, ready } = await serve('partial-lab');
const lab = await startSample('minimal-lab.mjs', { OPERATOR: ready.lab });
afterAll(() => {
  platform.child.kill('SIGKILL');
  lab.close();
});

/** Rules that a lab of worlds and a clock suffices for, some with examples that want more; those of each facility; a race. */
const SHOWN = ['COM-AUTH-01', 'MSG-META-03', 'BEARER-01', 'AUTH-BASIC-01', 'VOICE-DEF-07'];
const BEYOND = ['MSG-DEDUP-01', 'BL-01', 'SENDER-VERIFY-02', 'SENDER-STATUS-01', 'LOOKUP-RES-01', 'VOICE-EVT-01'];

const { interfaces, kind } = external(ready);
const target = { name: 'partial', kind, scope: 'assisted', interfaces, lab: lab.url };

describe('a lab of worlds and a clock alone', () => {
  it('is asked for what it has, and lacks facilities where it has no verb, without an error of the harness', async () => {
    const { ledger, verdicts } = await runOn(target, [...SHOWN, ...BEYOND]);
    expect(ledger.summary).toMatchObject({ error: 0, fail: 0 });
    expect(verdicts).toMatchObject(Object.fromEntries(SHOWN.map((id) => [id, 'pass'])));
    for (const id of BEYOND) {
      const { verdict, reason, inScope } = ledger.rules.find((rule) => rule.id === id) ?? {};
      expect({ id, verdict, inScope }).toEqual({ id, verdict: 'inconclusive', inScope: false });
      expect(reason).toMatch(/^facility-missing: the lab does not know [A-Z]+ \/\w+/);
    }
  });

  it('has its missing verbs listed by doctor, each with what it blocks', async () => {
    const { findings } = await examineTarget(loadTargetFile(placed(target).file));
    const missing = findings.filter(({ check, state }) => check === 'facility' && state === 'gap');
    expect(missing.map(({ about }) => about)).toEqual([
      ...['accounts', 'carrier', 'handset', 'hlr', 'calls', 'mailbox', 'review', 'ledger', 'downstream', 'holds'],
    ]);
    for (const { about, says, blocks } of missing) {
      expect(says).toMatch(/^the lab does not know [A-Z]+ \S+: HTTP status 404/);
      expect(blocks).toEqual({ tags: [`needs-${about}`] });
    }
  });
});
