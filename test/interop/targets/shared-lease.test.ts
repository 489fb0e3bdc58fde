import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeLeases } from '../../../support/wire/safety/lease.ts';
import { listening } from '../../wire/listening.ts';
import { folder, plumbline, start, targetFile } from '../command-line.ts';
import { heldServer } from '../held-server.ts';

/** A server that keeps one thing as a store with ETags does. */
class LeaseServer {
  url = '';
  content: object | undefined;
  readonly asked: string[] = [];
  /** Called before each request is looked at, such as by somebody who is faster; a status that it returns is the answer. */
  meddle: (method: string) => number | undefined = () => undefined;
  etag: (kept: string) => string | undefined = (kept) => `"${Buffer.from(kept).toString('hex')}"`;
  readonly #server = createServer(async (request, response) => {
    const { method = '', headers } = request;
    const body = await text(request);
    this.asked.push(method);
    const instead = this.meddle(method);
    if (instead !== undefined) return void response.writeHead(instead).end();
    const kept = this.content && JSON.stringify(this.content);
    const etag = kept && this.etag(kept);
    const isAsMeant = headers['if-match'] === etag && (headers['if-none-match'] === '*') === (kept === undefined);
    if (method !== 'GET' && !isAsMeant) return void response.writeHead(412).end();
    if (method === 'PUT') this.content = JSON.parse(body);
    else if (method === 'DELETE') this.content = undefined;
    else if (kept === undefined) return void response.writeHead(404).end();
    else if (etag !== undefined) response.setHeader('etag', etag);
    response.end(method === 'GET' ? kept : '');
  });

  async open(): Promise<void> {
    this.url = `${await listening(this.#server)}/acme`;
  }

  close(): void {
    this.#server.close().closeAllConnections();
  }
}

const MINUTE = 60_000;

let server: LeaseServer;
let now: number;

beforeEach(async () => {
  now = Date.now();
  server = new LeaseServer();
  await server.open();
});

afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const of = (run: string, left: number) => ({ holder: 'process 7 on mars', run, until: new Date(now + left * MINUTE) });

const take = (run: string, { patience = 0, lost = (_why: string): void => undefined } = {}) => {
  const pause = async (span: number): Promise<void> => {
    now += span;
  };
  const time = { now: () => now, pause };
  return takeLeases([{ account: '', url: server.url }], { folder, run, patience, lost, time });
};

describe('a lease that machines share', () => {
  it('is one run’s alone until it is given back', async () => {
    const giveBack = await take('one');
    expect(server.content).toMatchObject({ run: 'one', holder: expect.stringContaining(`process ${process.pid} on`) });
    await expect(take('two')).rejects.toThrow(
      /^run one \(process \d+ on .*, until 20.*Z\) is using this account .* or remove http:.*\/acme if it is gone\.$/,
    );
    await giveBack();
    expect(server.content).toBeUndefined();
    await (await take('two'))();
  });

  it('is waited for, and taken over where it has run out', async () => {
    server.content = of('other', -1);
    await (await take('one'))();
    server.content = of('other', 1);
    await (await take('two', { patience: 2 * MINUTE }))();
    expect(server.content).toBeUndefined();
  });

  it.each([-1, 5])('that another took first, for %d minutes, is looked at again, once', async (left) => {
    server.meddle = (method) => {
      if (method === 'PUT') Object.assign(server, { content: of('faster', left), meddle: () => undefined });
      return undefined;
    };
    const taken = await take('one').catch(({ message }: Error) => message);
    expect(server.asked.slice(0, 4)).toEqual(['GET', 'PUT', 'GET', ...(left < 0 ? ['PUT'] : [])]);
    if (left < 0) expect(server.content).toMatchObject({ run: 'one' });
    else expect(taken).toMatch(/^run faster \(process 7 on mars, until /);
  });

  it('is renewed while it is held, and said to be lost when another has it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lost = vi.fn();
    const giveBack = await take('one', { lost });
    now += 4 * MINUTE;
    vi.advanceTimersByTime(MINUTE);
    await vi.waitFor(() => expect(server.content).toMatchObject({ run: 'one', until: of('', 5).until.toISOString() }));
    server.content = of('other', 5);
    vi.advanceTimersByTime(MINUTE);
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
    expect(lost.mock.calls[0]?.[0]).toMatch(/^run other \(process 7 on mars, until .*\) has taken the lease http.*\.$/);
    await giveBack();
    expect(server.content).toMatchObject({ run: 'other' });
  });

  it('is held while its server fails, until it runs out', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lost = vi.fn();
    await take('one', { lost });
    server.meddle = () => 503;
    for (const minutes of [1, 5]) {
      expect(lost).not.toHaveBeenCalled();
      server.asked.length = 0;
      now += minutes * MINUTE;
      vi.advanceTimersByTime(MINUTE);
      await vi.waitFor(() => expect(server.asked).toEqual(['GET']));
    }
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  });

  it.each([
    ['no ETag', () => Object.assign(server, { etag: () => undefined }), 'it gives no ETag'],
    ['a weak ETag', () => Object.assign(server, { etag: () => 'W/"1"' }), 'it gives no strong ETag'],
    ['a page', () => Object.assign(server, { content: { title: 'Welcome' } }), 'what it holds is no lease'],
    ['a refusal', () => Object.assign(server, { meddle: () => 403 }), 'it answers GET with HTTP status 403'],
    ['nobody there', () => server.close(), 'ECONNREFUSED'],
  ])('is refused with %s, in one sentence', async (_, spoil, why) => {
    server.content = of('other', -1);
    spoil();
    await expect(take('one')).rejects.toThrow(
      new RegExp(`^the lease http://127.*/acme cannot be used: ${why}; start its server, or name one that .*\\.$`),
    );
  });
});

describe('a run with a shared lease', () => {
  const SWIFT = encodeURIComponent('globalThis.setInterval=(s=>(f,t)=>s(f,t===60000?20:t))(setInterval)');

  function words(messaging: string, out: string): string[] {
    const file = targetFile('leased', {
      ...{ name: 'leased', kind: 'external', interfaces: { messaging }, sideEffects: 'all' },
      credentials: { messaging: { key: 'the-key', secret: 'a-secret-of-the-target' } },
      numbers: { reachable: ['+61491570156'] },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how variables are written in a target file.
      lease: '${LEASE}',
    });
    return ['run', '--target', file, '--out', join(folder, out), '--quiet', '--rule', 'MSG-GET-01'];
  }

  it('sends nothing while another has it', async () => {
    server.content = of('other', 5);
    const { code, stderr } = await plumbline(words(new URL(server.url).origin, 'refused'), { LEASE: server.url });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/run other \(process 7 on mars, until 20.*Z\) is using/)]);
    expect(server.asked).toEqual(['GET']);
  });

  it.each(['it ends', 'Ctrl-C', 'another takes it'])('has it until %s, and keeps what was seen', async (what) => {
    const held = await (what === 'it ends' ? heldServer(0, '{}') : heldServer(3));
    const environment = { LEASE: server.url, NODE_OPTIONS: `--import=data:text/javascript,${SWIFT}` };
    const running = start(words(held.url, what), environment);
    if (what !== 'it ends') await Promise.race([held.held, running.ended]);
    if (what === 'Ctrl-C') running.child.kill('SIGINT');
    if (what === 'another takes it') server.content = of('other', 5);
    const { code, stderr } = await running.ended;
    held.close();
    expect(code, stderr).toBe(what === 'it ends' ? 3 : 130);
    expect(existsSync(join(folder, what, 'verdicts.json'))).toBe(true);
    if (what === 'another takes it') expect(stderr).toMatch(/the run ends: run other \(.*\) has taken the lease/);
    else expect(server.content).toBeUndefined();
  });
});
