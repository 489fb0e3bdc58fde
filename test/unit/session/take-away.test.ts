import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterOthers, noteTraces, takeAway } from '../../../support/example/session/clean-up.ts';
import { beginTraces } from '../../../support/example/session/parts.ts';
import type { Session } from '../../../support/example/session/session.ts';
import { sendMany } from '../../../support/example/verbs/sending.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { demandedBindings } from '../../../support/wire/http/bound-path.ts';
import { answeredSession, sessionAt } from './a-session.ts';

it('what an example made is removed although the target file denies a binding', async () => {
  const { asked, session } = answeredSession(() => ({}));
  const { target } = session.run;
  const denied = demandedBindings(DEFAULT_BINDINGS, ['webhooksPath', 'messageIdAt']);
  Object.assign(session, { run: { ...session.run, target: { ...target, bindings: denied } } });
  await session.wire.send('block a number', { as: { scheme: 'none' }, json: { numbers: ['+46700000001'] } });
  await takeAway(session, target.bindings);
  expect(asked).toEqual([
    'POST /v1/number_authorisation/mt/blacklist',
    'DELETE /v1/number_authorisation/mt/blacklist/%2B46700000001',
  ]);
});

it.each([
  [100, [25]],
  [20, [25, 10, 10, 5]],
])('25 messages go to a platform that takes %d at once in requests of %j', async (most, wanted) => {
  const sizes: number[] = [];
  const send = async ({ body }: { body?: string | Uint8Array }) => {
    const { messages } = JSON.parse(String(body)) as { messages: unknown[] };
    sizes.push(messages.length);
    const status = messages.length > most ? 400 : 202;
    const text = JSON.stringify({ messages: messages.map((_, place) => ({ message_id: `m-${place}` })) });
    return { status, headers: { 'content-type': 'application/json' }, text };
  };
  const session = sessionAt('http://platform.example', { send, sent: 0 } as never);
  const draft = { content: 'Hello', destination_number: '+4670000000', callbackUrl: undefined };
  const named = Array.from({ length: 25 }, (_, place) => ({ name: `message ${place}`, draft }));
  await sendMany(session, { role: 'main' }, named);
  expect(sizes).toEqual(wanted);
});

const answered = (json: unknown, isLive = true): Session =>
  ({
    journal: { exchanges: [{ json }] },
    traces: { reached: false, messages: new Set(), owned: new Set(), unsettledUntil: 0, longer: 0 },
    run: { target: { callbacks: { patienceMs: 2000 } } },
    time: { now: () => Date.now(), waits: { tape: { isLive } } },
  }) as unknown as Session;

/** Whether the events of ended examples still have to be awaited after `ms`. */
async function waitsAfter(session: Session, ms: number): Promise<boolean> {
  let waits = true;
  void afterOthers(session).then(() => {
    waits = false;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return waits;
}

describe('the messages of examples that have ended', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('may have events until the patience is over', async () => {
    const session = answered({ messages: [{ message_id: 'm-1' }] });
    noteTraces(session, DEFAULT_BINDINGS);
    expect([...session.traces.messages]).toEqual(['m-1']);
    expect(await waitsAfter(session, 1999)).toBe(true);
    expect(await waitsAfter(session, 1)).toBe(false);
  });

  it('are not awaited while an example gets back to where it waited', async () => {
    const session = answered({ messages: [{ message_id: 'm-1' }] }, false);
    noteTraces(session, DEFAULT_BINDINGS);
    expect(await waitsAfter(session, 0)).toBe(false);
  });

  it('are not awaited when there are none, or it was long ago', async () => {
    const session = answered({});
    noteTraces(session, DEFAULT_BINDINGS);
    expect(await waitsAfter(session, 0)).toBe(false);
    const earlier = answered({ messages: [{ message_id: 'm-1' }] });
    noteTraces(earlier, DEFAULT_BINDINGS);
    vi.advanceTimersByTime(2000);
    expect(await waitsAfter(earlier, 0)).toBe(false);
  });
});

it('the numbers that examples asked to own are those of the whole run, and of no other', () => {
  const { owned, messages } = beginTraces('one');
  owned.add('main +1');
  messages.add('m-1');
  expect([...beginTraces('one').owned]).toEqual(['main +1']);
  expect([...beginTraces('other').owned]).toEqual([]);
  expect([...beginTraces('other').messages]).toEqual([]);
});
