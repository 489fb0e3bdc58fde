import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../../reference-impl/compose.ts';
import { type OpenWorld, openWorld, startReceiver } from './local-platform.ts';

describe('a client of the conversation service', () => {
  let platform: RunningPlatform;
  let world: OpenWorld;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeAll(async () => {
    platform = await startPlatform();
    receiver = await startReceiver();
  });
  afterAll(async () => {
    receiver.close();
    await platform.close();
  });
  beforeEach(async () => {
    receiver.received.length = 0;
    world = await openWorld(platform);
  });

  const send = async (identity: string, members: object = {}): Promise<string> => {
    const { project, conversation } = world.facts.credentials;
    const { status, json } = await world.conversation('POST', `/v1/projects/${project.id}/messages:send`, {
      app_id: conversation.appId,
      recipient: { identified_by: { channel_identities: [{ channel: 'WHATSAPP', identity }] } },
      message: { text_message: { text: 'Your parcel is here' } },
      message_metadata: '{"order":"42"}',
      ...members,
    });
    expect(status).toBe(200);
    return json.message_id;
  };
  const told = () => receiver.received.map(({ body }) => JSON.parse(body));
  const statuses = () => told().map((body) => body.message_delivery_report.status);

  it('reads in published words how far its message came, at its callback URL', async () => {
    const id = await send('46700000001', { callback_url: `${receiver.url}/callback` });
    await world.advance('PT1S');
    expect(statuses()).toEqual(['QUEUED_ON_CHANNEL', 'DELIVERED']);
    expect(told()[1]).toEqual({
      ...{ app_id: world.facts.credentials.conversation.appId, project_id: world.facts.credentials.project.id },
      ...{ accepted_time: world.facts.now, event_time: world.facts.now, message_metadata: '{"order":"42"}' },
      message_delivery_report: {
        ...{ message_id: id, conversation_id: expect.any(String), contact_id: expect.any(String), status: 'DELIVERED' },
        channel_identity: { channel: 'WHATSAPP', identity: '46700000001', app_id: expect.any(String) },
        ...{ metadata: '{"order":"42"}', processing_mode: 'CONVERSATION' },
      },
    });
  });

  it('sees what the operator scripted for a number, with and without its plus', async () => {
    const steps = [
      { status: 'QUEUED_ON_CHANNEL' },
      { after: 'PT1M', status: 'DELIVERED' },
      { after: 'PT2H', status: 'READ' },
    ];
    expect((await world.lab('POST', '/conversation/scripts', { identity: '+46700000002', steps })).status).toBe(201);
    await send('46700000002', { callback_url: `${receiver.url}/callback` });
    await world.advance('PT59S');
    expect(statuses()).toEqual(['QUEUED_ON_CHANNEL']);
    await world.advance('PT1S');
    expect(statuses()).toEqual(['QUEUED_ON_CHANNEL', 'DELIVERED']);
    await world.advance('PT2H');
    expect(statuses()).toEqual(['QUEUED_ON_CHANNEL', 'DELIVERED', 'READ']);
    expect(told()[2].event_time).toBe(new Date(Date.parse(world.facts.now) + 7_260_000).toISOString());
  });

  it('sees a failure with its reason, and nothing where the script is empty', async () => {
    const reason = { code: 'RECIPIENT_NOT_REACHABLE', description: 'The phone is off.' };
    await world.lab('POST', '/conversation/scripts', { identity: '*', steps: [{ status: 'FAILED', reason }] });
    await world.lab('POST', '/conversation/scripts', { identity: '46700000003', steps: [] });
    await send('46700000003', { callback_url: `${receiver.url}/callback` });
    await send('46700000004', { callback_url: `${receiver.url}/callback` });
    await world.advance('PT1S');
    expect(told().map((body) => body.message_delivery_report)).toMatchObject([{ status: 'FAILED', reason }]);
    await world.lab('POST', '/conversation/scripts', { identity: '*', steps: null });
    await send('46700000004', { callback_url: `${receiver.url}/callback` });
    await world.advance('PT1S');
    expect(statuses()).toEqual(['FAILED', 'QUEUED_ON_CHANNEL', 'DELIVERED']);
  });

  it.each([
    [{ status: 'delivered' }, '/steps/0/status: must be one of QUEUED_ON_CHANNEL, DELIVERED'],
    [{ status: 'READ', after: 'soon' }, '/steps/0/after: must be an ISO 8601 duration'],
    [{ status: 'READ', when: 'PT1S' }, '/steps/0/when: is not known; there are status, after, reason'],
  ])('an operator who scripts %o is told what is wrong', async (step, words) => {
    const { status, json } = await world.lab('POST', '/conversation/scripts', { identity: '*', steps: [step] });
    expect(status).toBe(400);
    expect(json.details.join()).toContain(words);
  });
});
