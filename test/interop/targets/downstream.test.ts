import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { mappingDecisions } from '../../../reference-impl/conversation-mapping/mapping.ts';
import { queriesOf } from '../../../reference-impl/conversation-mapping/send.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';
import { examineDownstream } from '../../../support/cli/doctor/facilities.ts';
import { loadTargetFile } from '../../../support/wire/target/target-file.ts';
import { freePlace } from '../../wire/free-place.ts';
import { listening } from '../../wire/listening.ts';
import { chosen, ledgerIn, placed, plumbline, targetFile } from '../command-line.ts';

type Call = Readonly<Record<string, unknown>>;

/** What a shim does with the calls that it is about to hand on; a good one leaves them alone. */
type Habit = (calls: readonly Call[]) => readonly Call[];

/** Starts a platform that offers the standalone API alone, and hands everything on to the conversation service `downstream`. */
async function startShim(downstream: string, habit: Habit = (calls) => calls) {
  const handOn = async (path: string, calls: readonly Call[]): Promise<void> => {
    const headers = { 'content-type': 'application/json', authorization: 'Basic c2hpbTpzZWNyZXQ=' };
    for (const call of habit(calls)) {
      const { ok, status } = await fetch(`${downstream}/v1/projects/p/${path}`, {
        ...{ method: 'POST', headers, body: JSON.stringify(call) },
      });
      if (!ok) throw new Problem(502, `the conversation service answered ${status}`);
    }
  };
  const { sendsOf, messageTypes } = mappingDecisions;
  const answer = async (path: string, body: Call): Promise<[number, object]> => {
    if (path.endsWith('/messages')) {
      await handOn('messages:send', sendsOf(messageTypes, body, 'the-app') as readonly Call[]);
      return [201, {}];
    }
    if (!path.endsWith('/capability')) return [404, {}];
    await handOn('capability:query', queriesOf(body, 'the-app') as readonly Call[]);
    return [200, {}];
  };
  const server = createServer(async (request, response) => {
    if (!request.headers.authorization) return void response.writeHead(401).end('{}');
    const asked = JSON.parse((await text(request)) || '{}') as Call;
    const [status, body] = await answer(request.url ?? '', asked).catch((error: Problem): [number, object] => [
      error.status ?? 500,
      { message: error.message },
    ]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return { url: await listening(server), close: () => void server.close().closeAllConnections() };
}

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
