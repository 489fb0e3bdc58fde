import { afterAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';
import { noBrowser } from '../pages/browser.ts';
import { openedBrowser } from '../pages/opened-browser.ts';
import { frozenWorld, openPart } from './sandbox.ts';

/** Twelve ports below the range that the machine gives out, so that a platform can come back where it was. */
const portBase = 10_000 + (process.pid % 1500) * 12;

const start = () => startPlatform({ portBase, defaultWorld: 'repeatable' });
let platform = await start();
afterAll(() => platform.close());
const { page } = await openedBrowser({ viewport: { width: 1280, height: 820 } });

describe.skipIf(noBrowser)('a sandbox page that stays open', () => {
  const connection = () => page.locator('#connection').textContent();

  test('says when the platform is gone, and goes on when it is back', async () => {
    await openPart(page, platform.addresses.lab as string, 'messages');
    await platform.close();
    await expect.poll(connection).toBe('disconnected, trying again');
    platform = await start();
    await expect.poll(connection, { timeout: 120_000 }).toBe('live');
    await page.getByText('its earlier data are gone').waitFor();
    const { messaging } = platform.credentials as { messaging: { key: string; secret: string } };
    const authorization = basic(messaging.key, messaging.secret);
    await fetch(`${platform.addresses.messaging}/v1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ messages: [{ content: 'After all', destination_number: '+46700000001' }] }),
    });
    await page.locator('.row', { hasText: 'After all' }).waitFor();
  });

  test('says that a world is gone, and makes another', async () => {
    const world = await frozenWorld(platform);
    await openPart(page, world.address, 'messages');
    await fetch(world.place, { method: 'DELETE' });
    await expect.poll(() => page.locator('#notices').textContent()).toContain(`There is no world ${world.id}`);
    expect(await connection()).toBe('no world');
    await page.getByRole('button', { name: 'New frozen world' }).click();
    await expect.poll(connection).toBe('live');
    const [, day, time] = /(\S{10}) (\S{8})UTCfrozen/.exec((await page.locator('#clock').textContent()) ?? '') ?? [];
    expect(Math.abs(Date.parse(`${day}T${time}Z`) - Date.now())).toBeLessThan(60_000);
    expect(page.url()).not.toContain(world.id);
  });

  test('is used by keyboard alone', async () => {
    const world = await frozenWorld(platform);
    await world.send('One');
    await world.send('Two');
    await openPart(page, world.address, 'messages');
    await page.locator('.row').first().waitFor();
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.type')).toBe('search');
    await page.keyboard.type('o');
    await page.locator('.list').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await world.send('Forty');
    await page.locator('.row', { hasText: 'Forty' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toContain('One');
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    await page.keyboard.press('Enter');
    await page.locator('.pane .said', { hasText: 'One' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.pane').isVisible()).toBe(false);
    expect(await page.evaluate('document.activeElement.textContent')).toContain('One');
  });
});
