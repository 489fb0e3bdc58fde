import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { COLOURS, noBrowser, seriousFindings } from '../pages/browser.ts';
import { openedBrowser } from '../pages/opened-browser.ts';
import { frozenWorld, openPart } from './sandbox.ts';

/** Every part of the page, and those that show every colour there is. */
const ALL = 'nav a';
const COLOURFUL = 'nav a:is([href="#messages"], [href="#callbacks"], [href="#accounts"], [href="#tokens"])';

/** Without transitions: a colour halfway to another has a contrast that lasts for a blink. */
const STILL = { reducedMotion: 'reduce' } as const;

const drawn = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

const platform = await startPlatform();
afterAll(() => platform.close());
const { browser } = await openedBrowser();

describe.skipIf(noBrowser)('how the sandbox page looks', () => {
  test.each(['light', 'dark'] as const)('has no serious accessibility finding in %s', async (colorScheme) => {
    const world = await frozenWorld(platform);
    await world.send('Hello', { callback_url: 'http://127.0.0.1:9/' });
    await world.takeToken();
    await world.operate('PUT', '/hlr/46700000001', { result: 'OK' });
    const other = await browser.newPage({ ...STILL, colorScheme, viewport: { width: 1280, height: 820 } });
    await openPart(other, world.address, 'connect');
    const [seen, rules] = colorScheme === 'light' ? [ALL] : [COLOURFUL, COLOURS];
    const parts = await other.locator(seen).all();
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      await part.click();
      await drawn(other);
      if ((await other.locator('main .row').count()) > 0) await other.locator('main .row').first().click();
      expect(await seriousFindings(other, 'body', rules), (await part.textContent()) ?? '').toEqual([]);
    }
    await other.close();
  });

  test('fits a phone, part by part', async () => {
    const world = await frozenWorld(platform);
    await world.send('Hello '.repeat(60));
    const phone = await browser.newPage({ ...STILL, viewport: { width: 360, height: 740 } });
    await openPart(phone, world.address, 'connect');
    const parts = await phone.locator('nav a').all();
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) {
      await part.click();
      await drawn(phone);
      const width = await phone.evaluate('document.documentElement.scrollWidth');
      expect(width, (await part.textContent()) ?? '').toBeLessThanOrEqual(360);
    }
    await phone.close();
  });
});
