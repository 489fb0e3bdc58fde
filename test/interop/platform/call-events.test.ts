import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../../reference-impl/compose.ts';
import { type OpenWorld, openWorld, startReceiver } from './local-platform.ts';

describe('a receiver of call events', () => {
  let platform: RunningPlatform;
  let world: OpenWorld;
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.close());
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  const told = () => receiver.received.map(({ body }) => JSON.parse(body));
  beforeEach(async () => {
    world = await openWorld(platform);
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  /** Plays a call to a service that gets every event, and a leg that it dials. */
  async function call(...script: object[]): Promise<{ id: string; serviceId: string }> {
    const { id } = world.facts.credentials.project;
    const made = await world.voice('POST', `/v2/projects/${id}/services`, {
      name: 'Desk',
      callBehavior: { type: 'WEBHOOK', webhook: { url: `${receiver.url}/voice` } },
    });
    const { serviceId } = made.json;
    await world.lab('POST', '/calls', { project: id, service: serviceId, script });
    await world.advance('PT1H');
    return { id, serviceId };
  }
  const to = { type: 'PHONE', phone: { number: '+46700000002' } };
  const dials = { happens: 'told', leg: 'incoming', commands: [{ command: 'dial', callName: 'agent', to }] };

  it('reads the published members of a call from an event', async () => {
    const { id, serviceId } = await call();
    const [{ event, call: shown }] = told();
    expect(event).toBe('call.incoming');
    expect(shown).toEqual({
      ...{ callId: expect.any(String), projectId: id, serviceId, sessionId: expect.any(String) },
      ...{ callName: 'incoming', leg: 'incoming', direction: 'INBOUND', originationType: 'PHONE', callType: 'PHONE' },
      ...{ callResult: 'INITIATED', startTime: world.facts.now },
      callRate: { currencyCode: 'EUR', amount: '0.0000' },
      callResourceUrl: expect.stringMatching(/^https:\/\//),
    });
  });

  it.each([
    ['busy', 'call.busy', 'BUSY'],
    ['rejected', 'call.rejected', 'REJECTED'],
    ['failed', 'call.failed', 'FAILED'],
    ['hung up', 'call.hangup', 'CANCEL'],
  ])('reads how a leg ended that was %s', async (happens, event, callResult) => {
    await call(dials, { after: 'PT5S', leg: 'agent', happens });
    const endTime = new Date(Date.parse(world.facts.now) + 5000).toISOString();
    const shown = { callName: 'agent', direction: 'OUTBOUND', originationType: 'SERVER', to, callResult, endTime };
    expect(told().at(-1)).toMatchObject({ event, call: shown });
    expect(told().at(-1).call).not.toHaveProperty('answerTime');
  });
});
