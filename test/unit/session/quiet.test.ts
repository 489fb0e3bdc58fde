import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Journal } from '../../../support/example/session/journal.ts';
import type { Traces } from '../../../support/example/session/parts.ts';
import { Quiet } from '../../../support/example/session/quiet.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { realTime } from '../../../support/ground/time/pause.ts';
import { Tape } from '../../../support/ground/time/tape.ts';
import type { Notification } from '../../../support/wire/callbacks/notification.ts';
import type { Mailslot } from '../../../support/wire/callbacks/receiver.ts';
import type { Exchange } from '../../../support/wire/http/exchange.ts';

const PATIENCE = 400;

let journal: Journal;
let slot: { arrivals: Notification[] };
let traces: Traces;
let quiet: Quiet;

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  vi.useFakeTimers();
  journal = new Journal();
  slot = { arrivals: [] };
  traces = { reached: false, messages: new Set(), owned: new Set(), unsettledUntil: 0, longer: 0 };
  const callbacks = { listen: '127.0.0.1:0', patienceMs: PATIENCE };
  const target = { bindings: DEFAULT_BINDINGS, callbacks, interfaces: {} };
  quiet = new Quiet({
    journal,
    slots: [slot as Mailslot],
    target,
    traces,
    time: { waits: { tape: new Tape() } },
  });
});

function submit(id: string, over: object = {}): void {
  const message = { delivery_report: true, callback_url: 'http://here', ...over };
  const request = { method: 'POST', url: '', headers: {}, body: JSON.stringify({ messages: [message] }) };
  quiet.disturb(request);
  const json = { messages: [{ message_id: id }] };
  journal.exchanges.push({ n: 1, request, status: 202, json } as unknown as Exchange);
}

function arrive(id: string, status: string): void {
  const notification = { json: { message_id: id, status }, looked: false } as unknown as Notification;
  journal.notifications.push(notification);
  slot.arrivals.push(notification);
  quiet.arrived();
}

/** How long a wait takes on a clock that the test moves. */
async function spanOfWait(wait = () => quiet.wait()): Promise<number> {
  const before = realTime.now();
  let span: number | undefined;
  const waiting = wait().then(() => {
    span = realTime.now() - before;
  });
  while (span === undefined) await vi.advanceTimersByTimeAsync(1);
  await waiting;
  return span;
}

describe('before something changes that messages depend on', () => {
  const beforeChange = () => spanOfWait(() => quiet.waitForOutcomes());

  it('the outcome of those that were submitted is waited for, once', async () => {
    submit('a');
    void realTime.pause(30).then(() => arrive('a', 'delivered'));
    expect(await beforeChange()).toBe(30 + PATIENCE / 20);
    expect(await beforeChange()).toBeLessThan(5);
  });

  it('nothing is waited for where no message was submitted', async () => {
    quiet.disturb({ method: 'DELETE' });
    expect(await beforeChange()).toBeLessThan(5);
  });
});

describe('waiting for late notifications', () => {
  it('ends soon after the last message has told its end', async () => {
    submit('a');
    submit('b');
    const told = [
      ['a', 'submitted'],
      ['b', 'delivered'],
      ['a', 'rejected'],
    ] as const;
    for (const [at, [id, status]] of told.entries()) void realTime.pause(15 * (at + 1)).then(() => arrive(id, status));
    expect(await spanOfWait()).toBe(45 + PATIENCE / 20);
    expect(quiet.settled).toBe(3);
  });

  it('gives a message that has not ended the whole patience, anew with each arrival', async () => {
    submit('a');
    void realTime.pause(PATIENCE / 2).then(() => arrive('a', 'submitted'));
    expect(await spanOfWait()).toBe(PATIENCE * 1.5);
  });

  it('goes on where a report is missing, and from then on if that was worth it', async () => {
    traces.longer = 1;
    submit('a');
    void realTime.pause(PATIENCE * 2).then(() => arrive('a', 'delivered'));
    expect([await spanOfWait(), traces.longer]).toEqual([PATIENCE * 2 + PATIENCE / 20, Number.POSITIVE_INFINITY]);
  });
  it('gives a message that asks for no reports the whole patience', async () => {
    submit('a', { delivery_report: false });
    expect(await spanOfWait()).toBe(PATIENCE);
  });

  it('cannot decide when nothing has ever come in', async () => {
    submit('a');
    const refused = expect(quiet.wait()).rejects.toThrow(/^\[callback-unreachable\]/);
    await vi.runAllTimersAsync();
    await refused;
    traces.reached = true;
    submit('b');
    await spanOfWait();
  });
});
