import { describe, expect, it } from 'vitest';
import { decision } from '../../../reference-impl/faults/operators/decisions.ts';
import { rulesReaching, watching } from '../../../reference-impl/lab/reach.ts';
import { messagingDecisions } from '../../../reference-impl/messaging/decisions.ts';
import { parts } from '../../../reference-impl/parts.ts';
import type { Deviation } from '../../../reference-impl/worlds/behaviour.ts';
import { Trace } from '../../../reference-impl/worlds/trace.ts';

const deviation = (over: Partial<Deviation>): Deviation => ({
  name: 'a.other',
  rows: ['O-1'],
  says: 'Other.',
  ...over,
});

/** A trace in which each rule reached these places. */
function traced(reached: Readonly<Record<string, readonly string[]>>): Trace {
  const trace = new Trace();
  for (const [rule, places] of Object.entries(reached)) {
    trace.begin({ 'x-conformance-rule': rule });
    for (const place of places) trace.reach(place, undefined);
  }
  return trace;
}

const trace = traced({
  'A-1': ['decided/messaging.retention'],
  'B-1': ['decided/messaging.sendingRules/blacklist/judge'],
  'C-1': ['decided/messaging.sendingRules/duplicateContent/judge'],
  'D-1': ['permitted/a.other'],
});
const [first] = messagingDecisions.sendingRules;

describe('the rules that reach a deviation', () => {
  it.each<[string, Partial<Deviation>, string[]]>([
    ['decides otherwise', { decide: decision('messaging', 'retention', 1) }, ['A-1', 'D-1']],
    [
      'leaves a rule of a list out',
      {
        decide: ({ messaging }) => {
          messaging.sendingRules = messaging.sendingRules.filter(({ name }) => name !== 'duplicateContent');
        },
      },
      ['C-1', 'D-1'],
    ],
    [
      'adds a rule to a list',
      {
        decide: ({ messaging }) => {
          messaging.sendingRules = [...messaging.sendingRules, { ...first, name: 'one more' } as never];
        },
      },
      ['B-1', 'C-1', 'D-1'],
    ],
    ['has other replies', { reply: (reply) => reply }, ['D-1']],
    ['has another shape', { shape: (shape) => shape }, ['A-1', 'B-1', 'C-1', 'D-1']],
  ])('when it %s', (_, over, rules) => {
    expect(rulesReaching(parts, trace, deviation(over))).toEqual(rules);
  });

  it('are noted where a reply or a notification would have been another', () => {
    const [seen, letter] = [new Trace(), { kind: 'reply' } as never];
    const watch = watching(
      seen,
      deviation({
        reply: (reply) => (reply.status === 200 ? { ...reply, status: 201 } : reply),
        notify: (sent) => [sent, sent],
      }),
    );
    seen.begin({ 'x-conformance-rule': 'A-1' });
    expect(watch.reply?.({ status: 404 }, {} as never)).toEqual({ status: 404 });
    expect(seen.reached()).toEqual({});
    expect(watch.reply?.({ status: 200 }, {} as never)).toEqual({ status: 200 });
    expect(seen.reached()).toEqual({ 'A-1': ['permitted/a.other'] });
    seen.begin({ 'x-conformance-rule': 'B-1' });
    expect(watch.notify?.(letter)).toEqual([letter]);
    expect(Object.keys(seen.reached())).toEqual(['A-1', 'B-1']);
  });
});
