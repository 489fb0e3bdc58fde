import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { examineTarget } from '../../../support/cli/doctor/examine.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { loadTargetFile } from '../../../support/wire/target/target-file.ts';
import { external, folder, plumbline, serve, targetFile } from '../command-line.ts';
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

const target = (): string => {
  const { interfaces, kind } = external(ready);
  return targetFile('partial-lab', { name: 'partial', kind, scope: 'assisted', interfaces, lab: lab.url });
};

describe('a lab of worlds and a clock alone', () => {
  it('is asked for what it has, and lacks facilities where it has no verb, without an error of the harness', async () => {
    const out = join(folder, 'partial-lab');
    const rules = [...SHOWN, ...BEYOND].flatMap((id) => ['--rule', id]);
    await plumbline(['run', '--target', target(), '--quiet', '--out', out, ...rules]);
    const verdicts = JSON.parse(readFileSync(join(out, 'verdicts.json'), 'utf8')) as Verdicts;
    const verdictOf = (id: string) => verdicts.rules.find((rule) => rule.id === id);
    expect(verdicts.summary).toMatchObject({ error: 0, fail: 0 });
    expect(SHOWN.map((id) => verdictOf(id)?.verdict)).toEqual(SHOWN.map(() => 'pass'));
    for (const id of BEYOND) {
      const { verdict, reason, inScope } = verdictOf(id) ?? {};
      expect({ id, verdict, inScope }).toEqual({ id, verdict: 'inconclusive', inScope: false });
      expect(reason).toMatch(/^facility-missing: the lab does not know [A-Z]+ \/\w+/);
    }
  });

  it('has its missing verbs listed by doctor, each with what it blocks', async () => {
    const { findings } = await examineTarget(loadTargetFile(target()));
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
