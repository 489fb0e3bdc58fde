import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TapedReceivers } from '../../../support/example/session/taped.ts';
import { Suspended } from '../../../support/ground/problems/suspended.ts';
import { RealWaits } from '../../../support/ground/time/real-waits.ts';
import { Tape } from '../../../support/ground/time/tape.ts';
import { CallbackReceiver, type Mailslot } from '../../../support/wire/callbacks/receiver.ts';

const MINUTE = 60_000;

let receiver: CallbackReceiver;
let now: number;

beforeEach(async () => {
  receiver = new CallbackReceiver('run-');
  await receiver.listen('127.0.0.1:0');
  now = 0;
});

afterEach(() => receiver.stop());

const post = async (url: string, body: string): Promise<number> => (await fetch(url, { method: 'POST', body })).status;

/** An example that opens an address and waits; each turn replays its tape. */
function turn(content?: Tape['content']) {
  const tape = new Tape(content);
  const time = { now: () => now, pause: async () => undefined };
  const waits = new RealWaits({ maxWait: 60 * MINUTE, maxDefer: 0 }, time, tape);
  const receivers = new TapedReceivers(receiver, tape, () => waits.parked !== undefined);
  const open = (): Mailslot =>
    receivers.open(
      'main',
      '/x',
      () => undefined,
      () => now,
    );
  const wait = (): Promise<void> => waits.pass(MINUTE);
  return { tape, receivers, waits, open, wait };
}

const bodies = ({ arrivals }: Mailslot): string[] => arrivals.map(({ body }) => body);

async function aMinuteLater(waitsBefore: number, content: Tape['content']) {
  now += MINUTE;
  const again = turn(content);
  const slot = again.open();
  for (let wait = 0; wait < waitsBefore; wait += 1) await again.wait();
  return { ...again, slot };
}

describe('an example that waits twice', () => {
  it('knows in its third turn what came in the first two', async () => {
    const first = turn();
    const { url } = first.open();
    await post(url, 'before');
    await expect(first.wait()).rejects.toThrow(Suspended);
    await post(url, 'during the first wait');
    const second = await aMinuteLater(1, first.tape.content);
    await post(url, 'between the waits');
    await expect(second.wait()).rejects.toThrow(Suspended);
    await post(url, 'during the second wait');
    const third = await aMinuteLater(2, second.tape.content);
    expect(bodies(third.slot)).toEqual([
      'before',
      'during the first wait',
      'between the waits',
      'during the second wait',
    ]);
  });

  it('answers what comes while it goes back to its wait as it does afterwards', async () => {
    const first = turn();
    const { url } = first.open();
    await expect(first.wait()).rejects.toThrow(Suspended);
    now += MINUTE;
    const again = turn(first.tape.content);
    const slot = again.open();
    const early = post(url, 'early');
    await new Promise((resolve) => setImmediate(resolve));
    expect(slot.arrivals).toEqual([]);
    slot.otherwise = { kind: 'status', status: 500 };
    await again.wait();
    expect(await early).toBe(500);
    expect(bodies(slot)).toEqual(['early']);
  });

  it('that ends on its way back keeps no request waiting', async () => {
    const first = turn();
    const { url } = first.open();
    await expect(first.wait()).rejects.toThrow(Suspended);
    const again = turn(first.tape.content);
    const slot = again.open();
    const late = post(url, 'late');
    again.receivers.close(slot);
    expect(await late).toBe(200);
    expect(receiver.late).toBe(1);
  });
});
