import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { lives } from '../../../support/ground/process-life.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { folder, ledgerIn, plumbline, start } from '../command-line.ts';
import { inProcess } from '../in-process.ts';

const pathOf = (place: string): string => fileURLToPath(new URL(place, import.meta.url));
const SAMPLE = `node ${pathOf('../../../docs/examples/client-driver.mjs')}`;
const TRIALS = pathOf(new URL('../client-mode/try-faults.ts', import.meta.url).href);

const CAPABLE = '{"id":1,"ok":true,"result":{"clock":true,"tasks":["call"]}}';

/** A shell script that says what it can do and then does what `rest` says. */
function script(name: string, rest: string): string {
  const path = join(folder, `${name}.sh`);
  writeFileSync(path, `read line\necho '${CAPABLE}'\nread line\n${rest}\n`);
  return `sh ${path}`;
}

describe('plumbline client', () => {
  it('finds the sample driver conformant, and so does whoever judges its run again', async () => {
    const out = join(folder, 'sample');
    const { code, stdout, stderr } = await plumbline(['client', '--command', SAMPLE, '--json', '--out', out]);
    expect(stderr).toBe('');
    const verdicts = JSON.parse(stdout) as Verdicts;
    expect(code).toBe(0);
    expect(verdicts).toMatchObject({ overall: 'conformant', scope: 'external', target: 'sample client 1' });
    expect(verdicts.summary).toMatchObject({ fail: 0, inconclusive: 0, notApplicable: 0, notSelected: 0 });
    expect(verdicts.summary.pass).toBe(verdicts.summary.judged);
    const again = await inProcess(['judge', out, '--json']);
    expect(JSON.parse(again.stdout)).toEqual(ledgerIn(out));
  });

  it('catches every fault of a client and of a receiver, and blames no client without a clock', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', TRIALS]);
    const { faults, whole, withoutClock } = JSON.parse(stdout);
    expect(Object.keys(faults).length).toBeGreaterThan(30);
    expect(Object.entries(faults).filter(([, verdict]) => verdict !== 'fail')).toEqual([]);
    expect(whole).toEqual({ overall: 'conformant', red: [], beyond: [] });
    expect(withoutClock.red).toEqual([]);
    const why = 'time-unreachable: the clock of the client cannot be set';
    expect(withoutClock.beyond).toEqual([`BEARER-09: ${why}`, `OPTIN-04: ${why}`]);
  });

  it('leaves rules out that the driver has no task for, and is inconclusive where it breaks down', async () => {
    const command = script('dies', 'echo gone >&2; exit 3');
    const args = ['client', '--command', command, '--out', join(folder, 'dies')];
    const { code, stdout } = await plumbline([...args, '--json']);
    const { rules, summary } = JSON.parse(stdout) as Verdicts;
    expect(code).toBe(3);
    expect(summary).toMatchObject({ pass: 0, fail: 0, error: 0, notApplicable: 12 });
    const rule = (id: string) => rules.find((each) => each.id === id);
    expect(rule('LOOKUP-HOST-02')).toMatchObject({ verdict: 'not-applicable', reason: 'the driver cannot look-up' });
    expect(rule('COM-JSON-06')).toMatchObject({ verdict: 'inconclusive', reason: 'target-unavailable' });
    const told = rules.flatMap(({ examples }) => examples.map(({ message }) => message));
    expect(told).toContain('[target-unavailable] the driver ended with exit code 3; it said: gone');
    expect(told).toContain('[target-unavailable] the driver broke down 3 times in a row and is asked nothing more');
  });

  it('takes the driver along when it is cancelled before the driver has said anything', async () => {
    const pid = join(freshFolder(), 'driver.pid');
    const { child, ended } = start(['client', '--command', `echo $$ > ${pid}; exec sleep 600`]);
    while (!existsSync(pid) || readFileSync(pid, 'utf8') === '') await new Promise(setImmediate);
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    // The system takes a killed process away in its own time.
    while (lives(Number(readFileSync(pid, 'utf8')))) await new Promise(setImmediate);
  });
});
