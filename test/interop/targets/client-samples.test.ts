import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { folder, plumbline } from '../command-line.ts';

const EXAMPLES = fileURLToPath(new URL('../../../docs/examples', import.meta.url));

/** The verdicts on the client behind a driver of docs/examples, by rule, without rules it has no task for. */
async function verdictsOn(program: string, driver: string) {
  const out = join(folder, driver);
  const command = `${program} ${EXAMPLES}/${driver}`;
  const { code, stdout, stderr } = await plumbline(['client', '--command', command, '--json', '--out', out]);
  expect(stderr).toBe('');
  const { target, overall, rules } = JSON.parse(stdout) as Verdicts;
  const judged = rules.filter(({ verdict }) => verdict === 'pass' || verdict === 'fail' || verdict === 'inconclusive');
  console.log(`${target}: ${overall}; ${judged.map(({ id, verdict }) => `${id} ${verdict}`).join(', ')}`);
  const byRule = Object.fromEntries(judged.map(({ id, verdict }) => [id, verdict]));
  return { code, overall, target, byRule };
}

describe('published clients, as they are', () => {
  it('a package of npm keeps its token to the last second, and takes a new one whatever was refused', async () => {
    const { target, ...verdicts } = await verdictsOn('node', 'npm-client-driver.mjs');
    expect(target).toMatch(/^@badgateway\/oauth2-client \d+\.\d+\.\d+$/);
    expect(verdicts).toEqual({
      code: 1,
      overall: 'not-conformant',
      byRule: {
        ...{
          'COM-JSON-06': 'pass',
          'BEARER-08': 'pass',
          'BEARER-09': 'fail',
          'BEARER-10': 'pass',
          'BEARER-11': 'fail',
        },
        ...{ 'BEARER-12': 'fail', 'BEARER-13': 'pass', 'BEARER-14': 'pass', 'X-33': 'pass' },
      },
    });
  });

  it("Python's standard library looks numbers up as it should", async () => {
    const { target, ...verdicts } = await verdictsOn('python3', 'python_client_driver.py');
    expect(target).toMatch(/^urllib 3\.\d+/);
    const byRule = { 'LOOKUP-HOST-02': 'pass', 'LOOKUP-HOST-03': 'pass', 'LOOKUP-CLI-01': 'pass' };
    expect(verdicts).toEqual({ code: 0, overall: 'conformant', byRule });
  });
});
