import { describe, expect, it } from 'vitest';
import type { Outcome, Parcel } from '../../../reference-impl/kernel/post.ts';
import { failoverDecisions, UNTRIED } from '../../../reference-impl/voice/calls/failover.ts';
import type { Command } from '../../../reference-impl/voice/calls/simulated-call.ts';
import { type ScriptStep, startCall } from '../../../reference-impl/voice/calls/start-call.ts';
import type { VoiceService } from '../../../reference-impl/voice/service.ts';
import { createWorld } from '../../../reference-impl/worlds/create.ts';
import { platformInProcess } from './platform-in-process.ts';

const { triesPrimary, healthAfter } = failoverDecisions;
const SECOND = 1000;

function setUp(callBehavior: object, answer: (url: string) => Outcome = () => ({ status: 200 })) {
  const posted: string[] = [];
  const { platform } = platformInProcess();
  const post = async ({ url }: Parcel): Promise<Outcome> => {
    posted.push(url);
    return answer(url);
  };
  const world = createWorld({ ...platform, post }, { clock: 'frozen' });
  const [project] = world.projects.keys();
  const service = world.scopes.voice.state.servicesOf(project as string)[0] as VoiceService;
  Object.assign(service, { callBehavior });
  const call = (script: readonly ScriptStep[] = []) => startCall(world.scopes.voice, service, script);
  const pass = (span: number) => world.clock.advanceTo(world.clock.now() + span);
  return { world, posted, call, pass };
}

const staticly = (...commands: Command[]) => ({ type: 'STATIC', static: { commands } });
const WEBHOOK = { type: 'WEBHOOK', webhook: { url: 'http://a', fallbackUrl: 'http://b' } };

describe('failover', () => {
  it('gives an address up after three failures in a row, and tries it again a minute later', () => {
    const failed = (times: number) =>
      Array.from({ length: times }).reduce<typeof UNTRIED>((health) => healthAfter(health, true, 5), UNTRIED);
    expect(triesPrimary(failed(2), 6, failoverDecisions)).toBe(true);
    expect(triesPrimary(failed(3), 5 + 60 * SECOND - 1, failoverDecisions)).toBe(false);
    expect(triesPrimary(failed(3), 5 + 60 * SECOND, failoverDecisions)).toBe(true);
    expect(healthAfter(failed(3), false, 9)).toEqual({ failures: 0, lastTried: 9 });
  });

  it('sends what failed to the fallback at once, later to the fallback alone', async () => {
    const { posted, call, pass } = setUp(WEBHOOK, (url) => ({ status: url === 'http://a' ? 500 : 200 }));
    for (let n = 0; n < 5; n += 1) call();
    await pass(0);
    expect(posted.join()).toBe('http://a,http://b,http://a,http://b,http://a,http://b,http://b,http://b');
    call();
    await pass(60 * SECOND);
    call();
    await pass(0);
    expect(posted.slice(-2)).toEqual(['http://a', 'http://b']);
  });
});

describe('a simulated call', () => {
  it('waits for a pause and for what it says', async () => {
    const say = { command: 'messages', messages: [{ type: 'SAY', say: { text: 'Hi' } }] };
    const { call, pass } = setUp(
      staticly({ command: 'pause', durationMilliseconds: 500 }, say, { command: 'hangup' }),
    );
    const { legs, entries } = call();
    await pass(1499);
    expect(legs[0]?.state).toBe('ringing');
    await pass(1);
    expect(legs[0]?.state).toBe('ended');
    expect(entries.filter(({ what }) => what === 'played').map(({ name }) => name)).toEqual(['Hi']);
  });

  it('refuses a second leg of the same name', () => {
    const dial = {
      command: 'dial',
      callName: 'b',
      to: { type: 'SIP', sip: { endpoint: 'sip:b@example.com' } },
    };
    const { call } = setUp(staticly(dial, dial));
    const { legs, entries } = call();
    expect(legs.map(({ name }) => name)).toEqual(['incoming', 'b']);
    expect(entries.at(-1)).toMatchObject({ what: 'refused', name: 'dial b' });
  });

  it('ends a leg that has lasted as long as it may', async () => {
    const to = { type: 'SIP', sip: { endpoint: 'sip:b@example.com' } };
    const { call, pass } = setUp(
      staticly({ command: 'dial', callName: 'b', to, maxCallDurationSeconds: 30 }),
    );
    const { legs } = call([{ after: 2 * SECOND, leg: 'b', happens: 'answered', commands: [] }]);
    await pass(31_999);
    expect(legs[1]?.state).toBe('connected');
    await pass(1);
    expect(legs[1]?.state).toBe('ended');
  });
});
