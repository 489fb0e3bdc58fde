import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callBehavior } from '../../../reference-impl/voice/call-behavior/call-behavior.ts';
import { forSome } from '../for-all.ts';

const running = (...commands: unknown[]) => ({ type: 'STATIC', static: { commands } });

it('whatever is sent as call behaviour is judged, never thrown over', () => {
  const names = 'type static commands command menus startMenu events to say'.split(' ');
  const words = 'STATIC menu gotoMenu dial SIP amd toString __proto__'.split(' ');
  const [keys, values] = [fc.constantFrom(...names), fc.constantFrom(...words)];
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      values,
      fc.jsonValue(),
      fc.dictionary(keys, tie('tree')),
      fc.array(tie('tree'), { maxLength: 3 }),
    ),
  }));
  forSome(300, tree, (value) => {
    const behavior = JSON.parse(JSON.stringify(value)) as unknown;
    for (const each of [behavior, running(behavior), { type: 'STATIC', static: behavior }])
      expect(Array.isArray(callBehavior(each, ''))).toBe(true);
  });
});
