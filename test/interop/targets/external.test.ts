import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chosen, external, ledgerIn, placed, plumbline, runOn, serve, start } from '../command-line.ts';
import { onwardServer } from './onward-server.ts';

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

describe.concurrent('an external target without a lab', () => {
  it('is asked for what the plan foretells', async () => {
    const target = external(ready, { interfaces: { messaging: counter.url } });
    const rules = ['MSG-META-03', 'MSG-DR-01', 'HOOK-01'];
    const planned = await plumbline(['plan', '--target', placed(target).file, '--json', ...chosen(rules)]);
    const { total } = JSON.parse(planned.stdout);
    await runOn(target, rules);
    expect(seen.messages).toBe(total.messages);
    // At its end a run reads and confirms the reports of its own messages, which no plan foretells.
    expect(seen.requests - total.requests).toBeGreaterThanOrEqual(0);
    expect(seen.requests - total.requests).toBeLessThanOrEqual(4);
  });
});

describe.concurrent('a target below a path of its address', async () => {
  const gateway = await onwardServer(ready.messaging, () => ({}), '/gateway/eu');
  afterAll(() => gateway.close());

  it.each([
    ['the path that its gateway leaves', { auth: { requestLine: 'stripped' } }, 'pass'],
    ['the whole path, where nothing else is said', {}, 'fail'],
  ])('is sent signatures over %s', async (_, over, verdict) => {
    const target = external(ready, { interfaces: { messaging: gateway.url }, ...over });
    const { verdicts } = await runOn(target, ['AUTH-HMAC-01', 'AUTH-HMAC-02']);
    expect(verdicts).toEqual({ 'AUTH-HMAC-01': verdict, 'AUTH-HMAC-02': verdict });
  });
});

describe('a target that the document permits', () => {
  const judgedBehind = async (rule: string, altered: Parameters<typeof onwardServer>[1]) => {
    const gateway = await onwardServer(ready.messaging, altered);
    const { ledger } = await runOn(external(ready, { interfaces: { messaging: gateway.url } }), [rule]);
    gateway.close();
    return ledger.rules.find(({ id }) => id === rule);
  };

  it('may hold requests off: a failure that follows is none', async () => {
    const held = { status: 429, answer: '{"message":"Too many requests"}' };
    const rule = await judgedBehind('MSG-BATCH-01', ({ method, url }) =>
      method === 'POST' && url === '/v1/messages' ? held : {},
    );
    expect(rule?.verdict).toBe('inconclusive');
    expect(rule?.examples[0]?.message).toMatch(/was held off with HTTP status 429; lower limits.requestsPerSecond/);
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
    expect(rule?.verdict, JSON.stringify(rule)).toBe('pass');
  });
});

it('an interrupted run ends with 130, its reports written and its account free for the next', async () => {
  const { file, place, out } = placed(external(ready));
  const state = join(place, '.plumbline');
  const running = start(['run', '--target', file, '--tags', '@messaging', '--out', out]);
  const begun = () => existsSync(join(state, 'journal.ndjson'));
  for (let turn = 0; turn < 1200 && !begun(); turn += 1) await new Promise((next) => setTimeout(next, 25));
  running.child.kill('SIGINT');
  const { code, stdout } = await running.ended;
  expect(code).toBe(130);
  expect(stdout).toMatch(/^[A-Z ]+\((?:.*; )?cancelled\)/);
  expect(ledgerIn(out)).toMatchObject({ cancelled: true });
  expect(readdirSync(state).filter((name) => name.startsWith('lease'))).toEqual([]);
});
