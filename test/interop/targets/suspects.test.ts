import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { placed, plumbline, serve } from '../command-line.ts';
import { type Onward, onwardServer } from './onward-server.ts';

const RULE = 'TOK-03';

type Altered = (n: number, text: string) => { status?: number; answer?: string };

const before: Onward[] = [];
const { running, ready } = await serve('suspects');
afterAll(() => {
  running.child.kill('SIGKILL');
  for (const each of before) each.close();
});

describe('the suspect that a run names', () => {
  /** Examines a token service whose answers are altered, each by its number. */
  async function examine(name: string, altered: Altered, chosen = ['--rule', RULE]) {
    let n = 0;
    const onward = await onwardServer(String(ready.token), ({ method, answer }) => {
      if (method === 'POST') n += 1;
      return altered(n, answer.toString('utf8'));
    });
    before.push(onward);
    const credentials = { project: (ready.credentials as Record<string, unknown>).project };
    const interfaces = { token: onward.url };
    const { file, out } = placed({ name, kind: 'external', scope: 'external', interfaces, credentials });
    return plumbline(['run', '--target', file, ...chosen, '--quiet', '--out', out]);
  }

  it('is an unstable target where it comes and goes', async () => {
    const { code, stdout } = await examine('unstable', (n, text) =>
      n % 3 === 2 ? { answer: text.replace('"Bearer"', '"MAC"') } : {},
    );
    expect(stdout).toMatch(/suspect {3}an unstable target: red in 2 of 3 tries/);
    expect(code).toBe(1);
  });

  const NO = { status: 401, answer: '{"message":"no"}' };

  it('is nobody where a target refuses the key: nothing is examined', async () => {
    const { code, stdout, stderr } = await examine('closed', () => NO, ['--rule', 'TOK-06']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('refuses');
    expect(stderr).toContain('credentials.project');
  });

  it('is nobody where a target refuses whatever it is asked from then on: that proves no refusal', async () => {
    const feature = 'features/token/authentication.feature';
    const line = readFileSync(feature, 'utf8')
      .split('\n')
      .findIndex((each) => each.includes('Example: No credentials'));
    const { code, stdout } = await examine('closing', (n) => (n === 1 ? {} : NO), [`${feature}:${line + 1}`]);
    expect(stdout).toContain('1 inconclusive (1 insufficient-evidence)');
    expect(code).toBe(3);
  });
});
