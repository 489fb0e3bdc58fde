import { expect, it } from 'vitest';
import type { Command } from '../../../reference-impl/voice/calls/simulated-call.ts';
import { startCall } from '../../../reference-impl/voice/calls/start-call.ts';
import type { VoiceService } from '../../../reference-impl/voice/service.ts';
import { worldAt } from '../messaging/submitting.ts';

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
