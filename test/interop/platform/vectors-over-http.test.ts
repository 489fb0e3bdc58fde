import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../../reference-impl/compose.ts';
import { vectorsOf } from '../../unit/vectors/sets.ts';
import { basic } from '../../wire/basic.ts';
import { ask, type OpenWorld, openWorld, startReceiver } from './local-platform.ts';

/** Known answers as an implementer uses them: each is asked of a running platform as a client would. */

let platform: RunningPlatform;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  platform = await startPlatform();
  receiver = await startReceiver();
});

afterAll(async () => {
  receiver.close();
  await platform.close();
});

const NUMBER = '+61491570156';

const send = (world: OpenWorld, content: string, members: object = {}) =>
  world.messaging('POST', '/v1/messages', { messages: [{ content, destination_number: NUMBER, ...members }] });

const mainOf = ({ facts }: OpenWorld): string => facts.accounts.find(({ role }) => role === 'main')?.id ?? '';

describe('a platform is asked for', () => {
  let world: OpenWorld;
  beforeAll(async () => {
    world = await openWorld(platform);
    await world.switchOn('billingUnits', 'dedicatedNumbers');
  });

  it.each(vectorsOf<{ text: string }, { units: number }>('units'))('%s', async (_, { given, expected }) => {
    receiver.received.length = 0;
    await send(world, given.text, { delivery_report: true, callback_url: `${receiver.url}/units` });
    await world.advance('PT1M');
    expect(JSON.parse(receiver.received.at(-1)?.body ?? '{}')).toMatchObject({ billing_units: expected.units });
  });

  it.each(vectorsOf<{ text: string }, { converted: string }>('conversion'))('%s', async (_, { given, expected }) => {
    await world.switchOn('characterConverter');
    await send(world, given.text);
    await world.advance('PT1M');
    const { messages } = (await world.lab('GET', `/handsets/${NUMBER}/messages?latest=1`)).json;
    expect(messages[0].content).toBe(expected.converted);
  });

  it.each(vectorsOf<{ digits: string }, { class: string }>('number-classes'))('%s', async (_, { given, expected }) => {
    const offered = await world.lab('POST', '/dedicated-numbers', { phone_number: `4670${given.digits}` });
    const { json } = await world.messaging('GET', `/v1/messaging/numbers/dedicated/${offered.json.id}`);
    expect(json.classification).toBe(expected.class);
  });

  it.each(vectorsOf<{ standalone: object }, { accepted: false } | { message: object }>('mapping'))(
    '%s',
    async (_, { given, expected }) => {
      const { project, conversation } = world.facts.credentials;
      const headers = { authorization: basic(project.keyId, project.keySecret), 'content-type': 'application/json' };
      const url = `${platform.addresses.standalone}/v1/${conversation.botId}/messages`;
      const { status } = await ask(url, 'POST', headers, JSON.stringify(given.standalone));
      expect(status).toBe('accepted' in expected ? 400 : 201);
      if ('accepted' in expected) return;
      const { calls } = (await world.lab('GET', '/conversation/log')).json;
      expect(calls.at(-1).body.message).toEqual(expected.message);
    },
  );
});

describe('a platform whose clock is set is asked for', () => {
  it.each(vectorsOf<{ timeZone: string; submitted: string }, { notBefore: string }>('sending-hours'))(
    '%s',
    async (_, { given: { timeZone, submitted }, expected }) => {
      const world = await openWorld(platform, { now: submitted });
      await world.lab('PATCH', `/accounts/${mainOf(world)}`, { timeZone, features: { socialSending: true } });
      await send(world, 'Hello');
      await world.advance('P3D');
      const { handOvers } = (await world.lab('GET', '/carrier/log')).json;
      expect(handOvers.map(({ at }: { at: string }) => at)).toEqual([expected.notBefore]);
      await world.lab('DELETE', '');
    },
  );

  it.each(
    vectorsOf<{ cron: string; timeZone: string; after: string }, { accepted: false } | { firings: string[] }>('cron'),
  )('%s', async (_, { given: { cron, timeZone, after }, expected }) => {
    const world = await openWorld(platform, { now: after });
    const { status } = await world.messaging('POST', '/v2-preview/reporting/detail/scheduled', {
      label: 'vector',
      schedule: { timezone: timeZone, cron_expression: cron, type: 'cron' },
      report: { period: 'YESTERDAY' },
    });
    expect(status).toBe('accepted' in expected ? 400 : 201);
    if ('accepted' in expected) return;
    await world.lab('POST', '/clock/advance', { to: expected.firings.at(-1) });
    const { json } = await world.messaging('GET', '/v2-preview/reporting/messages/async/reports?page_size=100');
    const firings = json.items.map(({ requested_at }: { requested_at: string }) => requested_at).sort();
    expect(firings).toEqual(expected.firings);
    await world.lab('DELETE', '');
  });
});
