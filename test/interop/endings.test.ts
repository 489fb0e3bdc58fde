import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lives } from '../../support/ground/process-life.ts';
import { textOf } from './changed-report.ts';
import { chosen, folder, ledgerIn, placed, type Running, start, verdictsOn } from './command-line.ts';
import { heldServer } from './held-server.ts';

const PLANT = new URL('./plant.mjs', import.meta.url).href;

/** In the order in which they run: the first is red, the last is in progress when the platform falls silent. */
const RULES = ['MSG-FORMAT-01', 'MSG-OPT-01', 'MSG-BATCH-01'];
const [RED, , UNDER_WAY] = RULES as [string, string, string];

/** How a run misbehaves that a target makes slow, and the answer that does it. */
const CAUGHT = 'is caught in a long answer';
const LONG = JSON.stringify('x'.repeat(100_000));

const left: Array<() => void> = [];

afterAll(() => {
  for (const end of left) end();
});

/** Starts a run and returns when its last example waits for an answer; then the run misbehaves, if `how` says so. */
async function held(how: string, args: readonly string[] = [], environment: NodeJS.ProcessEnv = {}) {
  const server = await heldServer(3, how === CAUGHT ? LONG : undefined);
  const { file, place, out } = placed({
    ...{ name: 'held', kind: 'external', interfaces: { messaging: server.url }, sideEffects: 'all' },
    credentials: { messaging: { key: 'the-key', secret: 'a-secret-of-the-target' } },
    numbers: { reachable: ['+61491570156'] },
  });
  const running = start(['run', '--target', file, '--out', out, ...chosen(RULES), ...args], {
    NODE_OPTIONS: `--import=${PLANT}`,
    ...{ PLANT: how, PLANT_AT: join(place, 'now'), ...environment },
  });
  left.push(
    () => running.child.kill('SIGKILL'),
    () => server.close(),
  );
  await Promise.race([server.held, running.ended]);
  if (how !== '') await plant(place, running);
  return { out, running };
}

/** Lets a process of the run misbehave, and returns when one does, or none is left. */
async function plant(place: string, { ended }: Running): Promise<void> {
  const watcher = watch(place);
  const misbehaves = new Promise<void>((resolve) => watcher.on('change', () => planted(place) && resolve()));
  writeFileSync(join(place, 'now'), '');
  await Promise.race([misbehaves, ended]);
  watcher.close();
}

/** The process that misbehaves, once it does. */
const planted = (place: string): string | undefined => readdirSync(place).find((name) => /^now\.\d+$/.test(name));

const isLeft = (out: string): string[] => readdirSync(out).filter((name) => name.startsWith('.'));

describe.concurrent('a run whose process', () => {
  it.each([
    ['leaves by itself', 'it ended with exit code 0', {}],
    ['is killed', 'it was ended by SIGKILL', {}],
    ['runs out of memory', 'it was ended by SIGABRT', { NODE_OPTIONS: `--import=${PLANT} --max-old-space-size=300` }],
    ['loops for ever', 'it gave no sign of life for 6 s', { PLUMBLINE_PATIENCE: JSON.stringify({ silence: 6000 }) }],
  ])('%s ends with 1, for the rule that was red, and the reports of what ran', async (how, why, environment) => {
    const { out, running } = await held(how, [], environment);
    const { code, stdout, stderr } = await running.ended;
    expect(code).toBe(1);
    expect(stderr).toContain(`plumbline: the run ended before its time: ${why}.`);
    expect(stdout).toMatch(/^NOT CONFORMANT \(partial: .*; broken off\)/);
    const ledger = ledgerIn(out);
    expect(ledger).toMatchObject({ exitCode: 1, crashed: true, cancelled: false });
    expect(ledger.troubles).toEqual([
      expect.stringContaining(`the run ended before its time: ${why}; in progress: ${UNDER_WAY} at features/`),
    ]);
    expect(verdictsOn(ledger, RULES)).toMatchObject({ [RED]: 'fail', [UNDER_WAY]: 'error' });
    expect(textOf(join(out, 'cucumber.ndjson.gz'))).not.toContain('a-secret-of-the-target');
    expect(isLeft(out)).toEqual([]);
  });
});

it.concurrent('a run that a target makes slow ends with a verdict on what it answered', async () => {
  const { out, running } = await held(CAUGHT, [], { PLUMBLINE_PATIENCE: JSON.stringify({ silence: 6000 }) });
  const { code, stdout, stderr } = await running.ended;
  expect(stderr).toMatch(/the run ended before its time: it gave no sign of life for 6 s over the answer to POST \/v1/);
  expect(stdout).toMatch(/^NOT CONFORMANT \(partial: .*; broken off\)/);
  const ledger = ledgerIn(out);
  expect(code).toBe(1);
  const slowedBy = expect.stringMatching(/, 100002 characters long$/);
  expect(ledger).toMatchObject({ exitCode: 1, troubles: [], slowedBy });
  expect(verdictsOn(ledger, RULES)).toMatchObject({ [RED]: 'fail', [UNDER_WAY]: 'inconclusive' });
  const [example] = ledger.rules.find(({ id }) => id === UNDER_WAY)?.examples ?? [];
  expect(example?.message).toMatch(/did not get done with the answer to POST \/v1/);
});

describe.concurrent('a run that is cancelled', () => {
  it('while it loops for ever ends with the red rule that was seen, and the reports of what ran', async () => {
    const { out, running } = await held('loops for ever', ['--json']);
    running.child.kill('SIGINT');
    const { code, stdout } = await running.ended;
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ exitCode: 1, cancelled: true });
    const ledger = ledgerIn(out);
    expect(verdictsOn(ledger, RULES)).toMatchObject({ [RED]: 'fail', [UNDER_WAY]: 'inconclusive' });
    expect(ledger.rules.find(({ id }) => id === RED)).toMatchObject({ seen: 'once' });
  });

  it('twice while it loops for ever ends at once', async () => {
    const environment = { PLUMBLINE_PATIENCE: JSON.stringify({ stop: 1e9 }) };
    const { out, running } = await held('loops for ever', [], environment);
    running.child.kill('SIGTERM');
    running.child.kill('SIGINT');
    const { code, stdout } = await running.ended;
    expect([code, stdout]).toEqual([130, '']);
    expect(isLeft(out)).toEqual([]);
  });

  it('with its folder gone says where the reports are, and ends with 5', async () => {
    const { out, running } = await held('', ['--quiet']);
    rmSync(out, { recursive: true });
    writeFileSync(out, 'kept');
    running.child.kill('SIGINT');
    const { code, stdout, stderr } = await running.ended;
    expect(code).toBe(5);
    const [, instead = ''] = /the reports are in (\S+) instead/.exec(stderr) ?? [];
    expect(stderr).toContain(`plumbline: cannot write the reports to ${out}: `);
    expect(stdout).toContain(`TROUBLE cannot write the reports to ${out}: `);
    expect(ledgerIn(instead)).toMatchObject({ cancelled: true });
    expect(readFileSync(out, 'utf8')).toBe('kept');
    rmSync(instead, { recursive: true });
  });
});

describe.concurrent('a run that reaches its limit', () => {
  it('is judged by what ran', async () => {
    const { out, running } = await held('', ['--limit', '25s']);
    const { code, stdout } = await running.ended;
    expect(stdout).toMatch(/^NOT \w+ \(partial: .*; limit of 25s reached\)/);
    expect(ledgerIn(out)).toMatchObject({ limit: '25s', cancelled: false, exitCode: code });
    expect(verdictsOn(ledgerIn(out), RULES)).toMatchObject({ [UNDER_WAY]: 'inconclusive' });
    expect([1, 3]).toContain(code);
  });
});

it('a worker of a run that loops for ever ends with the run', async () => {
  const place = join(folder, 'worker');
  mkdirSync(place);
  const running = start(['run', '--workers', '2', '--out', join(place, 'out'), '--tags', '@messaging'], {
    NODE_OPTIONS: `--import=${PLANT}`,
    PLANT: 'loops for ever',
    PLANT_AT: join(place, 'now'),
    PLANT_IN: 'worker',
  });
  await running.seen;
  await plant(place, running);
  const worker = Number(planted(place)?.split('.')[1]);
  left.push(
    () => lives(worker) && process.kill(worker, 'SIGKILL'),
    () => running.child.kill('SIGKILL'),
  );
  running.child.kill('SIGINT');
  expect((await running.ended).code).toBe(130);
  while (lives(worker)) await new Promise(setImmediate);
});
