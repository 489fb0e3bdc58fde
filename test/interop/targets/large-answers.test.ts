import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { KEPT_BODY } from '../../../support/ground/bodies/cut-bodies.ts';
import type { EvidenceExchange } from '../../../support/ground/evidence/recorded-run.ts';
import { messagesIn } from '../../../support/ledger/messages-file.ts';
import { loadSavedRun } from '../../../support/ledger/saved-run.ts';
import { alone, chosen, ledgerIn, placed } from '../command-line.ts';
import { inProcess } from '../in-process.ts';
import { peakEnvironment, peakIn } from '../peak.ts';
import { ROBUST, swollenServer } from './swollen-server.ts';

const sizeOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((total, name) => total + sizeOf(join(path, name)), 0)
    : statSync(path).size;

const exchanges = (): EvidenceExchange[] => run.examples.flatMap(({ evidence }) => evidence?.exchanges ?? []);

const platform = await startPlatform({});
const { lab, messaging, ...others } = platform.addresses;
const swollen = await swollenServer(messaging as string);
afterAll(async () => {
  swollen.close();
  await platform.close();
});
const interfaces = { messaging: swollen.url, ...others };
const { file, place, out } = placed({ name: 'swollen', kind: 'external', scope: 'reference', interfaces, lab });
const words = ['run', '--quiet', '--target', file, '--out', out, ...chosen(ROBUST)];
const ended = await alone(words, peakEnvironment(place));
expect(ended.code, ended.stderr + ended.stdout).toBe(0);
const run = loadSavedRun(out).run;

describe('a run on a target with answers of 2 to 4 MB', () => {
  it('shows them to its steps as a whole', () => {
    expect(swollen.given.answers).toBeGreaterThan(40);
    expect(run.examples.every(({ steps }) => steps.every(({ status }) => status === 'PASSED'))).toBe(true);
  });

  it('keeps the beginning of each, with its length and its digest', () => {
    const cut = exchanges().filter(({ responseCut }) => responseCut);
    expect(cut.length).toBeGreaterThan(40);
    expect(cut.every(({ responseBody = '' }) => responseBody.length <= KEPT_BODY)).toBe(true);
    for (const { responseCut } of cut)
      expect(swollen.given.digests.get(responseCut?.sha256 ?? '')).toBe(responseCut?.length);
  });

  it('leaves a recorded run of a bounded size, and holds none of the bodies when it is read', () => {
    const lines = [...messagesIn(join(out, 'cucumber.ndjson.gz'))].map(({ text }) => text.length);
    const most = 2 * KEPT_BODY * exchanges().length + 1_000_000;
    expect(sizeOf(out)).toBeLessThan(most);
    expect(Math.max(...lines)).toBeLessThan(100 * 2 * KEPT_BODY);
    const held = run.examples.map(({ evidence, ...rest }) => [rest, { ...evidence?.observations }]);
    expect(JSON.stringify(held).length).toBeLessThan(10_000 * run.examples.length);
  });

  it('takes a bounded resident set', () => {
    expect(peakIn(place)).toBeLessThan(600);
  });

  it('is judged again from what was kept, with the same verdicts', async () => {
    const { code, stdout } = await inProcess(['judge', out, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).rules).toEqual(ledgerIn(out).rules);
  });
});
