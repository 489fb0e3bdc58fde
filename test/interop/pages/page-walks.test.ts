import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { makeRedRun, openBook, red } from '../red-run.ts';
import { noBrowser, seriousFindings } from './browser.ts';
import { openedBrowser } from './opened-browser.ts';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const STILL = { reducedMotion: 'reduce' } as const;

const focused = (page: Page): Promise<unknown> => page.evaluate('document.activeElement.textContent.trim()');

/** Presses Tab until an element with this text has the focus; throws after `most` presses. */
async function tabTo(page: Page, text: string, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (String(await focused(page)).startsWith(text)) return;
  }
  throw new Error(`${most} presses of Tab do not reach ${text}`);
}

const isSeen = (page: Page): Promise<unknown> =>
  page.evaluate('getComputedStyle(document.activeElement).outlineStyle === "solid"');

const platform = await startPlatform({ remembersRequests: true });
afterAll(() => platform.close());
const { browser } = await openedBrowser();

describe.skipIf(noBrowser)('walks through the pages', () => {
  beforeAll(makeRedRun);

  test('the rule book by keyboard: from the skip link over a count to a rule', async () => {
    const page = await browser.newPage({ ...STILL, viewport: DESK });
    await openBook(page, red);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the rules');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('rules');
    await page.evaluate('document.activeElement.blur(); scrollTo(0, 0)');
    await openBook(page, red);
    await tabTo(page, '✕ 1 fail');
    expect(await isSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('details.rule:visible').count()).toBe(1);
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('#MSG-DEDUP-02 .example[open]').waitFor();
    await page.close();
  });

  test.each([
    ['desk', DESK],
    ['phone', PHONE],
  ])('the rule book on a %s has no serious finding, in any state', async (_where, viewport) => {
    const page = await browser.newPage({ ...STILL, viewport });
    await openBook(page, red);
    await page.locator('.facts a.term').first().focus();
    expect(
      await seriousFindings(page, '.overview, .contents, #promises, #unverified, #glossary, .toolbar, #tip'),
    ).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
    await page.close();
  });
});
