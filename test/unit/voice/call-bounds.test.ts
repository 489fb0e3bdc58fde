import { expect, it } from 'vitest';
import { eventDecisions, eventSignature } from '../../../reference-impl/voice/calls/event-letter.ts';
import type { Command } from '../../../reference-impl/voice/calls/simulated-call.ts';
import { startCall } from '../../../reference-impl/voice/calls/start-call.ts';
import type { VoiceService } from '../../../reference-impl/voice/service.ts';
import { expectedEventSignature } from '../../../support/ground/credentials/call-event-signature.ts';
import { worldAt } from '../messaging/submitting.ts';

/** The worked example that is published. */
const BODY = '{"event":"call.incoming","call":{"callId":"01AN4Z07BY79KA1307SR9X4MV3"}}';
const TIMESTAMP = '2026-04-01T12:00:00.0000000Z';
const CONTENT_TYPE = 'application/json; charset=utf-8';
const SECRET = 'F5wrP9SKYU6w8sbZXkp7GA==';
const SIGNATURE = 'EWFtVTrykdhMTdyYSbn40GBJpf5UBeggO9T99sdwLyY=';

it('the signature of the published example is that of the platform and that of the harness', () => {
  const path = '/voice-webhooks';
  const sent = { method: 'POST', body: BODY, contentType: CONTENT_TYPE, timestamp: TIMESTAMP, path };
  expect(eventSignature(sent, SECRET, eventDecisions)).toBe(SIGNATURE);
  const headers = { 'content-type': CONTENT_TYPE, 'x-timestamp': TIMESTAMP };
  const came = { method: 'POST', target: path, headers, body: BODY };
  expect(expectedEventSignature(came, SECRET)).toBe(SIGNATURE);
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
