import { beforeEach, describe, expect, it } from 'vitest';
import { serverOf } from '../../../reference-impl/http/server.ts';
import { subprojectInterface } from '../../../reference-impl/subprojects/interface.ts';
import { placeOf } from '../../../reference-impl/subprojects/page.ts';
import { voiceInterface } from '../../../reference-impl/voice/interface.ts';
import { createWorld } from '../../../reference-impl/worlds/create.ts';
import type { KeyedProject } from '../../../reference-impl/worlds/world.ts';
import { quietPlatform } from '../worlds/quiet-platform.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The subproject and the voice interface over one frozen world, without any listener. */
function platformInProcess() {
  const platform = quietPlatform();
  const around = {
    behaviour: () => platform.behaviour,
    crashed: (error: unknown): never => {
      throw error;
    },
  };
  const world = createWorld(platform, { clock: 'frozen' });
  const [main, other] = [...world.projects.values()] as [KeyedProject, KeyedProject];
  const servers = {
    subprojects: serverOf(subprojectInterface(platform), around),
    voice: serverOf(voiceInterface(platform), around),
  };
  const send = async (
    method: Method,
    url: string,
    {
      body,
      by = main,
      at = 'subprojects' as keyof typeof servers,
    }: { body?: unknown; by?: KeyedProject; at?: keyof typeof servers } = {},
  ) => {
    const key = Buffer.from(`${by.keyId}:${by.keySecret}`).toString('base64');
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const answer = await servers[at].inject({
      method,
      url,
      headers: { authorization: `Basic ${key}`, 'content-type': 'application/json' },
      ...payload,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const all = `/v1/projects/${main.project.id}/subprojects`;
  const make = (displayName: string) => send('POST', all, { body: { displayName } });
  return { world, other, send, all, make };
}

let here: ReturnType<typeof platformInProcess>;
beforeEach(() => {
  here = platformInProcess();
});

describe('subprojects', () => {
  it('are made, read, changed and deleted', async () => {
    const made = await here.send('POST', here.all, {
      body: { displayName: 'Branch', labels: { town: 'Lund' }, parentProjectId: 'ignored' },
    });
    expect(made).toMatchObject({ status: 200, body: { displayName: 'Branch', deleted: false } });
    expect(made.body.createTime).toBe('2024-01-15T12:00:00.000Z');
    const one = `/v1/subprojects/${made.body.subprojectId}`;
    expect((await here.send('GET', one)).body).toEqual(made.body);
    await here.world.clock.advanceTo(here.world.clock.now() + 1000);
    const changed = await here.send('PATCH', one, { body: { displayName: 'Shop' } });
    expect(changed.body).toMatchObject({
      displayName: 'Shop',
      labels: { town: 'Lund' },
      updateTime: '2024-01-15T12:00:01.000Z',
    });
    expect(await here.send('DELETE', one)).toEqual({ status: 200, body: {} });
    expect((await here.send('GET', here.all)).body.subprojects).toEqual([]);
    expect((await here.send('GET', `${here.all}?showDeleted=true`)).body.subprojects).toHaveLength(1);
    expect((await here.send('PATCH', one, { body: {} })).status).toBe(404);
  });

  it('are listed page by page, the same under the path of the preview', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await here.make(name);
    const second = (await here.send('GET', here.all)).body.subprojects[1].subprojectId;
    await here.send('DELETE', `/v1alpha1/subprojects/${second}`);
    const seen: string[] = [];
    let token = '';
    for (let page = 0; page < 9 && (page === 0 || token !== ''); page += 1) {
      const path = `${here.all.replace('v1', 'v1alpha1')}?pageSize=2&pageToken=${token}`;
      const { body } = await here.send('GET', path);
      seen.push(body.subprojects.map(({ displayName }: { displayName: string }) => displayName).join(''));
      token = body.nextPageToken;
    }
    expect(seen).toEqual(['ac', 'de']);
  });

  it('are ready for their parent after 30 seconds, and not before', async () => {
    const { body } = await here.make('Branch');
    const use = () => here.send('GET', `/v2/projects/${body.subprojectId}/services`, { at: 'voice' });
    const since = here.world.clock.now();
    expect((await use()).status).toBe(403);
    await here.world.clock.advanceTo(since + 29_999);
    expect((await use()).status).toBe(403);
    await here.world.clock.advanceTo(since + 30_000);
    expect((await use()).body.services).toHaveLength(2);
    const foreign = await here.send('GET', `/v2/projects/${body.subprojectId}/services`, {
      at: 'voice',
      by: here.other,
    });
    expect(foreign.status).toBe(403);
    await here.send('DELETE', `/v1/subprojects/${body.subprojectId}`);
    expect((await use()).status).toBe(403);
  });
});

describe('refusals', () => {
  it.each([
    ['a name that is missing', {}, 400, 'INVALID_ARGUMENT'],
    ['a name that is empty', { displayName: '' }, 400, 'INVALID_ARGUMENT'],
    ['a name that is too long', { displayName: 'x'.repeat(256) }, 400, 'INVALID_ARGUMENT'],
    ['a label that is not a text', { displayName: 'x', labels: { a: 1 } }, 400, 'INVALID_ARGUMENT'],
  ])('of %s', async (_what, body, status, name) => {
    const refused = await here.send('POST', here.all, { body });
    expect(refused).toMatchObject({ status, body: { error: { code: status, status: name } } });
    expect(refused.body.error.details).not.toHaveLength(0);
  });

  it.each(['pageSize=0', 'pageSize=1001', 'pageSize=x', 'pageToken=x', 'showDeleted=x'])(
    'of a list with %s',
    async (query) => {
      expect((await here.send('GET', `${here.all}?${query}`)).status).toBe(400);
    },
  );

  it('name their kind', async () => {
    const { body } = await here.make('Branch');
    const nameOf = async (...request: Parameters<typeof here.send>) =>
      (await here.send(...request)).body.error.status;
    expect(await nameOf('GET', here.all, { by: here.other })).toBe('PERMISSION_DENIED');
    expect(await nameOf('GET', '/v1/projects/nobody/subprojects')).toBe('PERMISSION_DENIED');
    expect(await nameOf('GET', `/v1/subprojects/${body.subprojectId}`, { by: here.other })).toBe(
      'PERMISSION_DENIED',
    );
    expect(await nameOf('GET', '/v1/subprojects/none')).toBe('NOT_FOUND');
    const below = `/v1/projects/${body.subprojectId}/subprojects`;
    expect(await nameOf('POST', below, { body: { displayName: 'x' } })).toBe('FAILED_PRECONDITION');
  });
});

it('a page token that no list has given out stands for nothing', () => {
  expect(placeOf(undefined)).toBe(0);
  expect(placeOf('')).toBe(0);
  expect(placeOf('x')).toBeUndefined();
  expect(placeOf(Buffer.from('from 1 or 2').toString('base64url'))).toBeUndefined();
});
