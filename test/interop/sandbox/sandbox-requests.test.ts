import { afterAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';
import { noBrowser } from '../pages/browser.ts';
import { openedBrowser } from '../pages/opened-browser.ts';
import { signed as signedHeaders } from '../platform/signed.ts';
import { frozenWorld, openPart } from './sandbox.ts';

interface Shown {
  readonly interface: string;
  readonly target: string;
  readonly status: number;
  readonly who: string | null;
  readonly why: readonly string[];
  readonly body: string;
  readonly answerBody: string;
}

const platform = await startPlatform({ remembersRequests: true });
const world = await frozenWorld(platform);
afterAll(() => platform.close());

const addressOf = (name: string): string => [platform.addresses[name]].flat()[0] as string;

async function shown(name: string, path: string, init: RequestInit = {}): Promise<Shown> {
  const answer = await fetch(`${addressOf(name)}${path}`, init);
  await answer.arrayBuffer();
  const { requests } = (await world.operate('GET', '/requests')) as { requests: Shown[] };
  return requests.at(-1) as Shown;
}

const DATE = 'Mon, 15 Jan 2024 12:00:00 GMT';

function signed(manner: object, secret = world.main.secret): Record<string, string> {
  const all = signedHeaders({ key: world.main.key, secret }, 'GET /v1/replies', { date: DATE, ...manner });
  const { 'Content-MD5': _digest, ...headers } = all;
  return headers;
}

describe('the request log', () => {
  test('shows a request with its caller, its body and the answer', async () => {
    await world.send('Remember me');
    const { requests } = (await world.operate('GET', '/requests')) as { requests: Shown[] };
    const last = requests.at(-1) as Shown;
    expect(last).toMatchObject({ interface: 'messaging', target: '/v1/messages', status: 202, why: [] });
    expect(last.who).toBe(`account ${world.main.id}`);
    expect(last.body).toContain('Remember me');
    expect(last.answerBody).toContain('message_id');
  });

  test.each([
    ['messaging', '/nowhere', 404],
    ['voice', '/nowhere', 404],
    ['token', '/oauth2/token', 405],
  ])('has what reached no operation of %s: %s', async (name, path, status) => {
    expect(await shown(name, path)).toMatchObject({ interface: name, target: path, status, who: null, why: [] });
  });

  const REPLIES = '/v1/replies';

  test.each([
    ['no credentials', () => ({}), /^there is no Authorization header$/],
    ['a scheme of its own', () => ({ authorization: 'Digest a' }), /^the scheme "Digest" is not taken here$/],
    ['torn Basic', () => ({ authorization: 'Basic a' }), /not Base64/],
    ['an unknown key', () => ({ authorization: basic('nobody', 'x') }), /^"nobody" is not known here$/],
    ['a wrong secret', () => ({ authorization: basic(world.main.key, 'x') }), /^the secret of ".+" is wrong$/],
    ['a token', () => ({ authorization: 'Bearer abc' }), /^the scheme "Bearer" is not taken here$/],
    ['an unsigned hmac', () => ({ authorization: 'hmac a' }), /has no username/],
    ['another algorithm', () => signed({ named: 'hmac-sha512' }), /but "hmac-sha512"/],
    [
      'a signature with another secret',
      () => signed({}, 'x'),
      /the signed text is\nDate: .+\nGET \/v1\/replies HTTP\/1\.1$/,
    ],
    [
      'an old Date',
      () => signed({ date: 'Mon, 15 Jan 2024 11:50:00 GMT' }),
      /10 minutes behind the clock of the world/,
    ],
    ['an early Date', () => signed({ date: 'Mon, 15 Jan 2024 12:06:00 GMT' }), /6 minutes ahead of the clock/],
    ['a Date that is none', () => signed({ date: 'today' }), /^the Date "today" cannot be read$/],
    ['an unsigned body', () => signed({ body: 'b' }), /covers Content-MD5, and the request has no such header/],
  ])('says why %s was refused', async (_what, headers, why) => {
    const seen = await shown('messaging', REPLIES, { headers: headers() });
    expect(seen).toMatchObject({ status: 401, who: null });
    expect(seen.why.join('\n')).toMatch(why);
  });

  test.each([
    ['voice', '/v2/projects/p/services', 'Bearer abc', 'the token was not issued here'],
    ['voice', '/v2/projects/p/services', 'Bearer', 'there is no token after Bearer'],
    ['lookup', '/lookup?msisdn=46700000001', basic('me', 'x'), '"me" is not known here'],
  ])('says why %s refused', async (name, path, authorization, why) => {
    const { status, why: reasons } = await shown(name, path, { headers: { authorization } });
    expect([status, reasons]).toEqual([401, [why]]);
  });

  test('is not kept where nobody asked for it, and refuses what it does not have', async () => {
    const plain = await startPlatform();
    const other = await frozenWorld(plain);
    await expect(other.operate('GET', '/requests')).rejects.toThrow('409');
    await plain.close();
    await expect(world.operate('GET', '/requests/99999')).rejects.toThrow('404');
    await expect(world.operate('GET', '/requests/x')).rejects.toThrow('404');
  });
});

const { page } = await openedBrowser({ viewport: { width: 1280, height: 820 } });

describe.skipIf(noBrowser)('the request log in Chromium', () => {
  test('is live, filtered, and says why', async () => {
    const errors = await openPart(page, world.address, 'requests');
    await page.getByRole('searchbox').fill('post');
    const posts = page.locator('.row', { hasText: 'POST /v1/messages' });
    await posts.first().waitFor();
    const before = await posts.count();
    await world.send('Seen at once');
    await expect.poll(() => posts.count()).toBe(before + 1);
    await posts.first().click();
    const pane = page.locator('.pane');
    await expect.poll(() => pane.textContent()).toContain('Seen at once');
    await page.keyboard.press('Escape');
    await fetch(`${addressOf('messaging')}/v1/replies`, { headers: signed({}, 'wrong') });
    await page.getByLabel('Outcome').selectOption('unknown');
    await page.getByRole('searchbox').fill('signature');
    await page.locator('.row', { hasText: 'the signature does not match' }).first().click();
    await expect.poll(() => pane.textContent()).toContain('Why it was refused');
    expect(errors).toEqual([]);
  });
});
