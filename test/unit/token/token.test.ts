import { describe, expect, it } from 'vitest';
import { platformInProcess } from '../voice/platform-in-process.ts';

describe('the token service', () => {
  it('trades a key for a token', async () => {
    const { token } = platformInProcess();
    const { status, body } = await token();
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^.{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: '',
    });
  });

  it.each([
    '',
    'grant_type=',
    'grant_type=password',
    'grant_type=CLIENT_CREDENTIALS',
    'other=client_credentials',
  ])('gives nothing for the form "%s"', async (form) => {
    const { token } = platformInProcess();
    const { status, body } = await token(form);
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['type', 'title', 'detail']);
  });

  it('refuses JSON', async () => {
    const { send } = platformInProcess();
    expect((await send('token', 'POST', '/oauth2/token', { grant_type: 'client_credentials' })).status).toBe(
      415,
    );
  });

  it.each(['', 'Basic Og==', `Basic ${Buffer.from('a:b').toString('base64')}`, 'Bearer x'])(
    'refuses the credentials "%s"',
    async (authorization) => {
      const { status, body } = await platformInProcess().token(undefined, { authorization });
      expect(status).toBe(401);
      expect(body).not.toHaveProperty('access_token');
      expect(body.type).toMatch(/\/invalid-credentials$/);
    },
  );

  it('gives tokens that live an hour, side by side', async () => {
    const { token, patch, desk, world } = platformInProcess();
    const bearer = async () => ({ authorization: `Bearer ${(await token()).body.access_token}` });
    const [first, second] = [await bearer(), await bearer()];
    await world.clock.advanceTo(world.clock.now() + 3_599_000);
    for (const each of [first, second]) expect((await patch(desk, {}, each)).status).toBe(200);
    await world.clock.advanceTo(world.clock.now() + 2000);
    const refused = await patch(desk, {}, first);
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toContain('expired');
  });
});

describe('tokens that have expired', () => {
  it('are forgotten by halves', () => {
    const { platform, world, main } = platformInProcess();
    const { registry } = platform;
    const issue = (name: string, count: number) => {
      for (let i = 0; i < count; i += 1)
        registry.issue(world, {
          token: `${name}${i}`,
          project: main.project,
          expiresAt: name === 'dead' ? 0 : Number.MAX_SAFE_INTEGER,
        });
    };
    issue('dead', 1000);
    expect(registry.grants.keys().length).toBe(1000);
    issue('alive', 990);
    expect(registry.grants.keys().length).toBe(1990 - 500);
    expect(world.tokens).toHaveLength(registry.grants.keys().length);
  });

  it('stay when the older half is still alive', () => {
    const { platform, world, main } = platformInProcess();
    for (let i = 0; i < 2000; i += 1)
      platform.registry.issue(world, {
        token: `${i}`,
        project: main.project,
        expiresAt: Number.MAX_SAFE_INTEGER,
      });
    expect(world.tokens).toHaveLength(2000);
  });
});
