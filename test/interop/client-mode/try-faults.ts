import { CucumberRunner } from '../../../support/cli/run/cucumber-runner.ts';
import { Examination } from '../../../support/cli/run/examination.ts';
import { select } from '../../../support/cli/run/selection.ts';
import { clientPlaces, readSuite } from '../../../support/cli/run/suite.ts';
import { readyClient } from '../../../support/cli/run/target.ts';
import { clientFaults } from '../../../support/client/built-in/client-faults.ts';
import { capabilitiesOf } from '../../../support/client/driver/capabilities.ts';
import { Driver } from '../../../support/client/driver/driver.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { receiverFaults } from '../../../support/wire/callbacks/receiver-faults.ts';
import { serveOwnClients } from './own-clients.ts';

// Prints what becomes of the harness's own clients as clients under test: by fault the verdict of its rule, and whole runs.
const { book, places: all } = readSuite();
const places = clientPlaces(all);
const runner = await CucumberRunner.load();
const { url } = await serveOwnClients();

async function examine(name: string, rules: readonly string[]): Promise<Verdicts> {
  const reach = { address: `${url}/${name}`, patienceMs: 20_000 };
  const { claim, ...abilities } = await capabilitiesOf(new Driver(reach));
  const { target, close } = await readyClient({ claim, underTest: { ...reach, ...abilities } });
  const examination = new Examination({ book, places, target, faults: [] });
  await examination.run(runner, select({ rule: rules, unreachable: [] }, book, places));
  await close();
  return examination.judge(examination.recorded(), rules.length > 0 ? rules.join(' ') : undefined);
}

const outline = ({ overall, rules }: Verdicts) => ({
  overall,
  red: rules.filter(({ verdict }) => ['fail', 'error'].includes(verdict)).map(({ id }) => id),
  beyond: rules.filter(({ inScope }) => !inScope).map(({ id, reason }) => `${id}: ${reason}`),
});

const faults: Record<string, string> = {};
for (const { id, rule } of [...clientFaults, ...receiverFaults]) {
  const { rules } = await examine(id, [rule]);
  faults[id] = rules.find((each) => each.id === rule)?.verdict ?? 'missing';
}
const whole = outline(await examine('', []));
const withoutClock = outline(
  await examine('no-clock', ['BEARER-08', 'BEARER-09', 'BEARER-10', 'OPTIN-04', 'VOICE-IDEM-14']),
);
process.stdout.write(`${JSON.stringify({ faults, whole, withoutClock })}\n`);
process.exit(0);
