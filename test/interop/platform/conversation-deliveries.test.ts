import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { type OpenWorld, openWorld, startReceiver } from './local-platform.ts';

const platform = await startPlatform();
const receiver = await startReceiver();
afterAll(async () => {
  receiver.close();
  await platform.close();
});

describe('a client of the conversation service', () => {
  let world: OpenWorld;
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
