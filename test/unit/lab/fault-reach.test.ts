import { expect, it } from 'vitest';
import { messaging } from '../../../reference-impl/deviations/operators/decisions.ts';
import { FaultReach } from '../../../reference-impl/lab/trace.ts';
import { parts } from '../../../reference-impl/parts.ts';
import type { Fault } from '../../../reference-impl/worlds/behaviour.ts';
import { Trace, tracing } from '../../../reference-impl/worlds/trace.ts';

const fault = (over: Partial<Fault>): Fault => ({ id: 'a.fault', rule: 'A-1', says: 'Wrong.', ...over });

const examples = ['a.feature:1', 'a.feature:2', 'a.feature:3'];

const answered = (operation: string) => ({ operation }) as never;

/** Three examples without faults, watched for one: a refusal, an answer and a letter, and a decision. */
function among(watched: Fault): readonly string[] {
  const [trace, reach] = [new Trace(), new FaultReach()];
  const [traced, watcher] = [tracing(trace), reach.watching(watched)];
  const begin = (example: string) => trace.begin({ 'x-conformance-rule': 'A-1', 'x-conformance-example': example });
  const reply = (status: number) => {
    const usual = { status, body: { ok: true } };
    traced.reply?.(usual, answered('messages.read'));
    expect(watcher.reply?.(usual, answered('messages.read')) ?? usual).toBe(usual);
  };
  begin('a.feature:1');
  reply(404);
  begin('a.feature:2');
  reply(200);
  const letter = { kind: 'reply', body: 'Hi' } as never;
  traced.notify?.(letter);
  expect(watcher.notify?.(letter) ?? [letter]).toEqual([letter]);
  begin('a.feature:3');
  trace.reach('decided/messaging.retention', { result: 1 });
  return reach.among(examples, watched, parts, trace);
}

it.each<[string, Partial<Fault>, string[]]>([
  ['another refusal', { reply: (it) => (it.status === 404 ? { ...it, status: 400 } : it) }, ['a.feature:1']],
  ['another answer', { reply: (it) => ({ ...it, status: 201 }) }, ['a.feature:1', 'a.feature:2']],
  ['a copy of the same answer', { reply: (it) => ({ ...it }) }, []],
  ['a letter that is lost', { notify: () => [] }, ['a.feature:2']],
  ['a letter that stays', { notify: (letter) => [letter] }, []],
  ['a decision', { decide: messaging.decision('retention', 1) }, ['a.feature:3']],
  ['a fault that fails where it looks', { reply: () => [][0] as never }, ['a.feature:1', 'a.feature:2']],
  ['what is asked, which nothing tells', { request: (asked) => asked }, examples],
  ['what is done, which nothing tells', { perform: (run, { call }) => run(call) }, examples],
  ['a reply that does more, and is never asked for', { acts: true, reply: () => expect.unreachable() }, examples],
])('the examples that reach a fault: by %s', (_, over, expected) => {
  expect(among(fault(over))).toEqual(expected);
});
