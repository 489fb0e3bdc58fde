import { describe, expect, it } from 'vitest';
import type { UpdateStage } from '../../../reference-impl/voice/update-stages.ts';
import { platformInProcess } from './platform-in-process.ts';

const pause = () => new Promise((resolve) => setImmediate(resolve));
const key = { 'idempotency-key': 'abc' };

describe('an update of a voice service', () => {
  it('changes what is sent and nothing else', async () => {
    const { patch, desk, world } = platformInProcess();
    const before = (await patch(desk, {})).body;
    expect(before).not.toHaveProperty('updateTime');
    await world.clock.advanceTo(world.clock.now() + 1000);
    const { status, body } = await patch(desk, { description: 'x' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      description: 'x',
      updateTime: new Date(world.clock.now()).toISOString(),
    });
    expect((await patch(desk, {})).body).toEqual(body);
    expect(world.ledger.entries()).toEqual([{ operation: 'voice.update', resource: desk, count: 1 }]);
  });

  it('changes nothing when it is refused, and names the member', async () => {
    const { patch, desk } = platformInProcess();
    const { status, body, headers } = await patch(desk, { name: 'New', isDefault: false });
    expect(status).toBe(400);
    expect(body.detail).toContain('isDefault');
    expect(body).toMatchObject({ title: 'Bad Request', instance: expect.stringContaining(desk) });
    expect(headers['content-type']).toContain('application/problem+json');
    expect((await patch(desk, {})).body.name).toBe('Front desk');
  });

  it('moves the default', async () => {
    const { patch, desk, night, send, list } = platformInProcess();
    expect((await patch(night, { isDefault: true, name: 'x' })).body).toMatchObject({
      isDefault: true,
      name: 'x',
    });
    expect((await patch(desk, {})).body).toMatchObject({ isDefault: false, name: 'Front desk' });
    const { body } = await send('voice', 'GET', `${list}?isDefault=true`);
    expect(body.services.map((each: { serviceId: string }) => each.serviceId)).toEqual([night]);
  });

  it.each([
    ['in the documented order', (stages: readonly UpdateStage[]) => [...stages], 1],
    [
      'looking up the default too early',
      (stages: readonly UpdateStage[]) => [
        ...stages.filter(({ name }) => name === 'findDefault'),
        ...stages.filter(({ name }) => name !== 'findDefault'),
      ],
      2,
    ],
  ])('races to be the default %s', async (_title, order, defaults) => {
    const { patch, send, list, world } = platformInProcess({
      decide: ({ voice }) => {
        voice.updateStages = order(voice.updateStages);
      },
    });
    const made = await Promise.all(['a', 'b'].map((name) => send('voice', 'POST', list, { name })));
    world.holds.place('voice.default', 2);
    await Promise.all(made.map(({ body }) => patch(body.serviceId, { isDefault: true })));
    const { body } = await send('voice', 'GET', `${list}?isDefault=true`);
    expect(body.meta.totalCount).toBe(defaults);
  });

  it('is admitted for the owner of an existing service only', async () => {
    const { patch, send, list, desk, other, basic, world } = platformInProcess();
    const stranger = { authorization: basic(other) };
    const foreign = list.replace(/projects\/[^/]+/, `projects/${other.project.id}`);
    expect((await patch(desk, {}, stranger)).status).toBe(403);
    expect((await send('voice', 'PATCH', `${foreign}/${desk}`, {}, stranger)).status).toBe(404);
    expect((await send('voice', 'PATCH', `${foreign}/${desk}`, {})).status).toBe(403);
    expect((await patch(world.ids.uuid(), {})).status).toBe(404);
    const refused = await patch(desk, {}, { authorization: 'Bearer garbage' });
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toContain('invalid_token');
  });
});

describe('an update with an Idempotency-Key', () => {
  it('is applied once and answered alike', async () => {
    const { patch, desk } = platformInProcess();
    const first = await patch(desk, { description: 'a' }, key);
    await patch(desk, { description: 'b' });
    expect((await patch(desk, { description: 'c' }, key)).body).toEqual(first.body);
    expect((await patch(desk, {})).body.description).toBe('b');
  });

  it('is applied once when twenty come together', async () => {
    const { patch, desk, world } = platformInProcess();
    const hold = world.holds.place('voice.update', 20);
    const answers = Array.from({ length: 20 }, (_, i) => patch(desk, { description: `${i}` }, key));
    for (let turn = 0; turn < 50; turn += 1) await pause();
    world.holds.release(hold);
    const bodies = (await Promise.all(answers)).map(({ body }) => JSON.stringify(body));
    expect(new Set(bodies).size).toBe(1);
    expect(world.ledger.entries()).toEqual([{ operation: 'voice.update', resource: desk, count: 1 }]);
  });

  it.each([
    ['', {}, 200],
    [' but not when refusals are kept', { isReplyKept: () => true }, 401],
  ])('is repeated with a fresh token after the old one expired%s', async (_title, changes, status) => {
    const { patch, token, desk, world } = platformInProcess({
      decide: ({ voice }) => {
        Object.assign(voice, changes);
      },
    });
    const bearer = async () => ({ ...key, authorization: `Bearer ${(await token()).body.access_token}` });
    const stale = await bearer();
    await world.clock.advanceTo(world.clock.now() + 3_600_001);
    expect((await patch(desk, {}, stale)).status).toBe(401);
    expect((await patch(desk, {}, await bearer())).status).toBe(status);
  });

  it('keeps a 400 and forgets what could not be read as JSON of the right type', async () => {
    const { patch, desk } = platformInProcess();
    expect((await patch(desk, { isDefault: false }, key)).status).toBe(400);
    expect((await patch(desk, { description: 'x' }, key)).status).toBe(400);
    const typed = { 'idempotency-key': 'def', 'content-type': 'text/plain' };
    expect((await patch(desk, 'x', typed)).status).toBe(415);
    expect((await patch(desk, {}, { 'idempotency-key': 'def' })).status).toBe(200);
  });
});

describe('the services of a project', () => {
  it('are listed by pages, made, shown and deleted', async () => {
    const { send, list, desk, crashes } = platformInProcess();
    const made = await send('voice', 'POST', list, { name: 'Third' });
    expect(made.status).toBe(201);
    expect((await send('voice', 'POST', list, { name: 'Third' })).status).toBe(409);
    expect((await send('voice', 'POST', list, {})).status).toBe(400);
    const { body } = await send('voice', 'GET', `${list}?pageSize=2&page=2`);
    expect(body.services).toEqual([made.body]);
    expect(body.meta).toEqual({ totalCount: 3, pageCount: 2 });
    expect(Object.keys(body.links)).toEqual(['first', 'last', 'self', 'prev']);
    for (const query of ['pageSize=0', 'pageSize=101', 'page=0', 'page=x', 'isDefault=1'])
      expect((await send('voice', 'GET', `${list}?${query}`)).status).toBe(400);
    expect((await send('voice', 'GET', `${list}/${desk}`)).status).toBe(200);
    expect((await send('voice', 'DELETE', `${list}/${desk}`)).status).toBe(400);
    expect((await send('voice', 'DELETE', `${list}/${made.body.serviceId}`)).status).toBe(204);
    expect((await send('voice', 'GET', `${list}/${made.body.serviceId}`)).status).toBe(404);
    expect(crashes).toEqual([]);
  });
});
