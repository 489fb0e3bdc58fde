import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { examineDownstream } from '../../../support/cli/doctor/facilities.ts';
import { loadTargetFile } from '../../../support/wire/target/target-file.ts';
import { freePlace } from '../../wire/free-place.ts';
import { listening } from '../../wire/listening.ts';
import { chosen, ledgerIn, placed, plumbline, targetFile } from '../command-line.ts';
import { type Habit, startShim } from './shim.ts';

const declared = (standalone: string, listen: string) => ({
  name: 'shim',
  kind: 'external',
  interfaces: { standalone },
  auth: { standalone: 'basic' },
  downstream: { listen },
  sideEffects: 'all',
  callbacks: { patience: '300ms' },
  credentials: {
    project: { id: 'p', keyId: 'k', keySecret: '$' + '{SHIM_SECRET}' },
    conversation: { appId: 'the-app', botId: 'the-bot' },
  },
  numbers: { reachable: ['+46700000001', '+46700000002', '+61491570156', '+61491570157', '+12025550101'] },
});

/** The verdicts of the rules of the mapping on a shim with a habit, by id. */
async function verdictsOn(habit: Habit | undefined, ...only: string[]): Promise<Record<string, string>> {
  const listen = await freePlace();
  const shim = await startShim(`http://${listen}`, habit);
  const { file, out } = placed(declared(shim.url, listen));
  const rules = only.length > 0 ? chosen(only) : ['--tags', '@needs-downstream'];
  const args = ['run', '--target', file, '--quiet', '--out', out];
  const { code, stderr } = await plumbline([...args, ...rules], { SHIM_SECRET: 'the-secret' });
  shim.close();
  expect(code, stderr).toBeOneOf([0, 1]);
  const mapped = ledgerIn(out).rules.filter(
    ({ id, verdict }) => id.startsWith('CONV-MAP') && verdict !== 'not-selected',
  );
  return Object.fromEntries(mapped.map(({ id, verdict }) => [id, verdict]));
}

describe.concurrent('a standalone API that hands its messages on to the harness', () => {
  it('has the mapping of every kind of message judged', async () => {
    const verdicts = await verdictsOn(undefined);
    expect(Object.keys(verdicts).length).toBeGreaterThanOrEqual(16);
    expect(Object.entries(verdicts).filter(([, verdict]) => verdict !== 'pass')).toEqual([]);
  });

  it.each<[string, string, Habit]>([
    ['leaves the last recipient out', 'CONV-MAP-SEND-01', (calls) => (calls.length > 1 ? calls.slice(0, -1) : calls)],
    ['sends everything twice', 'CONV-MAP-CAP-01', (calls) => [...calls, ...calls]],
    [
      'sends a text of its own',
      'CONV-MAP-TYPE-02',
      (calls) => calls.map((call) => ({ ...call, message: { text_message: { text: 'Hi' } } })),
    ],
  ])('fails the rule where it %s', async (_, id, habit) => {
    expect(await verdictsOn(habit, id)).toEqual({ [id]: 'fail' });
  });

  it('is told its address by doctor, but for a port that is another one in every run', async () => {
    const found = async (listen: string) => {
      process.env.SHIM_SECRET = 'the-secret';
      const target = loadTargetFile(targetFile('told', declared('http://127.0.0.1:9', listen)));
      const [{ state, says } = { state: '', says: '' }] = await examineDownstream(target);
      return `${state}: ${says}`;
    };
    const listen = await freePlace();
    expect(await found(listen)).toBe(`fine: let the standalone API send to http://${listen}`);
    expect(await found('127.0.0.1:0')).toMatch(/^note: 127.0.0.1:0 is another port in every run; give one/);
    const taken = createServer();
    const place = (await listening(taken)).replace('http://', '');
    expect(await found(place)).toMatch(/^gap: downstream.listen \S+ cannot be listened at: .*EADDRINUSE/);
    taken.close();
  });
});
