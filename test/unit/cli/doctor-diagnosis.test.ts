import { expect, it } from 'vitest';
import { diagnose } from '../../../support/cli/commands/doctor-command.ts';
import { doctorText, fine, gap, note } from '../../../support/cli/doctor/finding.ts';
import { startBundled } from '../../../support/wire/target/bundled.ts';

it('the first line counts every rule that a line below it blocks, of gaps and of notes', async () => {
  const { target, close } = await startBundled({ faults: [] });
  await close();
  const some = { ids: ['MSG-GET-01', 'MSG-GET-03'] };
  const noted = note('declared', 'the target file', 'declares no project other', some);
  const findings = [fine('answer', 'messaging', 'it answers'), noted];
  const ready = diagnose(target, { findings, usable: true });
  expect(ready).toMatchObject({ overall: 'ready', exitCode: 0, blocked: ['MSG-GET-01', 'MSG-GET-03'] });
  expect(doctorText(ready)).toMatch(/^READY · .* · 0 gaps, 1 note, 1 fine · 2 rules blocked · no message sent\n/);
  const also = gap('budget', 'limits.messages', 'too small', { ids: ['MSG-GET-01', 'MSG-GET-02'] });
  const gaps = diagnose(target, { findings: [...findings, also], usable: true });
  expect(gaps).toMatchObject({ overall: 'gaps', exitCode: 3 });
  expect(gaps.blocked).toHaveLength(3);
});
