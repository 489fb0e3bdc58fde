import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { external, folder, plumbline, serve, start } from '../command-line.ts';
import { onwardServer } from './onward-server.ts';

const GREEN = 'MSG-META-03';

let count = 0;

const seen = { requests: 0, messages: 0 };

const { running: server, ready } = await serve('external', '--fault', 'messages.read-is-empty');
const counter = await onwardServer(ready.messaging, ({ method, url, headers, body }) => {
  if (headers.authorization) seen.requests += 1;
  if (method === 'POST' && url === '/v1/messages')
    seen.messages += JSON.parse(body.toString('utf8')).messages?.length ?? 0;
  return {};
});
afterAll(() => {
  server.child.kill('SIGKILL');
  counter.close();
});

/** A target file in a folder of its own; its folder holds the reports and what the run remembers. */
function target(over: object = {}): { file: string; place: string } {
  count += 1;
  const place = join(folder, `external-${count}`);
  mkdirSync(place);
  const file = join(place, 'target.json');
  writeFileSync(file, JSON.stringify(external(ready, over)));
  return { file, place };
}

async function run(over: object, ...args: string[]) {
  const { file, place } = target(over);
  const ended = await plumbline(['run', '--target', file, '--quiet', '--out', join(place, 'out'), ...args]);
  const ledger = JSON.parse(readFileSync(join(place, 'out', 'verdicts.json'), 'utf8'));
  return { ...ended, ledger, place };
}

describe.concurrent('an external target without a lab', () => {
  it('is asked for what the plan foretells', async () => {
    const over = { interfaces: { messaging: counter.url } };
    const rules = ['--rule', GREEN, '--rule', 'MSG-DR-01', '--rule', 'HOOK-01'];
    const { file } = target(over);
    const planned = await plumbline(['plan', '--target', file, '--json', ...rules]);
    const { total } = JSON.parse(planned.stdout);
    await run(over, ...rules);
    expect(seen.messages).toBe(total.messages);
    // At its end a run reads and confirms the reports of its own messages, which no plan foretells.
    expect(seen.requests - total.requests).toBeGreaterThanOrEqual(0);
    expect(seen.requests - total.requests).toBeLessThanOrEqual(4);
  });
});

describe.concurrent('a target below a path of its address', async () => {
  const signed = ['--rule', 'AUTH-HMAC-01', '--rule', 'AUTH-HMAC-02'];
  const gateway = await onwardServer(ready.messaging, () => ({}), '/gateway/eu');
  afterAll(() => gateway.close());

  const verdictsAt = async (over: object) => {
    const { ledger } = await run({ interfaces: { messaging: gateway.url }, ...over }, ...signed);
    return ledger.rules
      .filter(({ id }: { id: string }) => signed.includes(id))
      .map(({ verdict }: { verdict: string }) => verdict);
  };

  it('is sent signatures over the path that its gateway leaves', async () => {
    expect(await verdictsAt({ auth: { requestLine: 'stripped' } })).toEqual(['pass', 'pass']);
  });

  it('is sent signatures over the whole path, where nothing else is said', async () => {
    expect(await verdictsAt({})).toEqual(['fail', 'fail']);
  });
});

describe('a target that the document permits', () => {
  const judgedBehind = async (rule: string, altered: Parameters<typeof onwardServer>[1]) => {
    const gateway = await onwardServer(ready.messaging, altered);
    const { ledger } = await run({ interfaces: { messaging: gateway.url } }, '--rule', rule);
    gateway.close();
    return ledger.rules.find(({ id }: { id: string }) => id === rule);
  };

  it('may hold requests off: a failure that follows is none', async () => {
    const held = { status: 429, answer: '{"message":"Too many requests"}' };
    const { verdict, examples } = await judgedBehind('MSG-BATCH-01', ({ method, url }) =>
      method === 'POST' && url === '/v1/messages' ? held : {},
    );
    expect(verdict).toBe('inconclusive');
    expect(examples[0].message).toMatch(/was held off with HTTP status 429; lower limits.requestsPerSecond/);
  });

  it('may take its time until a report shows a message', async () => {
    const sentAt = new Map<string, number>();
    const rule = await judgedBehind('REPORT-EMPTY-01', ({ url, answer }) => {
      const { messages = [], ...page } = JSON.parse(answer.toString('utf8') || '{}');
      if (url === '/v1/messages') for (const { message_id: id } of messages) sentAt.set(id, Date.now());
      if (!url.endsWith('/detail')) return {};
      const isOld = ({ message_id: id }: { message_id: string }) => Date.now() - (sentAt.get(id) ?? 0) > 1200;
      return { answer: JSON.stringify({ ...page, messages: messages.filter(isOld) }) };
    });
    expect(rule.verdict, JSON.stringify(rule)).toBe('pass');
  });
});

describe('a run against an external target that is interrupted', () => {
  it('ends with 130, its reports written and the account free for the next', async () => {
    const { file, place } = target();
    const state = join(place, '.plumbline');
    const out = join(place, 'out');
    const running = start(['run', '--target', file, '--tags', '@messaging', '--out', out]);
    const begun = () => existsSync(join(state, 'journal.ndjson'));
    for (let turn = 0; turn < 1200 && !begun(); turn += 1) await new Promise((next) => setTimeout(next, 25));
    running.child.kill('SIGINT');
    const { code, stdout } = await running.ended;
    expect(code).toBe(130);
    expect(stdout).toMatch(/^[A-Z ]+\((?:.*; )?cancelled\)/);
    expect(JSON.parse(readFileSync(join(out, 'verdicts.json'), 'utf8'))).toMatchObject({ cancelled: true });
    expect(readdirSync(state).filter((name) => name.startsWith('lease'))).toEqual([]);
  });
});
