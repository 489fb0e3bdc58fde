import { describe, expect, it } from 'vitest';
import { http, messaging } from '../../../reference-impl/deviations/operators/decisions.ts';
import { examplesReaching, watching } from '../../../reference-impl/lab/reach.ts';
import { FaultReach } from '../../../reference-impl/lab/trace.ts';
import { messagingDecisions } from '../../../reference-impl/messaging/decisions.ts';
import { parts } from '../../../reference-impl/parts.ts';
import type { Deviation, Fault } from '../../../reference-impl/worlds/behaviour.ts';
import { documentedDecisions } from '../../../reference-impl/worlds/parts.ts';
import { Trace, tracing } from '../../../reference-impl/worlds/trace.ts';

const deviation = (over: Partial<Deviation>): Deviation => ({
  name: 'a.other',
  rows: ['O-1'],
  says: 'Other.',
  ...over,
});

const headers = (example: string) => ({ 'x-conformance-rule': 'A-1', 'x-conformance-example': example });

function traced(reached: Readonly<Record<string, readonly string[]>>): Trace {
  const trace = new Trace();
  for (const [example, places] of Object.entries(reached)) {
    trace.begin(headers(example));
    for (const place of places) trace.reach(place, undefined);
  }
  return trace;
}

const trace = traced({
  'a.feature:1': ['decided/messaging.retention'],
  'a.feature:2': ['decided/messaging.sendingRules/blacklist/judge'],
  'b.feature:3': ['decided/messaging.sendingRules/duplicateContent/judge'],
  'b.feature:4': ['permitted/a.other'],
});
const [first] = messagingDecisions.sendingRules;

const byRule = (trace: Trace) =>
  Object.fromEntries(trace.reaches().map(({ rule, places }) => [rule, [...places].sort()]));

const leaving: Deviation['decide'] = ({ messaging }) => {
  messaging.sendingRules = messaging.sendingRules.filter(({ name }) => name !== 'duplicateContent');
};
const adding: Deviation['decide'] = ({ messaging }) => {
  messaging.sendingRules = [...messaging.sendingRules, { ...first, name: 'one more' } as never];
};

describe('the examples that reach a deviation', () => {
  it.each<[string, Partial<Deviation>, string[]]>([
    ['decides otherwise', { decide: messaging.decision('retention', 1) }, ['a.feature:1', 'b.feature:4']],
    ['leaves a rule of a list out', { decide: leaving }, ['b.feature:3:4']],
    ['adds a rule to a list', { decide: adding }, ['a.feature:2', 'b.feature:3:4']],
    ['has other replies', { reply: (reply) => reply }, ['b.feature:4']],
    ['has another shape', { shape: (shape) => shape }, ['a.feature:1:2', 'b.feature:3:4']],
  ])('when it %s', (_, over, examples) => {
    expect(examplesReaching(parts, trace, deviation(over))).toEqual(examples);
  });

  it('are noted where a reply or a notification would have been another', () => {
    const [seen, letter] = [new Trace(), { kind: 'reply' } as never];
    const watch = watching(
      parts,
      seen,
      deviation({
        reply: (reply) => (reply.status === 200 ? { ...reply, status: 201 } : reply),
        notify: (sent) => [sent, sent],
      }),
    );
    seen.begin({ 'x-conformance-rule': 'A-1' });
    expect(watch.reply?.({ status: 404 }, {} as never)).toEqual({ status: 404 });
    expect(byRule(seen)).toEqual({});
    expect(watch.reply?.({ status: 200 }, {} as never)).toEqual({ status: 200 });
    expect(byRule(seen)).toEqual({ 'A-1': ['permitted/a.other'] });
    seen.begin({ 'x-conformance-rule': 'B-1' });
    expect(watch.notify?.(letter)).toEqual([letter]);
    expect(Object.keys(byRule(seen))).toEqual(['A-1', 'B-1']);
  });

  it('are noted where a decision that is compared would have been another', () => {
    const seen = new Trace();
    const other = deviation({
      decide: http.instead('parseJson', (parse, body) => (body.length === 0 ? {} : parse(body))),
    });
    const decisions = documentedDecisions(parts);
    watching(parts, seen, other).decide?.(decisions);
    seen.begin(headers('a.feature:1'));
    expect(decisions.http.parseJson(Buffer.from('[1]'))).toEqual([1]);
    expect(examplesReaching(parts, seen, other)).toEqual([]);
    seen.begin(headers('a.feature:2'));
    expect(() => decisions.http.parseJson(Buffer.from(''))).toThrow();
    expect(examplesReaching(parts, seen, other)).toEqual(['a.feature:2']);
  });

  it('are all that make the decision where the target file uses other words', () => {
    const told = { ...deviation({ decide: http.decision('parseJson', () => ({})) }), target: { bindings: {} } };
    const seen = traced({ 'a.feature:1': ['decided/http.parseJson'] });
    expect(watching(parts, seen, told).decide).toBeUndefined();
    expect(examplesReaching(parts, seen, told)).toEqual(['a.feature:1']);
  });
});

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
