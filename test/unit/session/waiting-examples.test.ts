import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { bankIn, WaitingExamples } from '../../../support/example/session/deferred-bank.ts';
import { TapedClient } from '../../../support/example/session/taped.ts';
import { Suspended } from '../../../support/ground/problems/suspended.ts';
import { RealWaits, type WaitPolicy } from '../../../support/ground/time/real-waits.ts';
import type { OutgoingRequest } from '../../../support/wire/http/exchange.ts';
import { freshFolder } from '../../fresh-folder.ts';

const HOUR = 3_600_000;

let folder: string;
let now: number;
let slept: number;
let sent: string[];
let warnings: string[];

const time = {
  now: () => now,
  pause: async (span: number) => {
    slept += span;
    now += span;
  },
};

const wire = {
  sent: 0,
  send: async ({ url }: OutgoingRequest) => {
    sent.push(url);
    return { status: 200, headers: {}, text: `answer ${sent.length}` };
  },
};

beforeEach(() => {
  folder = freshFolder();
  now = Date.parse('2030-01-01T00:00:00Z');
  slept = 0;
  sent = [];
  warnings = [];
});

const bank = () => new WaitingExamples(folder, 'acme', now, (each) => warnings.push(each));

/** An example that sends, waits `spans` with a request after each, and returns what it saw. */
async function play(
  waiting: WaitingExamples,
  key: string,
  spans: readonly number[],
  { maxWait = HOUR, maxDefer = 48 * HOUR }: Partial<WaitPolicy> = {},
) {
  const { tape, waited } = waiting.takeUp(key);
  const waits = new RealWaits({ maxWait, maxDefer }, time, tape);
  waits.waited = waited;
  const client = new TapedClient(wire, tape, () => waits.now());
  const seen: Array<string | number> = [tape.key(() => `key ${sent.length}`)];
  const send = async (path: string) => {
    const { text } = await client.send({ method: 'POST', url: `https://x.example${path}`, headers: {} });
    seen.push(text);
  };
  try {
    await send(`/${key}/0`);
    seen.push(waits.now());
    for (const [place, span] of spans.entries()) {
      await waits.pass(span);
      await send(`/${key}/${place + 1}`);
    }
    return { seen, waits };
  } catch (error) {
    return { seen, waits, error: error as Error };
  } finally {
    waiting.put(key, 'RULE-01', waits);
  }
}

describe('waits of one run', () => {
  it('pass together: all of them take as long as the longest', async () => {
    const waiting = bank();
    const begun = now;
    const spans = [9000, 3000, 5000];
    for (const span of spans) expect((await play(waiting, `wait ${span}`, [span])).error).toBeInstanceOf(Suspended);
    expect(waiting.isAnyParked).toBe(true);
    expect({ slept, requests: sent.length }).toEqual({ slept: 0, requests: 3 });
    for (const span of [3000, 5000, 9000]) {
      const { error, seen } = await play(waiting, `wait ${span}`, [span]);
      expect(error).toBeUndefined();
      expect(now).toBe(begun + span);
      expect(seen[0]).toBe(`key ${spans.indexOf(span)}`);
    }
    expect({ slept, requests: sent.length }).toEqual({ slept: 9000, requests: 6 });
    expect(waiting.isAnyParked).toBe(false);
    expect(existsSync(bankIn(folder))).toBe(false);
  });

  it('go on from wait to wait, and send nothing twice', async () => {
    const waiting = bank();
    let played = await play(waiting, 'two', [1000, 2000]);
    const first = played.seen;
    while (played.error) played = await play(waiting, 'two', [1000, 2000]);
    expect(played.seen.slice(0, 3)).toEqual(first);
    expect(sent.map((url) => url.slice(-2))).toEqual(['/0', '/1', '/2']);
    expect(slept).toBe(3000);
  });

  it('have one allowance together, however often the example is taken up', async () => {
    const waiting = bank();
    await play(waiting, 'both', [600, 600], { maxWait: 1000, maxDefer: 0 });
    const { error } = await play(waiting, 'both', [600, 600], { maxWait: 1000, maxDefer: 0 });
    expect(error?.message).toMatch(/^\[time-unreachable\] needs a wait of 600 ms/);
  });
});

describe('waits that are longer than a run', () => {
  it('are carried over: nothing is sent again, and the verdict comes when its time has come', async () => {
    const wait = [24 * HOUR];
    const { error } = await play(bank(), 'day', wait);
    expect(error?.message).toMatch(/^\[deferred-until\] 2030-01-02T00:00:00\.000Z: /);
    now += 20 * HOUR;
    const { error: still } = await play(bank(), 'day', wait);
    expect(still?.message).toMatch(/^\[deferred-until\] 2030-01-02T00:00:00\.000Z: /);
    expect(sent).toHaveLength(1);
    now += 3.5 * HOUR;
    const { seen, waits } = await play(bank(), 'day', wait);
    expect(seen).toEqual(['key 0', 'answer 1', Date.parse('2030-01-01T00:00:00Z'), 'answer 2']);
    expect({ slept, told: waits.told }).toEqual({ slept: HOUR / 2, told: { resumed: true } });
    expect(existsSync(bankIn(folder))).toBe(false);
  });

  it('are told as late when nobody came in time', async () => {
    await play(bank(), 'day', [24 * HOUR]);
    now += 30 * HOUR;
    expect((await play(bank(), 'day', [24 * HOUR])).waits.told).toEqual({ resumed: true, late: 6 * HOUR });
    await play(bank(), 'next', [24 * HOUR]);
    now += 24.4 * HOUR;
    expect((await play(bank(), 'next', [24 * HOUR])).waits.told).toEqual({ resumed: true });
  });

  it('are not begun without leave to wait, nor when they are longer than may be', async () => {
    for (const policy of [{ maxWait: 0 }, { maxDefer: HOUR }]) {
      const { error } = await play(bank(), 'day', [24 * HOUR], policy);
      expect(error?.message).toMatch(/^\[time-unreachable\] needs a wait of 86400 s; allow it with --max-wait/);
    }
    expect(existsSync(bankIn(folder))).toBe(false);
  });

  it('start anew when the bank cannot be read, which is said', async () => {
    await play(bank(), 'day', [24 * HOUR]);
    const whole = readFileSync(bankIn(folder), 'utf8');
    for (const text of ['', whole.slice(0, whole.length / 2), 'null', '{"schema":2}']) {
      writeFileSync(bankIn(folder), text);
      await play(bank(), 'day', [24 * HOUR]);
    }
    expect(warnings).toHaveLength(4);
    expect(warnings[0]).toMatch(/deferred\.json cannot be read and was put aside as .*\.broken/);
    expect(sent).toHaveLength(5);
  });

  it('cannot go on with an example that asks for something else', async () => {
    await play(bank(), 'day', [24 * HOUR]);
    now += 24 * HOUR;
    const { tape } = bank().takeUp('day');
    const client = new TapedClient(wire, tape, () => now);
    const other = client.send({ method: 'GET', url: 'https://x.example/', headers: {} });
    await expect(other).rejects.toThrow(/^\[insufficient-evidence\]/);
  });
});
