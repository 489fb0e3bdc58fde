import { afterAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { noBrowser } from '../pages/browser.ts';
import { openedBrowser } from '../pages/opened-browser.ts';
import { startReceiver } from '../platform/local-platform.ts';
import { frozenWorld, openPart } from './sandbox.ts';

const HOSTILE = '</li><img src=x onerror="window.hit=1"><script>window.hit=1</script>{{7*7}}';

const platform = await startPlatform({ defaultWorld: 'repeatable' });
afterAll(() => platform.close());
const { page } = await openedBrowser({ viewport: { width: 1280, height: 820 } });

describe.skipIf(noBrowser)('the sandbox page in Chromium', () => {
  test('opens with the first world, its addresses, credentials and a line that works', async () => {
    const errors = await openPart(page, platform.addresses.lab as string, '');
    await page.getByRole('heading', { name: 'Addresses' }).waitFor();
    const text = await page.locator('main').textContent();
    const { messaging } = platform.credentials as { messaging: { key: string } };
    expect(text).toContain(platform.addresses.messaging);
    expect(text).toContain(`curl -sS -u '${messaging.key}:`);
    expect(await page.locator('#clock').textContent()).toContain('runs in real time');
    expect(errors).toEqual([]);
  });

  test('shows a message that is submitted, and its report when the clock was advanced', async () => {
    const world = await frozenWorld(platform);
    const steps = [{ after: 'PT3H', status: 'delivered', code: '221' }];
    await world.operate('POST', '/carrier/scripts', { number: '+46700000001', steps });
    const errors = await openPart(page, world.address, 'messages');
    await world.send('The parcel is on its way');
    await page.locator('.row', { hasText: 'The parcel is on its way' }).click();
    await page.getByRole('button', { name: '+1 h', exact: true }).click();
    await expect.poll(() => page.locator('.now').textContent()).toBe('2024-01-15 13:00:00');
    expect(await page.locator('.row .chip').textContent()).toBe('queued');
    await page.getByRole('button', { name: 'To next timer' }).click();
    await expect.poll(() => page.locator('.row .chip').textContent()).toBe('delivered 221');
    await expect.poll(() => page.locator('.pane').textContent()).toContain('delivered 221 2024-01-15 15:00:00');
    await page.fill('input[name=to]', '2024-01-16 09:00');
    await page.getByRole('button', { name: 'Go' }).click();
    await expect.poll(() => page.locator('.now').textContent()).toBe('2024-01-16 09:00:00');
    expect(errors).toEqual([]);
  });

  test('a reply from a handset reaches a real receiver, attempt by attempt', async () => {
    const world = await frozenWorld(platform);
    const mine = await startReceiver(500);
    await world.send('Are you at home?', { delivery_report: false, callback_url: mine.url });
    await openPart(page, world.address, 'handsets');
    await page.locator('.bubble.got', { hasText: 'Are you at home?' }).waitFor();
    await page.fill('input[name=text]', 'Yes, until six');
    await page.keyboard.press('Enter');
    await page.locator('.bubble.sent', { hasText: 'Yes, until six' }).waitFor();
    await page.click('nav a[href="#callbacks"]');
    await page.locator('.row', { hasText: 'status 500' }).waitFor();
    await page.getByRole('button', { name: '+1 min' }).click();
    await page.locator('.row', { hasText: 'status 200' }).click();
    const pane = page.locator('.pane');
    await expect.poll(() => pane.locator('ol li').allTextContents()).toHaveLength(2);
    expect(await pane.locator('pre').nth(1).textContent()).toContain('"content": "Yes, until six"');
    expect(JSON.parse(mine.bodies[1] as string).content).toBe('Yes, until six');
    mine.close();
  });

  test('switches a feature and a fault, and both count', async () => {
    const world = await frozenWorld(platform);
    await openPart(page, world.address, 'accounts');
    const main = page.locator('[data-account=main]');
    await main.getByLabel('de duplication').check();
    const known = () => world.operate('GET', '/accounts') as Promise<{ accounts: Array<{ features: object }> }>;
    await expect.poll(async () => (await known()).accounts[0]?.features).toMatchObject({ deDuplication: true });
    await page.click('nav a[href="#faults"]');
    await page.fill('input[type=search]', 'dedup.window-23');
    await page.getByLabel('dedup.window-23-hours').check();
    await expect.poll(() => world.operate('GET', '/faults')).toEqual({ ids: ['dedup.window-23-hours'] });
    await page.getByRole('button', { name: 'Switch all off' }).click();
    await expect.poll(() => world.operate('GET', '/faults')).toEqual({ ids: [] });
  });

  test('sets the result of a lookup, shows tokens, and lets a call come in', async () => {
    const world = await frozenWorld(platform);
    await openPart(page, world.address, 'lookup');
    await page.locator('select[name=result] option', { hasText: 'CALL_BARRED' }).waitFor({ state: 'attached' });
    await page.fill('input[name=msisdn]', '46700000001');
    await page.selectOption('select[name=result]', 'CALL_BARRED');
    await page.getByRole('button', { name: 'Set', exact: true }).first().click();
    await page.locator('td', { hasText: 'CALL_BARRED' }).waitFor();
    expect(await world.lookUp('46700000001')).toContain('CALL_BARRED');
    await page.click('nav a[href="#tokens"]');
    const { access_token } = await world.takeToken();
    await page.locator('td', { hasText: access_token }).waitFor();
    await page.click('nav a[href="#voice"]');
    await page.getByRole('button', { name: 'Start a call to Night line' }).first().click();
    await page.locator('.pane', { hasText: 'incoming' }).waitFor();
  });

  test('shows what users wrote as text and nothing else', async () => {
    const world = await frozenWorld(platform);
    const id = await world.send(HOSTILE, { metadata: { '<b>x</b>': HOSTILE }, source_number: null });
    const errors = await openPart(page, world.address, `messages/${id}`);
    await page.locator('.row').click();
    await page.locator('.pane .said').waitFor();
    expect(await page.locator('.pane .said').textContent()).toBe(HOSTILE);
    await page.click('nav a[href="#handsets"]');
    await page.locator('.bubble', { hasText: 'onerror' }).waitFor();
    expect(await page.evaluate('window.hit')).toBeUndefined();
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
