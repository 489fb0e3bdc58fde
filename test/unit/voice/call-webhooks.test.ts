import { describe, expect, it } from 'vitest';
import type { Outcome, Parcel } from '../../../reference-impl/kernel/post.ts';
import { eventDecisions, eventSignature } from '../../../reference-impl/voice/calls/event-letter.ts';
import type { Command } from '../../../reference-impl/voice/calls/simulated-call.ts';
import { type ScriptStep, startCall } from '../../../reference-impl/voice/calls/start-call.ts';
import { RequestWindow } from '../../../reference-impl/voice/request-window.ts';
import type { VoiceService } from '../../../reference-impl/voice/service.ts';
import { createWorld } from '../../../reference-impl/worlds/create.ts';
import { expectedEventSignature } from '../../../support/ground/credentials/call-event-signature.ts';
import { platformInProcess } from './platform-in-process.ts';

/** The worked example that is published. */
const BODY = '{"event":"call.incoming","call":{"callId":"01AN4Z07BY79KA1307SR9X4MV3"}}';
const TIMESTAMP = '2026-04-01T12:00:00.0000000Z';
const CONTENT_TYPE = 'application/json; charset=utf-8';
const SECRET = 'F5wrP9SKYU6w8sbZXkp7GA==';
const SIGNATURE = 'EWFtVTrykdhMTdyYSbn40GBJpf5UBeggO9T99sdwLyY=';

function setUp(callBehavior: object, answer: Outcome = { status: 200 }) {
  const posted: Parcel[] = [];
  const { platform } = platformInProcess();
  const post = async (parcel: Parcel): Promise<Outcome> => {
    posted.push(parcel);
    return answer;
  };
  const world = createWorld({ ...platform, post }, { clock: 'frozen' });
  const [project] = world.projects.keys();
  const service = world.scopes.voice.state.servicesOf(project as string)[0] as VoiceService;
  Object.assign(service, { callBehavior });
  const call = (script: readonly ScriptStep[] = []) => startCall(world.scopes.voice, service, script);
  const pass = (span: number) => world.clock.advanceTo(world.clock.now() + span);
  return { world, posted, service, call, pass };
}

const WEBHOOK = { type: 'WEBHOOK', webhook: { url: 'http://a/voice-webhooks?x=1' } };
const staticly = (...commands: Command[]) => ({ type: 'STATIC', static: { commands } });
const say = (text: string): Command => ({ command: 'messages', messages: [{ type: 'SAY', say: { text } }] });

describe('the signature of a call event', () => {
  it('is that of the published example, for the platform', () => {
    const event = {
      method: 'POST',
      body: BODY,
      contentType: CONTENT_TYPE,
      timestamp: TIMESTAMP,
      path: '/voice-webhooks',
    };
    expect(eventSignature(event, SECRET, eventDecisions)).toBe(SIGNATURE);
  });

  it('is that of the published example, for the harness', () => {
    const headers = { 'content-type': CONTENT_TYPE, 'x-timestamp': TIMESTAMP };
    const event = { method: 'POST', target: '/voice-webhooks', headers, body: BODY };
    expect(expectedEventSignature(event, SECRET)).toBe(SIGNATURE);
    expect(expectedEventSignature({ ...event, target: '/other' }, SECRET)).not.toBe(SIGNATURE);
  });

  it('is made for each attempt, over the path without its query', async () => {
    const { world, posted, service, call, pass } = setUp(WEBHOOK);
    call();
    await pass(0);
    const [{ headers, body }] = posted as [Parcel];
    const secret = world.scopes.voice.state.secretOf(service.serviceId, world.ids);
    const wanted = expectedEventSignature(
      { method: 'POST', target: '/voice-webhooks', headers, body },
      secret,
    );
    expect(headers.authorization).toBe(`service ${service.serviceId}:${wanted}`);
    expect(Buffer.from(secret, 'base64')).toHaveLength(16);
  });

  it('waits five seconds for the receiver', () => expect(eventDecisions.eventTimeout).toBe(5000));
});

describe('a menu in a simulated call', () => {
  const menus = {
    main: {
      prompt: { messages: [{ type: 'SAY', say: { text: 'One or two' } }] },
      repeatCount: 1,
      matches: [{ key: '1', commands: [{ command: 'gotoMenu', menuName: 'more' }] }],
      onFail: [say('Goodbye')],
    },
    more: { matches: { '2': [say('Two')] } },
  };
  const menu = staticly({ command: 'menu', startMenu: 'main', menus });
  const keys = (after: number, pressed: string): ScriptStep => ({
    after,
    leg: 'incoming',
    happens: 'keys',
    commands: [],
    keys: pressed,
  });
  const happened = (script: readonly ScriptStep[]) => {
    const { call, pass } = setUp(menu);
    const { entries } = call(script);
    const told = () =>
      entries.filter(({ what }) => what === 'menu' || what === 'played').map(({ name }) => name);
    return { pass, told };
  };

  it('asks again and gives up when nobody presses a key', async () => {
    const { pass, told } = happened([]);
    await pass(30_000);
    expect(told()).toEqual(['main', 'One or two', 'One or two', 'Goodbye']);
  });

  it('goes from menu to menu by keys', async () => {
    const { pass, told } = happened([keys(1000, '1'), keys(2000, '2')]);
    await pass(60_000);
    expect(told()).toEqual(['main', 'One or two', 'more', 'Two']);
  });

  it('gives up on a key that matches nothing', async () => {
    const { pass, told } = happened([keys(1000, '9')]);
    await pass(60_000);
    expect(told()).toEqual(['main', 'One or two', 'Goodbye']);
  });
});

it('does not let menus that lead to each other go on for ever', async () => {
  const again = {
    repeatCount: 0,
    inputTimeoutDurationSeconds: 1,
    onFail: [{ command: 'gotoMenu', menuName: 'main' }],
  };
  const { call, pass } = setUp(staticly({ command: 'menu', startMenu: 'main', menus: { main: again } }));
  const { entries } = call();
  await pass(3_600_000);
  expect(entries.filter(({ what }) => what === 'menu')).toHaveLength(200);
});

describe('the requests that a project may make', () => {
  it('are counted in windows, each project by itself', () => {
    const requests = new RequestWindow();
    expect(requests.take('a', 0)).toBeUndefined();
    requests.allowance = { most: 1, seconds: 60 };
    expect(requests.take('a', 0)).toBeUndefined();
    expect(requests.take('b', 0)).toBeUndefined();
    expect(requests.take('a', 1)).toBe(60);
    expect(requests.take('a', 59_999)).toBe(1);
    expect(requests.take('a', 60_000)).toBeUndefined();
  });
});
