import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aboutExamples } from '../../support/cli/run/circumstances.ts';
import {
  changesSince,
  cutEdition,
  digestsNow,
  editionNames,
  readEdition,
  suiteFacts,
} from '../../support/cli/run/editions.ts';
import { judgeSaved, readSuite } from '../../support/cli/run/suite.ts';
import { judge } from '../../support/ledger/judge.ts';
import { loadSavedRun } from '../../support/ledger/saved-run.ts';
import type { Verdicts } from '../../support/ledger/verdicts.ts';
import { freshFolder } from '../fresh-folder.ts';
import { type Ended, folder, ledgerIn, plumbline, targetFile } from '../interop/command-line.ts';
import { inProcess } from '../interop/in-process.ts';
import { startVendor } from './start.ts';
import { vendorTarget } from './vendor-target.ts';

const KEYS = join(folder, 'owners');
const at = (name: string): string => join(folder, 'side', name);

async function signedRun(name: string, target: object): Promise<void> {
  const file = targetFile(`side-${name}`, { ...target, claim: { product: name, version: '1.0' } });
  const key = join(KEYS, name);
  const words = ['--profile', 'tokens', '--profile', 'no-duplicates', '--quiet', '--out', at(name), '--sign', key];
  const { code, stderr } = await plumbline(['run', '--target', file, ...words]);
  expect([0, 1, 3], stderr).toContain(code);
}

const table = (...words: string[]) => inProcess(['table', ...words, '--out', at('table')]);
const says = ({ code, stderr }: Ended) => [code, stderr];
const statement = (name: string): string => join(at(name), 'statement.json');

beforeAll(async () => {
  mkdirSync(KEYS);
  for (const name of ['reference', 'twin', 'second', 'stranger'])
    expect((await inProcess(['statement', '--new-key', join(KEYS, name)])).code).toBe(0);
  const vendor = await startVendor();
  await Promise.all([
    signedRun('reference', { name: 'reference', kind: 'bundled' }),
    signedRun('twin', { name: 'twin', kind: 'bundled', variant: 'twin' }),
    signedRun('second', vendorTarget(vendor)).finally(vendor.close),
  ]);
});

describe('three implementations side by side', () => {
  it('have a row for each profile, what was not verified lowers the share, and each says how to see the same', async () => {
    const { code, stdout, stderr } = await table(...['reference', 'twin', 'second'].map(statement), '--keys', KEYS);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Edition: 20\d\d-\d\d\n\n\| profile \| reference 1\.0 \| twin 1\.0 \| second 1\.0 \|/);
    const [, reference, twin, second] = /^\| Tokens \| (\d+) % .*\| (\d+) % .*\| (\d+) % /m.exec(stdout) ?? [];
    expect([reference, twin]).toEqual(['100', '100']);
    expect(Number(second)).toBeLessThanOrEqual(100);
    expect(stdout).toMatch(/^\| No duplicates \| /m);
    expect(stdout).toMatch(/^\| owner \| reference \| twin \| second \|$/m);
    expect(stdout).toContain(`verify ${statement('second')} --key`);
    expect(readFileSync(join(at('table'), 'table.html'), 'utf8')).toContain('3 implementations');
    expect(readFileSync(join(at('table'), 'table.md'), 'utf8')).toContain('| Tokens |');
  });

  it('are refused with the reason, and nothing is written', async () => {
    const others = join(folder, 'others');
    mkdirSync(others);
    cpSync(join(KEYS, 'stranger.pub'), join(others, 'stranger.pub'));
    const stranger = await table(statement('reference'), '--keys', others);
    const sentence = /reference\/statement\.json is not taken: it is signed with the key [0-9a-f]{64}, which/;
    expect(stranger).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });

    cpSync(at('reference'), at('forged'), { recursive: true });
    const ledger = join(at('forged'), 'verdicts.json');
    writeFileSync(ledger, readFileSync(ledger, 'utf8').replace('"pass"', '"fail"'));
    const forged = await table(statement('forged'), '--keys', KEYS);
    expect(says(forged)).toEqual([1, expect.stringMatching(/is not taken: verdicts\.json has the digest/)]);

    const unsigned = await table(at('nothing'), '--keys', KEYS);
    expect(says(unsigned)).toEqual([2, expect.stringMatching(/there is no statement/)]);
    const edition = await table(statement('twin'), '--keys', KEYS, '--edition', '1999-01');
    expect(says(edition)).toEqual([2, expect.stringMatching(/unknown edition 1999-01; did you mean 20/)]);
  });

  it('are refused where two owners speak for one product and version, or a run is partial', async () => {
    const claim = { product: 'twin', version: '1.0' };
    const file = targetFile('side-rival', { name: 'rival', kind: 'bundled', claim });
    const signed = ['--quiet', '--sign', join(KEYS, 'stranger')];
    await plumbline(['run', '--target', file, '--rule', 'TOK-01', ...signed, '--out', at('part')]);
    await plumbline(['run', '--target', file, '--profile', 'quiet-hours', ...signed, '--out', at('rival')]);
    const part = await table(statement('part'), '--keys', KEYS);
    expect(says(part)).toEqual([1, expect.stringMatching(/its run is partial \(--rule TOK-01\)/)]);
    const rival = await table(statement('twin'), statement('rival'), '--keys', KEYS);
    expect(says(rival)).toEqual([1, expect.stringMatching(/twin and stranger both speak for twin 1\.0/)]);
  });
});

describe('an upgrade', () => {
  const verdictsOf = ({ rules }: Pick<Verdicts, 'rules'>) => rules.map(({ id, verdict }) => [id, verdict]);
  const suite = readSuite();
  const now = digestsNow(suite.book, suite.places);

  it.each(['reference', 'twin', 'second'])('changes no verdict of %s', (name) => {
    const { run, record } = loadSavedRun(at(name));
    const before = verdictsOf(ledgerIn(at(name)));
    for (const edition of [undefined, ...editionNames()]) {
      const circumstances = { ...record.circumstances, edition };
      expect(verdictsOf(judgeSaved({ run, record: { ...record, circumstances } }, suite)), edition).toEqual(before);
    }

    const earlier = new Map([...now, ['MSG-DEDUP-01', 'asked otherwise']]);
    earlier.delete('TOK-01');
    const kept = freshFolder();
    cutEdition('2026-12', earlier, false, kept);
    const { pending } = changesSince(readEdition('2026-12', kept), now, suite.book);
    const facts = { ...suiteFacts(suite.book, suite.places, undefined), edition: '2026-12', pending };
    const by = { ...record.circumstances, ...aboutExamples(suite.places), suite: facts };
    expect(pending.size).toBe(2);
    expect(verdictsOf(judge(suite.book.rules, run, by))).toEqual(
      before.map(([id = '', verdict]) => [id, pending.has(id) ? 'pending' : verdict]),
    );
  });
});
