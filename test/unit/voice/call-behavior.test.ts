import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callBehavior } from '../../../reference-impl/voice/call-behavior/call-behavior.ts';
import { isSsml } from '../../../reference-impl/voice/call-behavior/formats.ts';
import type { Command } from '../../../reference-impl/voice/calls/simulated-call.ts';
import { startCall } from '../../../reference-impl/voice/calls/start-call.ts';
import { IdempotencyCache, idempotencyDecisions } from '../../../reference-impl/voice/idempotency.ts';
import type { VoiceService } from '../../../reference-impl/voice/service.ts';
import { forSome } from '../for-all.ts';
import { worldAt } from '../messaging/submitting.ts';

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

it('menus that lead to each other do not go on for ever', async () => {
  const onFail: Command[] = [{ command: 'gotoMenu', menuName: 'main' }];
  const again = { repeatCount: 0, inputTimeoutDurationSeconds: 1, onFail };
  const menu = { command: 'menu', startMenu: 'main', menus: { main: again } };
  const world = worldAt('2024-01-15T12:00:00Z');
  const [project] = world.projects.keys();
  const service = world.scopes.voice.state.servicesOf(project as string)[0] as VoiceService;
  Object.assign(service, { callBehavior: { type: 'STATIC', static: { commands: [menu] } } });
  const { entries } = startCall(world.scopes.voice, service, []);
  await world.clock.advanceTo(world.clock.now() + 3_600_000);
  expect(entries.filter(({ what }) => what === 'menu')).toHaveLength(200);
});

it('lets those that wait for a request go on when it ends, also where its scope is decided otherwise by then', async () => {
  const cache = new IdempotencyCache();
  const asked = () => ({ project: 'P', service: 'S', key: 'K', wire: { headers: {}, body: Buffer.alloc(0) } });
  const [first, second] = [asked(), asked()];
  cache.recall(first, idempotencyDecisions, () => 1);
  const waiting = cache.recall(second, idempotencyDecisions, () => 2);
  cache.settle(first, { ...idempotencyDecisions, idempotencyScope: () => 'other' }, { status: 200 }, 3);
  const late = new Promise((resolve) => setImmediate(resolve, 'still waiting'));
  expect(await Promise.race([waiting, late])).toBeUndefined();
  cache.settle(second, idempotencyDecisions, { status: 200 }, 4);
  expect(cache.recall(asked(), idempotencyDecisions, () => 5)).toEqual({ status: 200 });
});

describe('an SSML document', () => {
  it.each([
    '<speak>Hi</speak>',
    '<speak/>',
    '<?xml version="1.0"?>\n<speak version="1.1">Hi <break time="1s"/> &amp; bye</speak>\n',
    '<speak>1 + 1 <![CDATA[< 3 & > 1]]></speak>',
    "<speak><prosody rate='slow'>Hi</prosody><!-- < --></speak>",
  ])('is %s', (text) => expect(isSsml(text)).toBe(true));

  it.each([
    '',
    'Hi',
    '<speak>Hi',
    'Hi</speak>',
    '</speak>',
    '<voice>Hi</voice>',
    '<speak>Hi</Speak>',
    '<speak>a < b</speak>',
    '<speak>a & b</speak>',
    '<speak><b></speak></b>',
    '<speak>a</speak><speak>b</speak>',
    '<speak>a</speak> b',
    '<speak x=1>a</speak>',
  ])('is not %s', (text) => expect(isSsml(text)).toBe(false));
});
